import type * as z from "zod"
import type { GuideLanguage, TourFilters } from "#features/tours/tour.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import { addDays, hanoiDate, isRange } from "#lib/today.ts"
import type * as shapes from "./shapes.server.ts"

export type TourOffer = z.infer<typeof shapes.tourOffer>
export type TourCounts = z.infer<typeof shapes.tourCounts>
export type TourSearchAnswer = { success: true; data: TourOffer[]; pagination: Pagination; counts: TourCounts }

/** When and with whom: the first and last day on which a trip may start, and the ages of the children. */
export type Trip = {
  from?: string | undefined
  to?: string | undefined
  adults?: number | undefined
  ages?: number[] | undefined
}

/** What the list of tours is searched by. Prices are in whole US dollars, for one person or the whole party. */
export type TourSearch = TourFilters &
  Trip & {
    per?: "party" | undefined
    free?: true | undefined
    guaranteed?: true | undefined
    guide?: GuideLanguage | undefined
  }

/** As many as the specification lets guests book (§9). */
export const MAX_ADULTS = 10
export const MAX_CHILDREN = 9
export const MAX_AGE = 17
/** Departures are planned this far ahead. */
export const DAYS_AHEAD = 366

/** Returns how many places a trip needs: one if nobody is named. */
export function peopleOf({ adults, ages = [] }: Pick<Trip, "adults" | "ages">): number {
  return (adults ?? 1) + ages.length
}

/** Returns the days on which the trip may start, from today on: all that are on sale if none are named. */
export function daysOf({ from, to }: Pick<Trip, "from" | "to">, today = hanoiDate()): { from: string; to: string } {
  const last = addDays(today, DAYS_AHEAD)
  if (from === undefined || to === undefined) return { from: today, to: last }
  return { from: from < today ? today : from, to: to > last ? last : to }
}

/** Returns whether two days can be searched: in order, and at most a year apart. */
export const isSearchable = (from: string, to: string) => isRange(from, to, DAYS_AHEAD)
