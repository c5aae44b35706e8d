import { quoteTransfer, type Terms } from "#features/bookings/quote/quote.ts"
import type { Ride, RidePrice, Transfer } from "#features/transfers/transfer.ts"
import { cheapestVehicleFor } from "#features/transfers/vehicle.ts"

/** Returns what a ride costs, one way and with the way back on a day to come: what booking it without extras would. */
export function ridePrice(transfer: Transfer, { day, time, people = 1, bags = people }: Ride, terms: Terms): RidePrice {
  const { vehicles, pricing, priceRules } = transfer
  const vehicle = pricing.perTrip ? cheapestVehicleFor(vehicles, people, bags) : undefined
  const order = {
    productType: "transfer" as const,
    productId: transfer._id,
    travelDate: day ?? "",
    travelers: people,
    largeBags: bags,
  }
  const outbound = { travelDate: day, time }
  const totalWith = (returnLeg?: object) => {
    const { total } = quoteTransfer(order, transfer, { outbound, returnLeg }, terms)
    return total > 0 ? total : null
  }
  return {
    vehicle: vehicle ? { code: vehicle.code, name: vehicle.name } : null,
    total: totalWith(),
    totalWithReturn: priceRules.returnPercent === null ? null : totalWith({}),
  }
}
