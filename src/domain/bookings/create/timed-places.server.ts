import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"
import { type BookingRow, bookings } from "../bookings.table.server.ts"

/** A booking that is changed: its own places are free for it. */
export type ChangedBooking = Pick<
  BookingRow,
  "id" | "travelers" | "travelDate" | "startTime" | "details" | "holdsPlaces"
>

type Leg = { travelDate: string; time: string | null }
export type Legs = { outbound: Leg; returnLeg: Leg | undefined }

/** Returns the days and times of a booked transfer, there and back. */
export function bookedLegs({
  travelDate,
  startTime,
  details,
}: Pick<ChangedBooking, "travelDate" | "startTime" | "details">): Legs {
  const back = "returnTrip" in details ? details.returnTrip : null
  return {
    outbound: { travelDate, time: startTime },
    returnLeg: back ? { travelDate: back.travelDate, time: back.startTime } : undefined,
  }
}

/** `isReturn`: whether it runs from the service's end to its start. */
type Asked = { transferIds: string[]; date: string; isReturn?: boolean; except?: string | undefined }
type Booked = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Bookings of these transfers, except cancelled ones. */
export const isOfTransfers = (transferIds: string[]): SQL | undefined =>
  and(inArray(bookings.productId, transferIds), eq(bookings.productType, "transfer"), ne(bookings.status, "cancelled"))

/** A return trip is at most this long after the way there. */
export const RETURN_WITHIN_DAYS = 60

const back = (field: string): SQL<string> => sql`(${bookings.details} -> 'returnTrip' ->> ${sql.raw(`'${field}'`)})`
export const returnDate = back("travelDate")
const isReversed = sql`coalesce((${bookings.details} ->> 'isReversed')::boolean, false)`

/** The outbound leg of a booking from the service's start runs there, as does the way back of one from its end. */
const LEGS = [
  { isOutbound: true, date: sql`${bookings.travelDate}`, time: sql<string>`${bookings.startTime}` },
  { isOutbound: false, date: returnDate, time: back("startTime") },
]

/**
 * Returns how many passengers are booked at each time of a day in one direction of the service, by transfer. `except` is
 * a booking that is moved.
 */
export async function countTimedPassengers(
  { transferIds, date, isReturn = false, except }: Asked,
  database: Database,
): Promise<Booked> {
  const booked = new Map<string, Map<string, number>>()
  if (transferIds.length === 0) return booked
  for (const leg of LEGS) {
    const runsThisWay = isReturn === leg.isOutbound ? isReversed : sql`not ${isReversed}`
    const rows = await database
      .select({
        transferId: bookings.productId,
        time: leg.time,
        passengers: sql<number>`sum(${bookings.travelers})::int`,
      })
      .from(bookings)
      .where(
        and(
          isOfTransfers(transferIds),
          bookings.holdsPlaces,
          sql`${leg.date} = ${date}`,
          runsThisWay,
          except === undefined ? undefined : ne(bookings.id, except),
        ),
      )
      .groupBy(bookings.productId, leg.time)
    for (const { transferId, time, passengers } of rows) {
      const times = booked.get(transferId) ?? new Map<string, number>()
      booked.set(transferId, times.set(time, (times.get(time) ?? 0) + passengers))
    }
  }
  return booked
}
