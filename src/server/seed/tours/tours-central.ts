import type { TourSeed } from "#server/seed/seed-types.ts"
import { caveTours } from "./tours-central-caves.ts"
import { centralCoastTours } from "./tours-central-coast.ts"
import { hueTours } from "./tours-central-hue.ts"

/** Demo tours of the centre, from the caves of Phong Nha down to Hoi An. */
export const centralTours: TourSeed[] = [...hueTours, ...centralCoastTours, ...caveTours]
