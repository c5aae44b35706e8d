import { and, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { countOffered, countOfferedTo } from "#domain/waiting-list/bookings/offered-places.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { isOfOrigin, NO_ORIGIN, type Origin, sumOf, sumsByOrigin } from "#server/limits/origin.server.ts"

/*
 * Limits on places that are held and that nobody has confirmed (docs/security.md): of departures, of timetables, and
 * those offered to who waits.
 */
const MAX_PER_NETWORK = 30
/** Applies to one address (IPv6: /64) and to one mailbox. */
const MAX_PER_ADDRESS = 20

type Claim = { people: number; origin: Origin; bookingId?: string }

/**
 * Returns whether an origin may hold this many more places. Locks the origin until the transaction ends. Always lock
 * booking, product, timetable, origin, departure in this order.
 */
export async function mayHoldPlaces(claim: Claim, transaction: Database): Promise<boolean> {
  const { network, address, mailbox } = claim.origin
  // Count in a separate statement: only then it sees the rows that the previous lock holder committed.
  for (const name of [network, address, mailbox]) if (name !== null) await lock(`places ${name}`, transaction)
  const { people, origin, bookingId } = claim
  const [unconfirmed] = await transaction
    .select(sumsByOrigin(bookings, bookings.travelers, origin))
    .from(bookings)
    .where(and(isUnconfirmed, ne(bookings.id, bookingId ?? NO_BOOKING), isOfOrigin(bookings, origin)))
  const offered = await countOffered(origin, transaction)
  const total = (name: keyof Origin) => unconfirmed![name] + offered[name] + people
  const inLimits = total("mailbox") <= MAX_PER_ADDRESS && total("address") <= MAX_PER_ADDRESS
  return inLimits && total("network") <= MAX_PER_NETWORK
}

/** Returns how many more places each of these networks may hold, below zero for those beyond the limit. */
export async function roomOfNetworks(networks: string[], transaction: Database): Promise<ReadonlyMap<string, number>> {
  const unconfirmed = await transaction
    .select({ network: bookings.requestedFromNetwork, people: sumOf(bookings.travelers) })
    .from(bookings)
    .where(and(isUnconfirmed, inArray(bookings.requestedFromNetwork, networks)))
    .groupBy(bookings.requestedFromNetwork)
  const room = new Map(networks.map((network) => [network, MAX_PER_NETWORK]))
  for (const { network, people } of [...unconfirmed, ...(await countOfferedTo(networks, transaction))])
    if (network !== null) room.set(network, (room.get(network) ?? 0) - people)
  return room
}

/** Nothing is held by a trip that is over. */
export async function forgetOriginsOfPastTrips(): Promise<void> {
  await db
    .update(bookings)
    .set(NO_ORIGIN)
    .where(and(isNotNull(bookings.requestedFromNetwork), lt(bookings.travelDate, hanoiDate())))
}

const NO_BOOKING = "00000000-0000-0000-0000-000000000000"

/**
 * Must match the condition of the index `bookings_unconfirmed`. Those that were confirmed at once keep their origin, unlike
 * those that staff confirmed.
 */
const isUnconfirmed = and(
  sql`${bookings.status} in ('pending', 'confirmed')`,
  sql`${bookings.holdsPlaces}`,
  isNull(bookings.emailConfirmedAt),
  sql`((${bookings.departureId} is not null) or ${bookings.timedPlaces})`,
)
