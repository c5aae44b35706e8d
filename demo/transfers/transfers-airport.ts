import type { TransferSeed } from "./transfer-types.ts"
import { centralAirportTransfers } from "./transfers-airport-central.ts"
import { northAirportTransfers } from "./transfers-airport-north.ts"
import { southAirportTransfers } from "./transfers-airport-south.ts"

export const airportTransfers: TransferSeed[] = [
  ...northAirportTransfers,
  ...centralAirportTransfers,
  ...southAirportTransfers,
]
