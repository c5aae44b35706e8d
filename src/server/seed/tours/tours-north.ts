import type { TourSeed } from "#server/seed/seed-types.ts"
import { northBayTours } from "./tours-north-bays.ts"
import { northMountainTours } from "./tours-north-mountains.ts"

/** Demo tours of the north, from the bays and Hanoi up to the mountains. */
export const northTours: TourSeed[] = [...northBayTours, ...northMountainTours]
