import { and, eq, inArray, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"
import { type BookingRow, bookings } from "./bookings.table.server.ts"

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

type Asked = { transferIds: string[]; date: string; isReturn?: boolean; except?: string | undefined }
type Booked = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Bookings of these transfers, except cancelled ones. */
export const isOfTransfers = (transferIds: string[]): SQL | undefined =>
  and(inArray(bookings.productId, transferIds), eq(bookings.productType, "transfer"), ne(bookings.status, "cancelled"))

/** Returns how many passengers are booked at each time of a day, by transfer. `except` is a booking that is moved. */
export async function countTimedPassengers(
  { transferIds, date, isReturn = false, except }: Asked,
  database: Database,
): Promise<Booked> {
  if (transferIds.length === 0) return new Map()
  const back = (field: string): SQL<string> => sql`(${bookings.details} -> 'returnTrip' ->> ${sql.raw(`'${field}'`)})`
  const time = isReturn ? back("startTime") : sql<string>`${bookings.startTime}`
  const rows = await database
    .select({ transferId: bookings.productId, time, passengers: sql<number>`sum(${bookings.travelers})::int` })
    .from(bookings)
    .where(
      and(
        isOfTransfers(transferIds),
        bookings.holdsPlaces,
        isReturn ? eq(back("travelDate"), date) : eq(bookings.travelDate, date),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    )
    .groupBy(bookings.productId, time)
  const booked = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const times = booked.get(row.transferId) ?? new Map<string, number>()
    booked.set(row.transferId, times.set(row.time, row.passengers))
  }
  return booked
}
