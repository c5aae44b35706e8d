import { and, count, eq, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { isOfOrigin, isOfOrigins, NO_ORIGIN, sumOf, sumsByOrigin } from "#server/limits/origin.server.ts"
import type { RequestCounts } from "#server/limits/request-counts.server.ts"

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

export const bookingCounts: RequestCounts = {
  countUnanswered: (rows) => {
    const { requestedFromNetwork: network, requestedFromMailbox: mailbox } = bookings
    return db
      .select({ network, mailbox, requests: count() })
      .from(bookings)
      .where(and(eq(bookings.status, "pending"), isOfOrigins(bookings, rows)))
      .groupBy(network, mailbox)
  },
  sumHeld: async (origin, transaction, except = NO_BOOKING) => {
    return firstOf(
      await transaction
        .select(sumsByOrigin(bookings, bookings.travelers, origin))
        .from(bookings)
        .where(and(isUnconfirmed, ne(bookings.id, except), isOfOrigin(bookings, origin))),
    )
  },
  sumHeldByNetwork: (networks, transaction) =>
    transaction
      .select({ network: bookings.requestedFromNetwork, people: sumOf(bookings.travelers) })
      .from(bookings)
      .where(and(isUnconfirmed, inArray(bookings.requestedFromNetwork, networks)))
      .groupBy(bookings.requestedFromNetwork),
}

/** Nothing is held by a trip that is over. */
export async function forgetOriginsOfPastTrips(): Promise<void> {
  await db
    .update(bookings)
    .set(NO_ORIGIN)
    .where(and(isNotNull(bookings.requestedFromNetwork), lt(bookings.travelDate, hanoiDate())))
}
