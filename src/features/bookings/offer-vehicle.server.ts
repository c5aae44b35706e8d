import { fits, type PricedVehicle, proposeVehicle, type Transfer } from "#features/transfers/transfer.ts"
import { fillIn } from "#i18n/fill-in.ts"
import type { Localized } from "#i18n/localized.ts"
import type { QuotedVehicle } from "./booking.ts"
import { messages } from "./messages.ts"
import { wrong } from "./offer-parts.server.ts"
import type { TransferRequest } from "./order.schema.ts"

type Chosen = { vehicle: PricedVehicle | undefined; vehicles: QuotedVehicle[] }

/**
 * The vehicle of a transfer: the chosen one, else the cheapest that fits. There is none where a seat is sold.
 * @throws invalid when it is unknown, too small, or none is large enough
 */
export function chooseVehicle(
  { vehicle: code, travelers, largeBags = travelers }: TransferRequest,
  transfer: Transfer,
): Chosen {
  if (!transfer.pricing.perTrip) {
    if (code !== undefined) throw wrong("vehicle", messages.vehicleUnknown)
    return { vehicle: undefined, vehicles: [] }
  }
  const proposed = proposeVehicle(transfer.vehicles, travelers, largeBags)
  const largest = transfer.vehicles.at(-1)
  if (!proposed) throw wrong("travelers", inWords(messages.partyTooLarge, largest, travelers, largeBags))
  const vehicle = code === undefined ? proposed : transfer.vehicles.find((one) => one.code === code)
  if (!vehicle) throw wrong("vehicle", messages.vehicleUnknown)
  const isLarge = (one: PricedVehicle) => fits(one, travelers, largeBags)
  if (!isLarge(vehicle)) throw wrong("vehicle", inWords(messages.vehicleTooSmall, vehicle, travelers, largeBags))
  const vehicles = transfer.vehicles.map((one) => ({
    code: one.code,
    name: one.name,
    price: one.price,
    fits: isLarge(one),
    proposed: one === proposed,
  }))
  return { vehicle, vehicles }
}

function inWords(text: Localized, vehicle: PricedVehicle | undefined, people: number, bags: number): Localized {
  const values = {
    people,
    bags,
    withBags: vehicle?.people.withBags ?? 0,
    withoutBags: vehicle?.people.withoutBags ?? 0,
  }
  return { en: fillIn(text.en, values), vi: fillIn(text.vi, values) }
}
