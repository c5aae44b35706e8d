import {
  bookedLegs,
  type ChangedBooking,
  countTimedPassengers,
  type Legs,
} from "#domain/bookings/create/timed-places.server.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import { inDirection } from "#domain/transfers/reversed.ts"
import { departuresOf } from "#domain/transfers/timetable.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { findTransfersById } from "#domain/transfers/transfers.server.ts"
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
  legs: TransferLegs,
  people: number,
  { database, lock: isBooking, overbook, moving }: PricingContext,
): Promise<TimedDepartures> {
  if (!transfer.timetable) return { outbound: [], returnLeg: [] }
  if (isBooking) await lockPlaces(transfer, database)
  const days = { outbound: legs.outbound.travelDate, returnLeg: legs.returnLeg?.travelDate }
  const found = await departuresOn(transfer, days, database, moving?.id)
  if (isBooking && !overbook) requirePlaces(found, withDates(legs), people, moving)
  return found
}

/** Returns the departures on the days of a changed order, with the places left for it. */
export async function listDeparturesFor(
  { productId, days, moving }: { productId: string; days: Days; moving: ChangedBooking },
  database: Database,
): Promise<TimedDepartures> {
  const transfer = await findBooked(productId, moving, database)
  if (!transfer?.timetable) return { outbound: [], returnLeg: [] }
  return departuresOn(transfer, days, database, moving.id)
}

/** Returns whether a leg is a departure that has a number of places. */
export function hasTimedPlaces(departures: TimedDepartures, legs: TransferLegs): boolean {
  return LEGS.some((name) => placesLeftOn(departures, withDates(legs), name) !== undefined)
}

/**
 * Returns whether there are places for a booking that holds none, such as a cancelled one. Until the transaction ends no
 * other booking takes places.
 */
export async function takeTimedPlaces(
  booking: ChangedBooking & { productId: string },
  transaction: Database,
): Promise<boolean> {
  const transfer = await findBooked(booking.productId, booking, transaction)
  if (!transfer?.timetable) return true
  await lockPlaces(transfer, transaction)
  const legs = bookedLegs(booking)
  const days = { outbound: legs.outbound.travelDate, returnLeg: legs.returnLeg?.travelDate }
  const departures = await departuresOn(transfer, days, transaction)
  return LEGS.every((name) => booking.travelers <= (placesLeftOn(departures, legs, name) ?? booking.travelers))
}

async function findBooked(id: string, { details }: ChangedBooking, database: Database): Promise<Transfer | undefined> {
  const [transfer] = await findTransfersById([id], database)
  return transfer && inDirection(transfer, "isReversed" in details && details.isReversed)
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
    const asked = { transferIds: [transfer._id], date, except, isReturn: isReturn !== (transfer.isReversed ?? false) }
    const booked = await countTimedPassengers(asked, database)
    return departuresOf(transfer, isReturn, booked.get(transfer._id) ?? new Map())
  }
  return { outbound: await list(days.outbound, false), returnLeg: await list(days.returnLeg, true) }
}

const LEGS = ["outbound", "returnLeg"] as const

/** Leaves out a return whose day isn't known yet. */
const withDates = ({ outbound, returnLeg }: TransferLegs): Legs => ({
  outbound,
  returnLeg: returnLeg?.travelDate ? returnLeg : undefined,
})

/** Returns the places left at the time of a leg, or undefined if they are not counted. */
function placesLeftOn(departures: TimedDepartures, legs: Legs, name: (typeof LEGS)[number]): number | undefined {
  return departures[name].find(({ time }) => time === legs[name]?.time)?.placesLeft ?? undefined
}

const FIELDS = { outbound: "pickupTime", returnLeg: "returnTrip.pickupTime" } as const

/** Who is on a departure already stays on it, also where staff have taken more than there are places. */
function requirePlaces(departures: TimedDepartures, legs: Legs, people: number, moving?: ChangedBooking): void {
  const own = moving?.holdsPlaces ? moving : undefined
  for (const name of LEGS) {
    const leg = legs[name]
    const old = own && bookedLegs(own)[name]
    const isSame = old?.travelDate === leg?.travelDate && old?.time === leg?.time
    const left = placesLeftOn(departures, legs, name)
    if (left === undefined || people <= left || (isSame && people <= (own?.travelers ?? 0))) continue
    throw tooFewPlaces(left, FIELDS[name])
  }
}
