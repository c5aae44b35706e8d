import { readTrip } from "#domain/search/search.ts"
import { remembered } from "#site/ui/hooks/remembered.ts"

/** Days and party of the visitor's last search. */
export const lastTrip = remembered("trip", readTrip)
