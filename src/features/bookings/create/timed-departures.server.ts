import type { Quoted } from "#features/bookings/quote/types.ts"
import {
  bookedLegs,
  type ChangedBooking,
  countTimedPassengers,
  type Legs,
} from "#features/bookings/timed-places.server.ts"
import { departuresOf } from "#features/transfers/timetable.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { findTransfersById } from "#features/transfers/transfers.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { tooFewPlaces } from "./availability-parts.server.ts"
import type { PricingContext } from "./offer.server.ts"
import type { TransferLegs } from "./transfer-legs.server.ts"

export type TimedDepartures = Quoted["departures"]

/** The days of a transfer. Without the day of the return, its departures are listed without places. */
type Days = { outbound: string; returnLeg: string | undefined }

/**
 * Returns the departures of both legs with the places left. While booking, no other booking of the transfer takes
 * places until the transaction ends.
 * @throws conflict PLACES_LEFT if more places are booked than a departure has, unless staff overbook it
 */
export async function findTimedDepartures(
  transfer: Transfer,
  { outbound, returnLeg }: TransferLegs,
  people: number,
  { database, lock: isBooking, overbook, moving }: PricingContext,
): Promise<TimedDepartures> {
  if (!transfer.timetable) return { outbound: [], returnLeg: [] }
  if (isBooking) await lockPlaces(transfer, database)
  const days = { outbound: outbound.travelDate, returnLeg: returnLeg?.travelDate }
  const found = await departuresOn(transfer, days, database, moving?.id)
  const legs = { outbound, returnLeg: returnLeg?.travelDate ? returnLeg : undefined }
  if (isBooking && !overbook) requirePlaces(found, legs, people, moving)
  return found
}

/** Returns the departures on the days of a changed order, with the places left for it. */
export async function listDeparturesFor(
  { productId, days, moving }: { productId: string; days: Days; moving: ChangedBooking },
  database: Database,
): Promise<TimedDepartures> {
  const [transfer] = await findTransfersById([productId], database)
  if (!transfer?.timetable) return { outbound: [], returnLeg: [] }
  return departuresOn(transfer, days, database, moving.id)
}

/**
 * Checks that a booking that was cancelled may have its places back. Nobody else takes places until the transaction
 * ends.
 * @throws conflict PLACES_LEFT
 */
export async function requirePlacesAgain(
  booking: ChangedBooking & { productId: string },
  transaction: Database,
): Promise<void> {
  const [transfer] = await findTransfersById([booking.productId], transaction)
  if (!transfer?.timetable) return
  await lockPlaces(transfer, transaction)
  const legs = bookedLegs(booking)
  const days = { outbound: legs.outbound.travelDate, returnLeg: legs.returnLeg?.travelDate }
  requirePlaces(await departuresOn(transfer, days, transaction), legs, booking.travelers)
}

const lockPlaces = ({ _id }: Transfer, transaction: Database) => lock(`places of transfer ${_id}`, transaction)

async function departuresOn(
  transfer: Transfer,
  days: Days,
  database: Database,
  except?: string,
): Promise<TimedDepartures> {
  const list = async (date: string | undefined, isReturn: boolean) => {
    if (date === undefined) return departuresOf(transfer, isReturn)
    const booked = await countTimedPassengers({ transferIds: [transfer._id], date, isReturn, except }, database)
    return departuresOf(transfer, isReturn, booked.get(transfer._id) ?? new Map())
  }
  return { outbound: await list(days.outbound, false), returnLeg: await list(days.returnLeg, true) }
}

const FIELDS = { outbound: "pickupTime", returnLeg: "returnTrip.pickupTime" } as const

/** Who is on a departure already stays on it, also where staff have taken more than there are places. */
function requirePlaces(departures: TimedDepartures, legs: Legs, people: number, moving?: ChangedBooking): void {
  for (const name of ["outbound", "returnLeg"] as const) {
    const leg = legs[name]
    const old = moving && bookedLegs(moving)[name]
    const isSame = old?.travelDate === leg?.travelDate && old?.time === leg?.time
    const left = departures[name].find(({ time }) => time === leg?.time)?.placesLeft ?? null
    if (left === null || people <= left || (isSame && people <= (moving?.travelers ?? 0))) continue
    throw tooFewPlaces(left, FIELDS[name])
  }
}
