import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type AuditEntry = z.infer<typeof shapes.entry>
export type AuditPage = z.infer<typeof shapes.page>
export type Actor = z.infer<typeof shapes.person>

/** Those who write without an account: a guest with a booking's link, and the site itself. */
export const ACTORS_WITHOUT_ACCOUNT = ["guest", "system"] as const

/** Returns the name of the file that a picture's address holds: '/media/tours/<key>/16x9-1440.webp'. */
export function pictureKey(url: string): string | undefined {
  return /^\/media\/[a-z-]+\/([\w-]+)\//.exec(url)?.[1]
}
