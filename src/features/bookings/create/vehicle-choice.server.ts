import { messages } from "#features/bookings/messages.ts"
import type { TransferRequest } from "#features/bookings/quote/order.schema.ts"
import type { QuotedVehicle } from "#features/bookings/quote/types.ts"
import type { PricedVehicle, Transfer } from "#features/transfers/transfer.ts"
import { cheapestVehicleFor, describeLoads, hasCapacity } from "#features/transfers/vehicle.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import type { Localized } from "#i18n/localized.ts"
import { pick } from "#lib/pick.ts"
import { fieldError } from "./availability-parts.server.ts"

type Chosen = { vehicle: PricedVehicle | undefined; vehicles: QuotedVehicle[] }

/**
 * Chooses the cheapest vehicle by default; none if seats are sold.
 * @throws invalid if the vehicle is unknown or too small, or none is large enough
 */
export function chooseVehicle(
  { vehicle: code, travelers, largeBags = travelers }: TransferRequest,
  transfer: Transfer,
): Chosen {
  if (!transfer.pricing.perTrip) {
    if (code !== undefined) throw fieldError("vehicle", messages.vehicleUnknown)
    return { vehicle: undefined, vehicles: [] }
  }
  const proposed = cheapestVehicleFor(transfer.vehicles, travelers, largeBags)
  const largest = transfer.vehicles.at(-1)
  if (!proposed) throw fieldError("travelers", inWords(messages.partyTooLarge, largest, travelers, largeBags))
  const vehicle = code === undefined ? proposed : transfer.vehicles.find((one) => one.code === code)
  if (!vehicle) throw fieldError("vehicle", messages.vehicleUnknown)
  const isLarge = (one: PricedVehicle) => hasCapacity(one, travelers, largeBags)
  if (!isLarge(vehicle)) throw fieldError("vehicle", inWords(messages.vehicleTooSmall, vehicle, travelers, largeBags))
  const vehicles = transfer.vehicles.map((one) => ({
    ...pick(one, "code", "name", "price"),
    fits: isLarge(one),
    proposed: one === proposed,
  }))
  return { vehicle, vehicles }
}

function inWords(text: Localized, vehicle: PricedVehicle | undefined, people: number, bags: number): Localized {
  return interpolateBoth(text, { people, bags, loads: describeLoads(vehicle?.loads ?? []) })
}
