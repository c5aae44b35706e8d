import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { takeTimedPlaces } from "#domain/bookings/create/timed-departures.server.ts"
import type { Database } from "#server/database/database.server.ts"

type Reserve = (departureId: string, people: number, transaction: Database) => Promise<boolean>

/** Takes the places of a booking that holds none. @returns false if too few are left */
export async function takePlaces(row: BookingRow, reserve: Reserve, transaction: Database): Promise<boolean> {
  if (row.departureId !== null) return reserve(row.departureId, row.travelers, transaction)
  return !row.timedPlaces || takeTimedPlaces(row, transaction)
}
