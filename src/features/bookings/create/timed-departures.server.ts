import { messages } from "#features/bookings/messages.ts"
import type { Quoted } from "#features/bookings/quote/types.ts"
import { countTimedPassengers } from "#features/bookings/timed-places.server.ts"
import { departuresOf } from "#features/transfers/timetable.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { interpolate } from "#i18n/interpolate.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { conflict } from "#server/errors.server.ts"
import type { PricingContext } from "./offer.server.ts"
import type { TransferLegs } from "./transfer-legs.server.ts"

export type TimedDepartures = Quoted["departures"]

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
  if (isBooking) await lock(`places of transfer ${transfer._id}`, database)
  const found = {
    outbound: await departuresOn(transfer, outbound.travelDate, false, { database, moving }),
    returnLeg: await departuresOn(transfer, returnLeg?.travelDate, true, { database, moving }),
  }
  if (!isBooking || overbook) return found
  requirePlaces(found.outbound, outbound.time, people, "pickupTime")
  if (returnLeg?.travelDate) requirePlaces(found.returnLeg, returnLeg.time, people, "returnTrip.pickupTime")
  return found
}

async function departuresOn(
  transfer: Transfer,
  date: string | undefined,
  isReturn: boolean,
  { database, moving }: { database: Database; moving: string | undefined },
) {
  if (date === undefined) return departuresOf(transfer, isReturn)
  const asked = { transferIds: [transfer._id], date, isReturn, except: moving }
  const booked = await countTimedPassengers(asked, database)
  return departuresOf(transfer, isReturn, booked.get(transfer._id) ?? new Map())
}

function requirePlaces(departures: TimedDepartures["outbound"], time: string | null, people: number, field: string) {
  const left = departures.find((departure) => departure.time === time)?.placesLeft ?? null
  if (left === null || people <= left) return
  const text = left === 0 ? messages.departureFull : left === 1 ? messages.oneSeatLeft : messages.seatsLeft
  const message = { en: interpolate(text.en, { n: left }), vi: interpolate(text.vi, { n: left }) }
  throw conflict("PLACES_LEFT", message, { errors: [{ field, message }] })
}
