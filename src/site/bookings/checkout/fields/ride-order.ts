import {
  airportEnd,
  dropVehicleIfTooSmall,
  emptyDraft,
  emptyLeg,
  type TransferDraft,
} from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { Ride, Transfer } from "#domain/transfers/transfer.ts"
import { fold } from "#lib/text/fold.ts"

/** Returns what the last search named of an address, such as a hotel. A place alone is no address. */
export function addressesOf(transfer: Transfer, { from, to }: Ride): { pickup?: string; dropoff?: string } {
  const addressAt = (typed: string | undefined, end: Transfer["from"]) => {
    const known = fold(`${end.en} ${end.vi ?? ""}`).split(" ")
    const words = fold(typed ?? "").split(" ")
    return words.length >= SHORTEST_ADDRESS && words.some((word) => !known.includes(word)) ? typed : undefined
  }
  const [pickup, dropoff] = [addressAt(from, transfer.from), addressAt(to, transfer.to)]
  return { ...(pickup && { pickup }), ...(dropoff && { dropoff }) }
}

/** In words. */
const SHORTEST_ADDRESS = 3

/** Starts an order with the day, the time, the people and the bags of the visitor's last search, unless it was begun. */
export function fillFromRide(transfer: Transfer, draft: TransferDraft, ride: Ride): TransferDraft {
  const { day = "", time = "", people, bags, back } = ride
  const isBegun = draft.outbound.travelDate !== "" || draft.passengers !== emptyDraft.passengers
  if (people === undefined || isBegun) return draft
  // At an airport the time is that of the flight.
  const at = airportEnd(transfer) ? { flightTime: time } : { pickupTime: time }
  return dropVehicleIfTooSmall(transfer, {
    ...draft,
    outbound: { ...draft.outbound, travelDate: day, ...at },
    passengers: people,
    largeBags: bags,
    returnLeg: back && transfer.priceRules.returnPercent !== null ? emptyLeg : draft.returnLeg,
  })
}
