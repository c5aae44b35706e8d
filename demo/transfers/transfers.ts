import type { TransferSeed } from "./transfer-types.ts"
import { airportTransfers } from "./transfers-airport.ts"
import { cityTransfers } from "./transfers-city.ts"
import { intercityTransfers } from "./transfers-intercity.ts"

export const transferSeeds: TransferSeed[] = [...airportTransfers, ...cityTransfers, ...intercityTransfers]
