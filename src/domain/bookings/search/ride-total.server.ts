import { countTimedPassengers } from "#domain/bookings/create/timed-places.server.ts"
import { quoteTransfer, type Terms } from "#domain/bookings/quote/quote.ts"
import { departuresOf } from "#domain/transfers/timetable.ts"
import type { PricedVehicle, Ride, RidePrice, Transfer } from "#domain/transfers/transfer.ts"
import { vehiclesFor } from "#domain/transfers/vehicle.ts"
import { pick } from "#lib/data/pick.ts"
import { db } from "#server/database/database.server.ts"

type Booked = ReadonlyMap<string, number>

/** Returns how many passengers are booked at each departure of a day, by transfer. */
export async function countRidePassengers(
  transfers: Transfer[],
  day: string,
  isReturn: boolean,
): Promise<ReadonlyMap<string, Booked>> {
  const transferIds = transfers.filter(({ timetable }) => timetable).map(({ _id }) => _id)
  return countTimedPassengers({ transferIds, date: day, isReturn }, db)
}

/**
 * Returns what a ride costs, one way and with the way back on a day to come: what booking it without extras would, in
 * each vehicle that is large enough. `booked` is the number of passengers at each departure of the day.
 */
export function ridePrice(transfer: Transfer, ride: Ride, terms: Terms, booked?: Booked): RidePrice {
  const { day, time, people = 1, bags = people } = ride
  const { vehicles, pricing, priceRules } = transfer
  const order = {
    productType: "transfer" as const,
    productId: transfer._id,
    travelDate: day ?? "",
    travelers: people,
    largeBags: bags,
  }
  const outbound = { travelDate: day, time }
  const totalIn = (vehicle: string | undefined, returnLeg?: object) => {
    const { total } = quoteTransfer({ ...order, vehicle }, transfer, { outbound, returnLeg }, terms)
    return total > 0 ? total : null
  }
  const totals = (vehicle?: PricedVehicle) => ({
    total: totalIn(vehicle?.code),
    totalWithReturn: priceRules.returnPercent === null ? null : totalIn(vehicle?.code, {}),
  })
  const shown = (vehicle: PricedVehicle) => pick(vehicle, "code", "name", "seats", "loads")
  const [cheapest, ...larger] = pricing.perTrip ? vehiclesFor(vehicles, people, bags) : []
  return {
    vehicle: cheapest ? shown(cheapest) : null,
    ...totals(cheapest),
    others: larger.flatMap((vehicle) => {
      const { total, totalWithReturn } = totals(vehicle)
      return total === null ? [] : [{ vehicle: shown(vehicle), total, totalWithReturn }]
    }),
    departures: departuresOf(transfer, false, day === undefined ? undefined : (booked ?? new Map())),
  }
}
