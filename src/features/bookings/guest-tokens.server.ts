import { inArray } from "drizzle-orm"
import type { Context } from "hono"
import type { User } from "#features/account/account.ts"
import { type Database, db, insertion } from "#server/database.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { GUEST_TOKENS_MAX } from "./booking.ts"
import { guestTokens } from "./bookings.table.server.ts"

/** Lets a token open bookings from now on. Only its hash is stored. */
export async function allowGuest(token: string, bookingIds: string[], database: Database): Promise<void> {
  const tokenHash = hashSecret(token)
  const [first, ...others] = bookingIds.map((bookingId) => ({ tokenHash, bookingId }))
  if (first) await insertion(guestTokens, first, database)
  if (others.length) await database.insert(guestTokens).values(others)
}

/** Subquery: the ids of the bookings that any of the tokens opens. */
export function openedBy(tokens: string[], database: Database = db) {
  return database
    .select({ id: guestTokens.bookingId })
    .from(guestTokens)
    .where(inArray(guestTokens.tokenHash, tokens.map(hashSecret)))
}

/**
 * The tokens of an `X-Guest-Token` header: one or several, separated by commas; those beyond the twentieth are not
 * read.
 */
export function readGuestTokens(header: string | undefined): string[] {
  return (header ?? "")
    .split(",", GUEST_TOKENS_MAX)
    .map((token) => token.trim())
    .filter(Boolean)
}

/** Who asks for a booking in a request: the user, where `knowUser` or the table of roles found one, and the tokens. */
export function viewerOf(c: Context): { user: User | undefined; tokens: string[] } {
  return { user: c.get("user"), tokens: readGuestTokens(c.req.header("x-guest-token")) }
}
