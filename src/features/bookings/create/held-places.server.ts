import { and, eq, isNotNull, isNull, ne, or, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Context } from "hono"
import { isStaff, type User } from "#features/account/account.ts"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { hasRoom, reserveSeats } from "#features/departures/departures.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { keyedHash } from "#server/database/site-secret.server.ts"
import type { HttpError } from "#server/errors.server.ts"
import { clientNetwork, networkPrefix } from "#server/http/ip-prefix.server.ts"
import { askForProof, hasProof } from "#server/limits/rate-limits.server.ts"

/*
 * How many places requests may hold that nobody has confirmed (docs/security.md). A request beyond that is accepted, and
 * holds its places as soon as a link mailed to the guest is opened or staff confirm it.
 */
const NETWORK_MAX = 30
/** One address (an IPv6 /64), and one e-mail. */
const ADDRESS_MAX = 20

/** Where a request comes from. Both are keyed hashes; null within the process. */
type Origin = { address: string | null; network: string | null }

/** An origin with what it may be asked for. */
export type Requester = Origin & { isProven: boolean; askForProof: () => Promise<HttpError> }

/** Finds where a request for a booking comes from, and whether a proof of work came with it. */
export async function findRequester(c: Context): Promise<Requester> {
  const network = networkPrefix(c)
  const hash = (value: string | undefined) => (value === undefined ? null : keyedHash("requester", value))
  return {
    address: await hash(network && clientNetwork(c)),
    network: await hash(network),
    isProven: await hasProof("bookingsByNetwork", c),
    askForProof: () => askForProof("bookingsByNetwork", c),
  }
}

/** Whether a request needs no mailed link: of staff, and of an account for the address that it has confirmed. */
export function isConfirmedBy(user: User | undefined, email: string): boolean {
  return user !== undefined && (isStaff(user) || (user.emailVerified && user.email === email))
}

/** People who want places on a departure. `bookingId` names their booking where it exists already. */
type Claim = { departureId: string; people: number; email: string; origin: Origin; bookingId?: string }

/** `held`: the places are theirs. `waiting`: there is room, but their origin holds too many. `refused`: there is no room. */
type Outcome = "held" | "waiting" | "refused"

/**
 * Takes the places of an unconfirmed request, unless its network, address or e-mail holds too many of that kind.
 * Locks come in this order everywhere: booking, product, origin, departure.
 */
export async function claimPlaces(claim: Claim, transaction: Database): Promise<Outcome> {
  const { departureId, people } = claim
  if (await mayHold(claim, transaction)) {
    return (await reserveSeats(departureId, people, transaction)) ? "held" : "refused"
  }
  return (await hasRoom(departureId, people, transaction)) ? "waiting" : "refused"
}

/** Whether an origin may hold so many more places. Others of the same origin wait until the transaction ends. */
export async function mayHold(claim: Omit<Claim, "departureId">, transaction: Database): Promise<boolean> {
  const { people, email, origin } = claim
  const names = [origin.network, origin.address, email].filter((name) => name !== null)
  // The count must see what the last holder of the locks has stored: it is a statement of its own after them.
  for (const name of names) await lock(`places ${name}`, transaction)
  const held = await countHeld(claim, transaction)
  const inLimits = held.email + people <= ADDRESS_MAX && held.address + people <= ADDRESS_MAX
  return inLimits && held.network + people <= NETWORK_MAX
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

/** As the index `bookings_unconfirmed` has it. */
const isUnconfirmed = and(
  sql`${bookings.status} = 'pending'`,
  sql`${bookings.holdsPlaces}`,
  isNull(bookings.emailConfirmedAt),
  isNotNull(bookings.departureId),
)
