import { NO_PRICE_RULES, type TransferAirport, type TransferPriceRules } from "#features/transfers/transfer.ts"
import { choicesOf } from "../choices.ts"
import type { TransferSeed } from "./transfer-types.ts"

/** For international flights. */
const CHECK_IN_MINUTES = 150

export function airportOf({ type, from }: TransferSeed): TransferAirport | null {
  if (type !== "airport") return null
  return { end: /airport/i.test(from.en) ? "from" : "to", checkInMinutes: CHECK_IN_MINUTES }
}

/** Returns the surcharges in US dollars, as the transfer's texts list them. */
export function transferPriceRulesOf(seed: TransferSeed): TransferPriceRules {
  return { ...surchargesOf(seed), choices: choicesOf(seed.slug) }
}

function surchargesOf({ type, serviceType, vehicleType }: TransferSeed): Omit<TransferPriceRules, "choices"> {
  if (serviceType === "train" || serviceType === "shared") return { ...NO_PRICE_RULES, returnPercent: 100 }
  if (vehicleType === "motorbike") return NO_PRICE_RULES
  const car = { night: 5, childSeat: 5 }
  if (type === "city") return { ...car, extraStop: 0, waitingHour: 8, nameSign: 0, returnPercent: null }
  if (type === "airport") return { ...car, extraStop: 3, waitingHour: 4, nameSign: 0, returnPercent: 95 }
  return { ...car, night: 8, extraStop: 5, waitingHour: 5, nameSign: 0, returnPercent: 90 }
}
