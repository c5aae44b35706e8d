import type { TourSeed } from "#server/seed/seed-types.ts"
import { caveTours } from "#server/seed/tours-central-caves.ts"
import { centralCoastTours } from "#server/seed/tours-central-coast.ts"
import { hueTours } from "#server/seed/tours-central-hue.ts"

/** Demo tours of the centre, from the caves of Phong Nha down to Hoi An. */
export const centralTours: TourSeed[] = [...hueTours, ...centralCoastTours, ...caveTours]
