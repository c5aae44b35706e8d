import type { TourSeed } from "../seed-types.ts"
import { southCoastTours } from "./tours-south-coast.ts"
import { deltaTours } from "./tours-south-delta.ts"
import { phuQuocTours } from "./tours-south-islands.ts"
import { saigonTours } from "./tours-south-saigon.ts"

export const southTours: TourSeed[] = [...southCoastTours, ...saigonTours, ...deltaTours, ...phuQuocTours]
