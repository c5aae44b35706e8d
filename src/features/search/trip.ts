import { remembered } from "#ui/remembered.ts"
import { readTrip } from "./search.ts"

/** Days and party of the visitor's last search. */
export const lastTrip = remembered("trip", readTrip)
