import { and, asc, between, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { RETURN_WITHIN_DAYS, returnDate } from "#domain/bookings/create/timed-places.server.ts"
import { MAX_TOUR_DAYS } from "#domain/tours/tour.ts"
import { pick } from "#lib/data/pick.ts"
import { addDays } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import type { CalendarQuery } from "./booking-list.schema.ts"
import type { CalendarTrip } from "./staff-booking.ts"

/** A busy month of the largest company; more could not be read in a calendar. */
const MAX_TRIPS = 2_000

/** The days of a tour, and of a car that is hired for several. A night train takes one. */
const days = sql<number>`greatest(1, case ${bookings.productType}
  when 'tour' then (${bookings.details} -> 'duration' ->> 'days')::integer
  when 'transfer' then ceil((${bookings.details} ->> 'duration')::numeric / 1440)::integer end)`

/** Returns transfers and tours on request that touch a range of days, pending and confirmed. Return trips have their own entry. */
export async function listCalendarTrips({ from, to, productId }: CalendarQuery): Promise<CalendarTrip[]> {
  const rows = await db
    .select({
      ...pick(bookings, "id", "reference", "status", "productType", "travelDate", "startTime", "travelers"),
      name: sql<Booking["product"]["name"]>`${bookings.details} -> 'name'`,
      days,
      returnDate: sql<string | null>`${returnDate}`,
      returnTime: sql<string | null>`${bookings.details} -> 'returnTrip' ->> 'startTime'`,
      customer: bookings.customerName,
    })
    .from(bookings)
    .where(and(isTrip, inRange(from, to), productId ? eq(bookings.productId, productId) : undefined))
    .orderBy(asc(bookings.travelDate), asc(bookings.startTime), asc(bookings.id))
    .limit(MAX_TRIPS)
  return rows.flatMap(({ id, name, days, travelDate, startTime, returnDate, returnTime, ...row }) => {
    const legOn = (date: string) => ({ _id: id, ...row, product: name, date, lastDay: addDays(date, days - 1) })
    const legs = [
      { ...legOn(travelDate), startTime, isReturn: false },
      ...(returnDate ? [{ ...legOn(returnDate), startTime: returnTime, isReturn: true }] : []),
    ]
    return legs.filter(({ date, lastDay }) => from <= lastDay && date <= to)
  })
}

const isTrip = and(
  inArray(bookings.status, ["pending", "confirmed"]),
  isNull(bookings.departureId),
  ne(bookings.productType, "product"),
)

function inRange(from: string, to: string): SQL | undefined {
  const reaches = (date: SQL) => sql`(${date} <= ${to} and ${date} + ${days} - 1 >= ${from})`
  return and(
    between(bookings.travelDate, addDays(from, -RETURN_WITHIN_DAYS - MAX_TOUR_DAYS), to),
    or(reaches(sql`${bookings.travelDate}`), reaches(sql`(${returnDate})::date`)),
  )
}
