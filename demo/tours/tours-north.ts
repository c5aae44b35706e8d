import type { TourSeed } from "../seed-types.ts"
import { northBayTours } from "./tours-north-bays.ts"
import { northMountainTours } from "./tours-north-mountains.ts"

export const northTours: TourSeed[] = [...northBayTours, ...northMountainTours]
