import type { Ride, Transfer } from "#features/transfers/transfer.ts"
import { airportEnd, dropVehicleIfTooSmall, emptyDraft, emptyLeg, type TransferDraft } from "./transfer-order.ts"

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
