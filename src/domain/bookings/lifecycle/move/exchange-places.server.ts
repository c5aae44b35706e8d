import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { explainNoPlaces } from "#domain/bookings/create/create-booking.server.ts"
import type { Offer } from "#domain/bookings/create/offer.server.ts"
import type { ChangeContext } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { hasRoomFor, type PlaceExceptions, releasePlaces, reservePlaces } from "#domain/departures/places.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { conflict } from "#server/errors.server.ts"
import { mayHoldPlaces } from "#server/limits/held-places.server.ts"
import { storedOrigin } from "#server/limits/origin.server.ts"

export async function exchangePlaces(
  row: BookingRow,
  { departure, party, timedPlaces = false }: Offer,
  exceptions: PlaceExceptions,
  { actor, transaction }: ChangeContext,
): Promise<boolean> {
  const people = party.adults + party.children
  const isConfirmed = row.status !== "pending" || row.emailConfirmedAt !== null
  const isLimited = departure !== undefined || timedPlaces
  if (isLimited && !row.holdsPlaces && !isConfirmed) {
    // Timed places were checked with the price.
    if (!departure || (await hasRoomFor(departure._id, people, transaction))) return false
    throw await explainNoPlaces(departure._id, transaction)
  }
  if (isLimited && !isConfirmed && actor.side !== "staff") await checkOriginMayHold(row, people, transaction)
  const reserve = async (departureId: string, places: number) => {
    if (!(await reservePlaces(departureId, places, transaction, exceptions)))
      throw await explainNoPlaces(departureId, transaction, exceptions)
  }
  await swapPlaces(row, { departureId: departure?._id, people }, reserve, transaction)
  return true
}

/** Keeps a small request from growing beyond the limits on unconfirmed places. @throws EMAIL_UNCONFIRMED */
async function checkOriginMayHold(row: BookingRow, people: number, transaction: Database): Promise<void> {
  if ((row.departureId !== null || row.timedPlaces) && people <= row.travelers) return
  if (await mayHoldPlaces({ people, origin: storedOrigin(row), except: row.id }, transaction)) return
  throw conflict("EMAIL_UNCONFIRMED", statusMessages.emailNotConfirmed)
}

/** Changes the departures in the order of their ids, so that two bookings that swap dates don't deadlock. */
async function swapPlaces(
  { departureId: booked, travelers, holdsPlaces }: BookingRow,
  { departureId, people }: { departureId: string | undefined; people: number },
  reserve: (departureId: string, people: number) => Promise<void>,
  transaction: Database,
): Promise<void> {
  const old = holdsPlaces ? booked : null
  const more = people - travelers
  if (old !== null && old === departureId) {
    if (more > 0) await reserve(old, more)
    if (more < 0) await releasePlaces(old, -more, transaction)
    return
  }
  const release = async () => old && (await releasePlaces(old, travelers, transaction))
  const take = async () => departureId && (await reserve(departureId, people))
  const steps = old && departureId && old < departureId ? [release, take] : [take, release]
  for (const step of steps) await step()
}
