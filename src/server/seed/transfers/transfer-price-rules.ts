import { NO_PRICE_RULES, type TransferAirport, type TransferPriceRules } from "#features/transfers/transfer.ts"
import type { TransferSeed } from "./transfer-types.ts"

/** At an airport for an international flight: two and a half hours before take-off. */
const CHECK_IN_MINUTES = 150

/** What an airport means to a demo transfer. */
export function airportOf({ type, from }: TransferSeed): TransferAirport | null {
  if (type !== "airport") return null
  return { end: /airport/i.test(from.en) ? "from" : "to", checkInMinutes: CHECK_IN_MINUTES }
}

/** What is added to the price of a demo transfer, in US dollars, as its lists of what is (not) included say. */
export function transferPriceRulesOf({ type, serviceType, vehicleType }: TransferSeed): TransferPriceRules {
  if (serviceType === "train" || serviceType === "shared") return { ...NO_PRICE_RULES, returnPercent: 100 }
  if (vehicleType === "motorbike") return NO_PRICE_RULES
  const car = { night: 5, childSeat: 5 }
  if (type === "city") return { ...car, extraStop: 0, waitingHour: 8, nameSign: 0, returnPercent: null }
  if (type === "airport") return { ...car, extraStop: 3, waitingHour: 4, nameSign: 0, returnPercent: 95 }
  return { ...car, night: 8, extraStop: 5, waitingHour: 5, nameSign: 0, returnPercent: 90 }
}
