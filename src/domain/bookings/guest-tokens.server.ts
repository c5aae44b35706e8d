import { and, eq, inArray, isNotNull, lt, not, notInArray, or, type SQL, sql } from "drizzle-orm"
import type { Context } from "hono"
import type { User } from "#domain/account/account.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { hashKey } from "#server/limits/rate-limits.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { bookings } from "./bookings.table.server.ts"
import { guestTokens } from "./guest-tokens.table.server.ts"

const MAX_GUEST_TOKENS = 20

/** For each booking, mailed tokens and browser tokens are limited separately; older ones expire. */
const MAX_TOKENS = 20
/** Tokens expire this many days after the trip. */
const DAYS_AFTER = 60
/** Access proved later than that lasts a day. */
const PROVED_FOR = sql`interval '1 day'`
/** Long enough to recognise a repeated request. */
const NETWORK_KEPT = sql`interval '1 hour'`

export type Guest = { network: string; tokens: string[] }

export function readGuest(c: Context): Guest {
  return { network: clientNetwork(c), tokens: readGuestTokens(c.req.header("x-guest-token")) }
}

export async function storeFirstToken(
  token: string,
  bookingId: string,
  guest: Guest,
  database: Database,
): Promise<void> {
  const networkHash = hashKey(guest.network)
  await database.insert(guestTokens).values({ tokenHash: hashSecret(token), bookingId, networkHash })
}

export async function grantGuestAccess(token: string, bookingIds: string[], database: Database): Promise<void> {
  if (bookingIds.length === 0) return
  const tokenHash = hashSecret(token)
  await database.insert(guestTokens).values(bookingIds.map((bookingId) => ({ tokenHash, bookingId })))
  await endOldest(bookingIds, false, database)
}

/**
 * Locks the booking, so that a concurrent change of the address revokes the token.
 * @returns false if the address has changed
 */
export function storeMailedToken(token: string, bookingId: string, email: string): Promise<boolean> {
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
    .where(sql`nth > ${MAX_TOKENS}`)
  await database.delete(guestTokens).where(sql`(${guestTokens.tokenHash}, ${guestTokens.bookingId}) in ${old}`)
}

export async function revokeGuestTokens(bookingId: string, except: string[], database: Database): Promise<number> {
  const others = except.length ? notInArray(guestTokens.tokenHash, except.map(hashSecret)) : undefined
  const ended = await database
    .delete(guestTokens)
    .where(and(eq(guestTokens.bookingId, bookingId), others))
    .returning({ tokenHash: guestTokens.tokenHash })
  return ended.length
}

/** Returns whether the booking was made from this network or one of the tokens opens it. */
export async function isBookingGuest(
  bookingId: string,
  { network, tokens }: Guest,
  database: Database,
): Promise<boolean> {
  const isTheirs = or(eq(guestTokens.networkHash, hashKey(network)), isOneOf(tokens))
  return (await database.$count(guestTokens, and(eq(guestTokens.bookingId, bookingId), isTheirs))) > 0
}

const LAST_DAY = sql`greatest(
  ${bookings.travelDate} + coalesce((${bookings.details} -> 'duration' ->> 'days')::int, 1) - 1,
  (${bookings.details} -> 'returnTrip' ->> 'travelDate')::date)`

const isLive = (): SQL =>
  sql`(${LAST_DAY} + ${DAYS_AFTER}::int >= ${hanoiDate()}::date or ${guestTokens.createdAt} > now() - ${PROVED_FOR})`

export function bookingsOpenedBy(tokens: string[], database: Database = db) {
  return database
    .select({ id: guestTokens.bookingId })
    .from(guestTokens)
    .innerJoin(bookings, eq(bookings.id, guestTokens.bookingId))
    .where(and(isOneOf(tokens), isLive()))
}

/** Few enough for a statement of some milliseconds: there are millions of tokens after some years. */
const SWEPT_AT_ONCE = 1_000

const selectKeys = () =>
  db.select({ tokenHash: guestTokens.tokenHash, bookingId: guestTokens.bookingId }).from(guestTokens)

const KEY = sql`(${guestTokens.tokenHash}, ${guestTokens.bookingId})`

/** Deletes expired tokens in batches. Those that are not deleted yet open nothing. */
export async function sweepGuestTokens(stopped: () => boolean = () => false): Promise<void> {
  const keyOf = (row: Key) => sql`(${row.tokenHash}, ${row.bookingId}::uuid)`
  const expired = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, guestTokens.bookingId), not(isLive())))
  for (let after: Key = FIRST_KEY; !stopped(); ) {
    const batch = await selectKeys()
      .where(sql`${KEY} > ${keyOf(after)}`)
      .orderBy(guestTokens.tokenHash, guestTokens.bookingId)
      .limit(SWEPT_AT_ONCE)
    const last = batch.at(-1)
    if (!last) break
    await db.delete(guestTokens).where(sql`${KEY} > ${keyOf(after)} and ${KEY} <= ${keyOf(last)} and exists ${expired}`)
    after = last
  }
}

/** Forgets the networks of older tokens, in batches. */
export async function forgetTokenNetworks(): Promise<void> {
  const isOld = and(isNotNull(guestTokens.networkHash), lt(guestTokens.createdAt, sql`now() - ${NETWORK_KEPT}`))
  for (let count = SWEPT_AT_ONCE; count === SWEPT_AT_ONCE; ) {
    const some = selectKeys().where(isOld).limit(SWEPT_AT_ONCE)
    const forgotten = db.update(guestTokens).set({ networkHash: null }).where(sql`${KEY} in ${some}`)
    count = (await forgotten.returning({ bookingId: guestTokens.bookingId })).length
  }
}

type Key = { tokenHash: string; bookingId: string }

const FIRST_KEY: Key = { tokenHash: "", bookingId: "00000000-0000-0000-0000-000000000000" }

export async function wasMailed(tokens: string[], bookingId: string, database: Database): Promise<boolean> {
  const isOfBooking = and(eq(guestTokens.bookingId, bookingId), guestTokens.mailed)
  return (await database.$count(guestTokens, and(isOneOf(tokens), isOfBooking))) > 0
}

const isOneOf = (tokens: string[]): SQL => inArray(guestTokens.tokenHash, tokens.map(hashSecret))

/** Parses the `X-Guest-Token` header: up to 20 tokens, separated by commas. */
export function readGuestTokens(header: string | undefined): string[] {
  return (header ?? "")
    .split(",", MAX_GUEST_TOKENS)
    .map((token) => token.trim())
    .filter(Boolean)
}

export function viewerFrom(c: Context): { user: User | undefined; tokens: string[] } {
  return { user: c.get("user"), tokens: readGuestTokens(c.req.header("x-guest-token")) }
}
