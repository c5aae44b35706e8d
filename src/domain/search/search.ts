import type * as z from "zod"
import type { PostCard } from "#domain/blog/post.ts"
import {
  GUIDE_LANGUAGES,
  type GuideLanguage,
  MAX_AGE,
  NEEDS,
  type Need,
  type TourFilters,
  TRAVELERS,
} from "#domain/tours/tour.ts"
import { oneOf, wholeNumber } from "#lib/address/search-params.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"
import { addDays, hanoiDate, isRange } from "#lib/today.ts"
import type { reading, rideReading } from "./reading/shapes.server.ts"
import type * as shapes from "./shapes.server.ts"
import { daysNamed } from "./when.ts"

export type QueryReading = z.infer<typeof reading>
export type RideReading = z.infer<typeof rideReading>
export type FoundPlace = z.infer<typeof shapes.place>
export type SuggestedPlace = z.infer<typeof shapes.suggestedPlace>
/** A tour with the first day that fits a search. */
export type TourOffer = z.infer<typeof shapes.tourOffer>
export type TourCounts = z.infer<typeof shapes.tourCounts>
export type NearestTours = z.infer<typeof shapes.nearestTours>
export type RideEnds = z.infer<typeof shapes.ends>
export type NearestPosts = z.infer<typeof shapes.nearestPosts>
export type SiteSearchAnswer = z.infer<typeof shapes.siteSearch>

export type TourSearchAnswer = {
  success: true
  data: TourOffer[]
  pagination: Pagination
  counts: TourCounts
  /** How the words were read, if they held more than words. */
  reading?: QueryReading
  /** What comes closest if nothing fits. */
  nearest?: NearestTours
}

export type PostsAnswer = {
  success: true
  data: PostCard[]
  pagination: Pagination
  /** What comes closest if no post is about the words. */
  nearest?: NearestPosts
}

/** When and with whom: the first and last day on which a trip may start, and the ages of the children. */
export type Trip = {
  from?: string | undefined
  to?: string | undefined
  adults?: number | undefined
  ages?: number[] | undefined
}

/** What only the list of tours filters by. `per`: prices are those of the whole party. */
export type OfferFilters = {
  per?: "party" | undefined
  free?: true | undefined
  guaranteed?: true | undefined
  guide?: GuideLanguage | undefined
  need?: Need | undefined
}

/** What the list of tours is searched by. Prices are in whole US dollars. */
export type TourSearch = TourFilters & Trip & OfferFilters

/** How many adults a search begins with. */
export const USUAL_ADULTS = 2
/** What a child is taken for until its age is chosen. */
export const USUAL_AGE = 8

const MAX_CHILDREN = TRAVELERS.max - 1
/** Departures are planned this far ahead. */
const DAYS_AHEAD = 366

/** Returns how many places a trip needs: one if no party is named. */
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

type Parameters = Record<string, unknown>

/** Reads days and party from a URL. Ignores what is invalid, and days that are over. Without JavaScript the form names days. */
export function readTrip(search: Parameters): Trip {
  const named = daysNamed(search) ?? { from: String(search.from ?? ""), to: String(search.to ?? "") }
  const days = isSearchable(named.from, named.to) && named.to >= hanoiDate() ? named : {}
  const adults = wholeNumber(search.adults)
  return omitUndefined<Trip>({
    ...days,
    adults: adults !== undefined && adults >= TRAVELERS.min ? Math.min(adults, TRAVELERS.max) : undefined,
    ages: readAges(search.ages),
  })
}

function readAges(value: unknown): number[] | undefined {
  const ages = String(value ?? "")
    .split(/[,;\s]+/)
    .map(wholeNumber)
    .filter((age) => age !== undefined && age <= MAX_AGE) as number[]
  return ages.length ? ages.slice(0, MAX_CHILDREN) : undefined
}

/** Reads what only the list of tours filters by from a URL. Totals of a party need its adults. */
export function readOfferFilters(search: Parameters): OfferFilters {
  const yes = (value: unknown) => (String(value) === "true" ? true : undefined)
  return omitUndefined<OfferFilters>({
    per: wholeNumber(search.adults) ? oneOf(["party"], search.per) : undefined,
    free: yes(search.free),
    guaranteed: yes(search.guaranteed),
    guide: oneOf(GUIDE_LANGUAGES, search.guide),
    need: oneOf(NEEDS, search.need),
  })
}
