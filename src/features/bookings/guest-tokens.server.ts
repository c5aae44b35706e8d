import { and, eq, inArray, isNotNull, lt, not, notInArray, or, type SQL, sql } from "drizzle-orm"
import type { Context } from "hono"
import type { User } from "#features/account/account.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { hiddenKey } from "#server/limits/rate-limits.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { GUEST_TOKENS_MAX } from "./booking.ts"
import { bookings, guestTokens } from "./bookings.table.server.ts"

/** So many of the newest tokens of mails open a booking, and as many of those handed to browsers. */
const NEWEST = 20
/** A token works until so many days after the last day of the journey … */
const DAYS_AFTER = 60
/** … or, where somebody has proved a booking later than that, for a day. */
const PROVED_FOR = sql`interval '1 day'`
/** A repeated request is answered again within minutes; the network is not needed after that. */
const NETWORK_KEPT = sql`interval '1 hour'`

/** Who sends a request as a guest: from which network, and with which tokens. */
export type Guest = { network: string; tokens: string[] }

/** Who sends this request as a guest. */
export function guestOf(c: Context): Guest {
  return { network: clientNetwork(c), tokens: readGuestTokens(c.req.header("x-guest-token")) }
}

/** Lets the token of a new booking open it. Only its hash is stored, and the network only hidden. */
export async function allowFirst(token: string, bookingId: string, guest: Guest, database: Database): Promise<void> {
  const networkHash = hiddenKey(guest.network)
  await database.insert(guestTokens).values({ tokenHash: hashSecret(token), bookingId, networkHash })
}

/** Lets a token that is handed to a browser open bookings from now on. */
export async function grantGuestAccess(token: string, bookingIds: string[], database: Database): Promise<void> {
  if (bookingIds.length === 0) return
  const tokenHash = hashSecret(token)
  await database.insert(guestTokens).values(bookingIds.map((bookingId) => ({ tokenHash, bookingId })))
  await endOldest(bookingIds, false, database)
}

/**
 * Lets a token that is mailed to an address open a booking, as long as the address is still the booking's. The booking is
 * held, so that a change of the address at the same moment ends this token too.
 * @returns whether it opens the booking
 */
export function allowMailed(token: string, bookingId: string, email: string): Promise<boolean> {
  return transact(async (transaction) => {
    const theirs = and(eq(bookings.id, bookingId), eq(bookings.customerEmail, email))
    const [row] = await transaction.select({ id: bookings.id }).from(bookings).where(theirs).for("share")
    if (!row) return false
    await transaction.insert(guestTokens).values({ tokenHash: hashSecret(token), bookingId, mailed: true })
    await endOldest([bookingId], true, transaction)
    return true
  })
}

async function endOldest(bookingIds: string[], mailed: boolean, database: Database): Promise<void> {
  const nth = sql<number>`row_number() over (partition by ${guestTokens.bookingId} order by ${guestTokens.createdAt} desc)`
  const ranked = database
    .select({ tokenHash: guestTokens.tokenHash, bookingId: guestTokens.bookingId, nth: nth.as("nth") })
    .from(guestTokens)
    .where(and(inArray(guestTokens.bookingId, bookingIds), eq(guestTokens.mailed, mailed)))
    .as("ranked")
  const old = database
    .select({ tokenHash: ranked.tokenHash, bookingId: ranked.bookingId })
    .from(ranked)
    .where(sql`nth > ${NEWEST}`)
  await database.delete(guestTokens).where(sql`(${guestTokens.tokenHash}, ${guestTokens.bookingId}) in ${old}`)
}

/**
 * Ends the tokens that open a booking, but for those of who asks.
 * @returns how many there were
 */
export async function endTokens(bookingId: string, except: string[], database: Database): Promise<number> {
  const others = except.length ? notInArray(guestTokens.tokenHash, except.map(hashSecret)) : undefined
  const ended = await database
    .delete(guestTokens)
    .where(and(eq(guestTokens.bookingId, bookingId), others))
    .returning({ tokenHash: guestTokens.tokenHash })
  return ended.length
}

/** Whether a booking was made from this network, or one of these tokens opens it. */
export async function isGuestOf(bookingId: string, { network, tokens }: Guest, database: Database): Promise<boolean> {
  const [row] = await database
    .select({ bookingId: guestTokens.bookingId })
    .from(guestTokens)
    .where(
      and(
        eq(guestTokens.bookingId, bookingId),
        or(eq(guestTokens.networkHash, hiddenKey(network)), inArray(guestTokens.tokenHash, tokens.map(hashSecret))),
      ),
    )
    .limit(1)
  return row !== undefined
}

const LAST_DAY = sql`greatest(
  ${bookings.travelDate} + coalesce((${bookings.details} -> 'duration' ->> 'days')::int, 1) - 1,
  (${bookings.details} -> 'returnTrip' ->> 'travelDate')::date)`

const isLive = (): SQL =>
  sql`(${LAST_DAY} + ${DAYS_AFTER}::int >= ${hanoiDate()}::date or ${guestTokens.createdAt} > now() - ${PROVED_FOR})`

/** Subquery: the ids of the bookings that any of the tokens opens. */
export function bookingsOpenedBy(tokens: string[], database: Database = db) {
  return database
    .select({ id: guestTokens.bookingId })
    .from(guestTokens)
    .innerJoin(bookings, eq(bookings.id, guestTokens.bookingId))
    .where(and(inArray(guestTokens.tokenHash, tokens.map(hashSecret)), isLive()))
}

/** Forgets tokens that have expired, and networks. */
export async function sweepGuestTokens(): Promise<void> {
  const expired = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, guestTokens.bookingId), not(isLive())))
  await db.delete(guestTokens).where(sql`exists ${expired}`)
  await db
    .update(guestTokens)
    .set({ networkHash: null })
    .where(and(isNotNull(guestTokens.networkHash), lt(guestTokens.createdAt, sql`now() - ${NETWORK_KEPT}`)))
}

/** Whether one of the tokens was mailed to the address on a booking. */
export async function wasMailed(tokens: string[], bookingId: string, database: Database): Promise<boolean> {
  const [row] = await database
    .select({ id: guestTokens.bookingId })
    .from(guestTokens)
    .where(
      and(
        inArray(guestTokens.tokenHash, tokens.map(hashSecret)),
        eq(guestTokens.bookingId, bookingId),
        eq(guestTokens.mailed, true),
      ),
    )
    .limit(1)
  return row !== undefined
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
