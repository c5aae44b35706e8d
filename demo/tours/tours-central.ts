import type { TourSeed } from "../seed-types.ts"
import { caveTours } from "./tours-central-caves.ts"
import { centralCoastTours } from "./tours-central-coast.ts"
import { hueTours } from "./tours-central-hue.ts"

export const centralTours: TourSeed[] = [...hueTours, ...centralCoastTours, ...caveTours]
