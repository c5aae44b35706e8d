import { AREAS, type Area, ROLES, type Role } from "#lib/roles.ts"

export type Caller = "anonymous" | "guest" | Role

/**
 * Who may call a route, and the Cache-Control of its answers to everyone, if they may be stored. Pages share them until
 * content changes, unless the route sells places: a sale changes no content. Files that a browser saves also open by
 * a link that was made for the user (file-links.server.ts).
 */
export type Access = { callers: readonly Caller[]; cacheControl?: string; sellsPlaces?: true; opensByLink?: true }

/** The domain also hides rows from callers who may not see them, with 404. */
export const EVERYONE: Access = { callers: ["anonymous", "guest", ...ROLES] }
/** Content that is the same for everyone. */
export const PUBLIC: Access = { ...EVERYONE, cacheControl: "public, max-age=10, stale-while-revalidate=60" }
/** Public, but never stale: staff expect changed settings at once. */
export const PUBLIC_FRESH: Access = { ...EVERYONE, cacheControl: "public, no-cache" }
export const ON_SALE: Access = { ...PUBLIC_FRESH, sellsPlaces: true }
export const SIGNED_IN: Access = { callers: ROLES }

const workersIn = (area: Area): Access => ({ callers: AREAS[area] })

/** Of the areas of the work, which `lib/roles.ts` explains. */
export const TEAM = workersIn("team")
export const OFFICE = workersIn("office")
export const BOOKINGS = workersIn("bookings")
export const GUESTS = workersIn("guests")
export const SALES = workersIn("sales")
export const OPERATIONS = workersIn("operations")
export const PAYMENTS = workersIn("payments")
export const ACCOUNTS = workersIn("accounts")
export const FIGURES = workersIn("figures")
export const CONTENT = workersIn("content")
export const SETTINGS = workersIn("settings")
export const ADMINISTRATION = workersIn("administration")

/** Guests do it for bookings of their own, and an area for those of all. Other colleagues, who only read them, are refused. */
const guestsAnd = (area: Area): Access => ({
  callers: EVERYONE.callers.filter((caller) => !isReaderOnly(caller, area)),
})

function isReaderOnly(caller: Caller, area: Area): boolean {
  const [readers, writers]: (readonly Caller[])[] = [AREAS.bookings, AREAS[area]]
  return readers!.includes(caller) && !writers!.includes(caller)
}

export const GUESTS_AND_SALES = guestsAnd("sales")
/** For where to send a refund. */
export const GUESTS_AND_ACCOUNTS = guestsAnd("accounts")
/** For pictures of transfer slips, and for whom an invoice is. */
export const GUESTS_AND_PAYMENTS = guestsAnd("payments")

/** A file that also opens by a link that was made for the user. */
export const asFile = (access: Access): Access => ({ ...access, opensByLink: true })

/** By route, such as `GET /tours/:id`. */
export type AccessTable = Readonly<Record<string, Access>>
