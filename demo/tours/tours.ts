import type { TourSeed } from "../seed-types.ts"
import { centralTours } from "./tours-central.ts"
import { northTours } from "./tours-north.ts"
import { southTours } from "./tours-south.ts"

export const tourSeeds: TourSeed[] = [...northTours, ...centralTours, ...southTours]
