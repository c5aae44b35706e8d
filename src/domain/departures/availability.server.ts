import { findTourById } from "#domain/tours/tours.server.ts"
import { listDepartures } from "./departures.server.ts"

/** Returns whether a tour can be booked now for any day of the next year. @throws notFound */
export async function isBookable(tourId: string): Promise<boolean> {
  const { _id, hasDepartures } = await findTourById(tourId)
  const { data, firstDay } = await listDepartures(_id, {})
  return hasDepartures ? data.some(({ placesLeft }) => placesLeft > 0) : firstDay !== null
}
