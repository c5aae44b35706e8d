import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Context } from "hono"
import { isStaff, type User } from "#features/account/account.ts"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { hasSeatsFor, reserveSeats } from "#features/departures/bookings/seats.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { keyedHash } from "#server/database/site-secret.server.ts"
import type { HttpError } from "#server/errors.server.ts"
import { clientNetwork, truncatedIp } from "#server/http/ip-prefix.server.ts"
import { askForProof, hasProof } from "#server/limits/rate-limits.server.ts"

/* Limits on seats of unconfirmed requests (docs/security.md). Requests beyond them wait for confirmation. */
const MAX_PER_NETWORK = 30
/** Applies to one address (IPv6: /64) and to one email. */
const MAX_PER_ADDRESS = 20

/** Keyed hashes, null for calls within the process. */
type Origin = { address: string | null; network: string | null }

export type Requester = Origin & { isProven: boolean; askForProof: () => Promise<HttpError> }

export async function findRequester(c: Context): Promise<Requester> {
  const network = truncatedIp(c)
  const hash = (value: string | undefined) => (value === undefined ? null : keyedHash("requester", value))
  return {
    address: await hash(network && clientNetwork(c)),
    network: await hash(network),
    isProven: await hasProof("bookingsByNetwork", c),
    askForProof: () => askForProof("bookingsByNetwork", c),
  }
}

export function isConfirmedBy(user: User | undefined, email: string): boolean {
  return user !== undefined && (isStaff(user) || (user.emailVerified && user.email === email))
}

type Claim = { departureId: string; people: number; email: string; origin: Origin; bookingId?: string }

/** `waiting`: seats are free, but the origin holds too many unconfirmed ones. `refused`: not enough free seats. */
type Outcome = "held" | "waiting" | "refused"

/**
 * Reserves seats unless the origin holds too many unconfirmed ones. Always lock booking, product, origin, departure in
 * this order.
 */
export async function holdSeats(claim: Claim, transaction: Database): Promise<Outcome> {
  const { departureId, people } = claim
  if (await mayHoldSeats(claim, transaction)) {
    return (await reserveSeats(departureId, people, transaction)) ? "held" : "refused"
  }
  return (await hasSeatsFor(departureId, people, transaction)) ? "waiting" : "refused"
}

/** Returns whether an origin may hold this many more seats. Locks the origin until the transaction ends. */
export async function mayHoldSeats(claim: Omit<Claim, "departureId">, transaction: Database): Promise<boolean> {
  const { people, email, origin } = claim
  const names = [origin.network, origin.address, email].filter((name) => name !== null)
  // Count in a separate statement: only then it sees the rows that the previous lock holder committed.
  for (const name of names) await lock(`places ${name}`, transaction)
  const held = await countHeld(claim, transaction)
  const inLimits = held.email + people <= MAX_PER_ADDRESS && held.address + people <= MAX_PER_ADDRESS
  return inLimits && held.network + people <= MAX_PER_NETWORK
}

async function countHeld({ email, origin, bookingId = NO_BOOKING }: Omit<Claim, "departureId">, transaction: Database) {
  const { requestedFromNetwork, requestedFromAddress, customerEmail, travelers } = bookings
  const sum = (column: AnyPgColumn, value: string | null) =>
    sql<number>`coalesce(sum(${travelers}) filter (where ${column} = ${value}), 0)::int`
  const isSameOrigin = origin.network === null ? undefined : eq(requestedFromNetwork, origin.network)
  const [held] = await transaction
    .select({
      network: sum(requestedFromNetwork, origin.network),
      address: sum(requestedFromAddress, origin.address),
      email: sum(customerEmail, email),
    })
    .from(bookings)
    .where(and(isUnconfirmed, ne(bookings.id, bookingId), or(isSameOrigin, eq(customerEmail, email))))
  return held!
}

const NO_BOOKING = "00000000-0000-0000-0000-000000000000"

/** Must match the condition of the index `bookings_unconfirmed`. */
const isUnconfirmed = and(
  sql`${bookings.status} = 'pending'`,
  sql`${bookings.holdsPlaces}`,
  isNull(bookings.emailConfirmedAt),
  isNotNull(bookings.departureId),
)
