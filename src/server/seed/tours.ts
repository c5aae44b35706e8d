import type { TourSeed } from "./seed-types.ts"
import { centralTours } from "./tours-central.ts"

/** The demo's tours, from north to south. */
export const tourSeeds: TourSeed[] = [...centralTours]
