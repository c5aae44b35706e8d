import { and, eq, ne } from "drizzle-orm"
import { balanceMinor } from "#features/bookings/balance.ts"
import { missingOfTravelers } from "#features/bookings/booking.ts"
import { presentBooking } from "#features/bookings/booking-presenter.server.ts"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { findStartLocation } from "#features/bookings/summary/booking-locations.ts"
import type { StaffPassenger } from "#features/departures/departure.ts"
import { toMajor } from "#lib/money.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { pick } from "#server/pick.server.ts"

type BookingRow = typeof bookings.$inferSelect

/** Returns the bookings of a departure, except cancelled ones. */
export function findBookingsOfDeparture(departureId: string, database: Database = db): Promise<BookingRow[]> {
  return database
    .select()
    .from(bookings)
    .where(and(eq(bookings.departureId, departureId), ne(bookings.status, "cancelled")))
    .orderBy(bookings.sortName, bookings.id)
}

/** Returns the passengers of a departure in order of pick-up. `startTime` is the departure's. */
export async function listPassengers(departureId: string, startTime: string): Promise<StaffPassenger[]> {
  const found = await findBookingsOfDeparture(departureId)
  return found
    .map((row) => presentPassenger(row, startTime))
    .toSorted((a, b) => a.pickupTime.localeCompare(b.pickupTime))
}

function presentPassenger(row: BookingRow, startTime: string): StaffPassenger {
  const booking = presentBooking(row)
  const { party, customerInfo, tourDetails } = booking
  return {
    ...pick(booking, "_id", "reference", "status", "language", "placesHeld"),
    ...customerInfo,
    phone: row.customerPhoneE164 ?? customerInfo.phone,
    adults: party.adults,
    children: party.children,
    childAges: party.childAges ?? [],
    childHeights: party.childHeights ?? [],
    pickupTime: tourDetails?.pickup?.time ?? startTime,
    // A guest who waits at a hotel must not be looked for at the tour's meeting point.
    pickupPlace: booking.missing.includes("pickupPlace") ? null : findStartLocation(booking),
    pickupZone: tourDetails?.pickup?.zone ?? null,
    travelerList: tourDetails?.travelerList ?? [],
    missing: missingOfTravelers(booking.missing),
    requests: booking.specialRequests,
    choices: tourDetails?.choices ?? [],
    extras: tourDetails?.extras ?? [],
    privateGroup: tourDetails?.privateGroup ?? false,
    staffNote: row.staffNote,
    currency: row.currency,
    vndPerUsd: row.fxRate,
    total: toMajor(row.totalMinor, row.currency),
    paid: toMajor(row.paidMinor, row.currency),
    balance: toMajor(balanceMinor(row), row.currency),
  }
}
