import { findTourById } from "#domain/tours/tours.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { findNearestDepartures, listDepartures } from "./departures.server.ts"

/** Returns whether a tour can be booked now for any day. @throws notFound */
export async function isBookable(tourId: string): Promise<boolean> {
  const { _id, hasDepartures } = await findTourById(tourId)
  if (hasDepartures) return (await findNearestDepartures(_id, hanoiDate(), 1)).length > 0
  return (await listDepartures(_id, {})).firstDay !== null
}
