import { and, between, eq, isNull, ne, or } from "drizzle-orm"
import { presentPaid } from "#domain/bookings/balance.ts"
import { type Booking, missingOfTravelers, type TransferDetails } from "#domain/bookings/booking.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { isOfTransfers, RETURN_WITHIN_DAYS, returnDate } from "#domain/bookings/create/timed-places.server.ts"
import { findDestination, findPickupPlace, findPickupTime } from "#domain/bookings/summary/booking-locations.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"
import { addDays } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { DayPassenger, RidePassenger, StaffPassenger } from "./boarding.ts"

type BookingRow = typeof bookings.$inferSelect

/** Returns the bookings of a departure, except cancelled ones. */
function findBookingsOfDeparture(departureId: string, database: Database = db): Promise<BookingRow[]> {
  return database
    .select()
    .from(bookings)
    .where(and(eq(bookings.departureId, departureId), ne(bookings.status, "cancelled")))
    .orderBy(bookings.sortName, bookings.id)
}

/** Returns the bookings of a departure that is still to come. */
export async function findActiveBookings(departureId: string, database?: Database): Promise<BookingRow[]> {
  const rows = await findBookingsOfDeparture(departureId, database)
  return rows.filter(({ status }) => status === "pending" || status === "confirmed")
}

/** Returns the passengers of a departure in order of pick-up. `startTime` is the departure's. */
export async function listPassengers(departureId: string, startTime: string): Promise<StaffPassenger[]> {
  const found = await findBookingsOfDeparture(departureId)
  return found
    .map(presentPassenger)
    .map((one) => ({ ...one, pickupTime: one.pickupTime ?? startTime }))
    .toSorted((a, b) => a.pickupTime.localeCompare(b.pickupTime))
}

/** Returns a booking of a manifest, with the time at which its guests are picked up if that is before the start. */
function presentPassenger(row: BookingRow) {
  const booking = presentBooking(row)
  const { party, customerInfo, tourDetails, transferDetails } = booking
  const trip = tourDetails ?? transferDetails
  return {
    ...pick(booking, "_id", "reference", "status", "language", "placesHeld"),
    ...customerInfo,
    phone: row.customerPhoneE164 ?? customerInfo.phone,
    adults: party.adults,
    children: party.children,
    childAges: party.childAges ?? [],
    childHeights: party.childHeights ?? [],
    pickupTime: findPickupTime(booking),
    pickupPlace: findPickupPlace(booking),
    pickupZone: trip?.pickup?.zone ?? null,
    travelerList: trip?.travelerList ?? [],
    missing: missingOfTravelers(booking.missing),
    requests: booking.specialRequests,
    choices: trip?.choices ?? [],
    extras: trip?.extras ?? [],
    privateGroup: tourDetails?.privateGroup ?? false,
    staffNote: row.staffNote,
    currency: row.currency,
    vndPerUsd: row.fxRate,
    total: toMajor(row.totalMinor, row.currency),
    ...presentPaid(row),
  }
}

type Ride = { transferId: string; isReturn: boolean; time: string | null; people: number; passenger: RidePassenger }

/** Returns who rides on a day with these transfers, there or back, except cancelled bookings. */
export async function listRidePassengers(transferIds: string[], date: string): Promise<Ride[]> {
  if (transferIds.length === 0) return []
  const rows = await db
    .select()
    .from(bookings)
    .where(and(isOfTransfers(transferIds), or(eq(bookings.travelDate, date), eq(returnDate, date))))
    .orderBy(bookings.sortName, bookings.id)
  return rows.flatMap((row) => [
    ...(row.travelDate === date ? [presentRide(row, false)] : []),
    ...(returnTripOf(row)?.travelDate === date ? [presentRide(row, true)] : []),
  ])
}

const returnTripOf = ({ details }: BookingRow) => (details as TransferDetails).returnTrip

type DayBooking = Pick<BookingRow, "productType" | "productId" | "departureId"> & {
  name: Booking["product"]["name"]
  isReturn: boolean
  /** Whether it runs from the end of its service to the start. */
  runsBack: boolean
  time: string | null
  passenger: DayPassenger
}

/** Returns who travels on a day: all bookings that begin on it or return on it, except those that were cancelled. */
export async function listDayBookings(date: string): Promise<DayBooking[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        ne(bookings.status, "cancelled"),
        isNull(bookings.calledOffReason),
        between(bookings.travelDate, addDays(date, -RETURN_WITHIN_DAYS), date),
        or(eq(bookings.travelDate, date), eq(returnDate, date)),
      ),
    )
    .orderBy(bookings.sortName, bookings.id)
  return rows.flatMap((row) => [
    ...(row.travelDate === date ? [presentDayBooking(row, false)] : []),
    ...(returnTripOf(row)?.travelDate === date ? [presentDayBooking(row, true)] : []),
  ])
}

function presentDayBooking(row: BookingRow, isReturn: boolean): DayBooking {
  const { time, passenger, isReturn: runsBack } = presentRide(row, isReturn)
  const { product, transferDetails } = presentBooking(row)
  const flight = (isReturn ? transferDetails?.returnTrip?.flight : transferDetails?.flight) ?? null
  const of = pick(row, "productType", "productId", "departureId")
  return { ...of, name: product.name, isReturn, runsBack, time, passenger: { ...passenger, flight } }
}

/** On the way back guests are fetched where the way there ended. */
function presentRide(row: BookingRow, isReturn: boolean): Ride {
  const time = isReturn ? (returnTripOf(row)?.startTime ?? null) : row.startTime
  const there = presentPassenger(row)
  const end = findDestination(presentBooking(row))
  const back = { pickupTime: time, pickupPlace: end, pickupZone: null, dropoffPlace: there.pickupPlace }
  const passenger = isReturn
    ? { ...there, ...back }
    : { ...there, pickupTime: there.pickupTime ?? time, dropoffPlace: end }
  const isReversed = (row.details as TransferDetails).isReversed ?? false
  // `isReturn` is the direction of the service here.
  return { transferId: row.productId, isReturn: isReturn !== isReversed, time, people: row.travelers, passenger }
}
