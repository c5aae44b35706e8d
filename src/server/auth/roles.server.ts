import type { Role } from "#lib/roles.ts"

export type Caller = "anonymous" | "guest" | Role

/**
 * Who may call a route, and the Cache-Control of its answers to everyone, if they may be stored. Pages share them until
 * content changes, unless the route sells places: a sale changes no content. Files that a browser saves also open by
 * a link that was made for the user (file-links.server.ts).
 */
export type Access = { callers: readonly Caller[]; cacheControl?: string; sellsPlaces?: true; opensByLink?: true }

/** The domain also hides rows from callers who may not see them, with 404. */
export const EVERYONE: Access = { callers: ["anonymous", "guest", "customer", "staff", "admin"] }
/** Content that is the same for everyone. */
export const PUBLIC: Access = { ...EVERYONE, cacheControl: "public, max-age=10, stale-while-revalidate=60" }
/** Public, but never stale: staff expect changed settings at once. */
export const PUBLIC_FRESH: Access = { ...EVERYONE, cacheControl: "public, no-cache" }
export const ON_SALE: Access = { ...PUBLIC_FRESH, sellsPlaces: true }
export const SIGNED_IN: Access = { callers: ["customer", "staff", "admin"] }
export const STAFF: Access = { callers: ["staff", "admin"] }
export const ADMIN: Access = { callers: ["admin"] }
export const STAFF_FILE: Access = { ...STAFF, opensByLink: true }
export const ADMIN_FILE: Access = { ...ADMIN, opensByLink: true }

/** By route, such as `GET /tours/:id`. */
export type AccessTable = Readonly<Record<string, Access>>
