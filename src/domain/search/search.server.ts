import { and, asc, count, desc, inArray, or, type SQL, sql } from "drizzle-orm"
import { posts } from "#domain/blog/blog.table.server.ts"
import { type Matching, matchText } from "#domain/catalogue/search/matching.server.ts"
import { isCalled } from "#domain/catalogue/search/search-conditions.server.ts"
import { hasDeparture, hasFreeDay } from "#domain/departures/search/next-departures.server.ts"
import { findEarliestAnswered, priceLimits } from "#domain/settings/settings.server.ts"
import { DURATIONS, type GuideLanguage, type Need } from "#domain/tours/tour.ts"
import {
  type SelectedTour,
  selectTours,
  type TourListing,
  tourConditions,
  tourOrder,
} from "#domain/tours/tours.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import { pagination } from "#lib/api/pagination.ts"
import { cached } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import { type Page, paginateUpTo1000 } from "#server/database/lists.server.ts"
import { invalid } from "#server/errors.server.ts"
import { type Constraints, findNearest } from "./nearest/nearest.server.ts"
import { nearestSentence } from "./nearest/nearest-sentence.server.ts"
import type { LengthHint } from "./reading/length.server.ts"
import { NEED_PHRASES } from "./reading/need.server.ts"
import { understand } from "./reading/understand.server.ts"
import { requestMessages } from "./request-messages.ts"
import {
  daysOf,
  isSearchable,
  type NearestTours,
  peopleOf,
  type QueryReading,
  type TourCounts,
  type TourOffer,
  type TourSearch,
} from "./search.ts"
import { FILTERS, type Filter, type Filters, rangeOf, tallyTours } from "./tours/tour-counts.server.ts"
import { findOffers, presentOffer } from "./tours/tour-offers.server.ts"

export type FoundTours = Page<TourOffer> & {
  counts: TourCounts
  reading?: QueryReading | undefined
  nearest?: NearestTours | undefined
}
export type TourQuery = TourSearch &
  Pick<TourListing, "featured" | "language" | "limit"> & { length?: LengthHint | undefined }

/** Spec §9: the page size of the site's lists. */
const PER_PAGE = 9
/** So many tours are priced for a party at most, in the order of the list. */
const MAX_PRICED = 2_000
const MAX_NEAREST = 6

/**
 * Returns one page of the tours that fit days, party and filters, each with the first day that fits and what the party
 * pays on it, and how many there would be with other filters. Days, lengths, prices, a region and the party may also be
 * among the words. If words were typed and nothing fits all of it, `nearest` has what comes closest.
 * Cached for a second, because places sell.
 * @throws invalid if only one of the days is given, or they are not in order
 */
export async function searchTours(asked: TourQuery): Promise<FoundTours> {
  checkDays(asked)
  const { query, reading } = await understand(asked)
  const found = await cached(`tour search ${JSON.stringify(query)}`, () => findTours(query))
  if (found.pagination.total > 0 || asked.search === undefined) return { ...found, reading }
  const typed = query.search ?? asked.search
  const isRead = reading !== undefined
  const key = `nearest ${typed} ${isRead} ${JSON.stringify(query)}`
  const closest = await cached(key, () => findClosest(query, typed, isRead))
  return { ...found, ...closest, reading }
}

function checkDays({ from, to }: TourQuery): void {
  if (from === undefined && to === undefined) return
  if (from === undefined || to === undefined) throw invalid([{ field: "to", message: requestMessages.daysIncomplete }])
  if (!isSearchable(from, to)) throw invalid([{ field: "to", message: requestMessages.daysInvalid }])
}

/** Returns tours that mention the words if they fit all else, or what comes closest. `isRead`: filters were read in them. */
async function findClosest(query: TourQuery, typed: string, isRead: boolean): Promise<Partial<FoundTours>> {
  const { base, constraints, searched, order, usdCents } = await conditionsOf(query)
  const nearest = await findNearest(tours, base, constraints, searched)
  if (nearest.leftAside.length === 0) return findTours(query, { take: "mentions" })
  // Words that nothing has only rank if more than words was read.
  if (isRead && nearest.leftAside.join() === "words" && hasFilters(constraints))
    return findTours(query, { take: "all" })
  const closer = [
    ...(nearest.leftAside.includes("days") ? [byLength(Math.min(...(query.days ?? [1])))] : []),
    ...(nearest.leftAside.includes("price") ? [asc(usdCents)] : []),
    ...(nearest.leftAside.includes("need") && query.need ? [desc(isCalled(tours, NEED_PHRASES[query.need]))] : []),
  ]
  const ids = await idsOf(nearest.where, [...closer, ...order], { limit: MAX_NEAREST, offset: 0 })
  const data = inOrder(ids, await findOffers(await rowsOf(ids), query))
  const sentence = nearestSentence(nearest, typed, data[0])
  return sentence ? { nearest: { leftAside: nearest.leftAside, sentence, data } } : {}
}

type Options = { take?: "named" | "mentions" | "all" }

async function findTours(query: TourQuery, options: Options = {}): Promise<FoundTours> {
  const { page = 1, limit = PER_PAGE } = query
  const { each, fits, order, usdCents, isSure } = await conditionsOf(query, options)
  const isForParty = query.per === "party" && query.adults !== undefined
  const priced = isForParty
    ? await priceForParty(query, and(...Object.values({ ...each, price: undefined })), order)
    : undefined
  const ids = priced?.ids ?? (await idsOf(fits, order, { limit, offset: (page - 1) * limit }))
  const shown = priced ? ids.slice((page - 1) * limit, page * limit) : ids
  const counted = { ...each, ...(priced && { price: oneOf(priced.ids) }) }
  const [offers, { total, counts }] = await Promise.all([
    findOffers(await rowsOf(shown), query),
    countTours(counted, usdCents, { isSure, free: isFreeOn(query) }),
  ])
  return {
    data: inOrder(shown, offers),
    pagination: pagination(page, limit, total),
    counts: priced ? { ...counts, prices: priced.prices } : counts,
  }
}

const LONGEST = Math.max(...DURATIONS)

/** Counts what each value of a filter would find. Tours that are alike in all filters are counted as one row. */
async function countTours(
  { base, ...filters }: Filters,
  usdCents: SQL,
  { isSure, free }: Record<"isSure" | "free", SQL>,
) {
  const holds = (condition: SQL | undefined) =>
    condition ? sql<boolean>`coalesce(${condition}, false)` : sql<boolean>`true`
  const alike = {
    categoryId: tours.categoryId,
    destinationId: tours.destinationId,
    length: sql<number>`least(${tours.days}, ${LONGEST})`,
    guides: sql<GuideLanguage[] | null>`${tours.facts} -> 'guideLanguages'`,
    suits: sql<Need[] | null>`${tours.facts} -> 'suits'`,
    isFree: holds(free),
    isSure: holds(isSure),
    ...(Object.fromEntries(FILTERS.map((name) => [name, holds(filters[name])])) as Record<Filter, SQL<boolean>>),
  }
  const inOrder = Object.keys(alike).map((_, nth) => sql.raw(String(nth + 1)))
  const rows = await db
    .select({ ...alike, tours: count(), least: sql<number>`min(${usdCents})`, most: sql<number>`max(${usdCents})` })
    .from(tours)
    .where(base)
    .groupBy(...inOrder)
  return tallyTours(rows)
}

/** Returns which kinds have something that is named by these words, not just texts that mention them. */
export async function findNamed(words: string | undefined, topic: string) {
  const [tour, transfer, post] = await Promise.all([
    matchText(tours, words),
    matchText(transfers, words),
    matchText(posts, topic),
  ])
  const isNamed = (matching: Matching | undefined) => matching?.way === "names" || matching?.way === "phrase"
  return { tours: isNamed(tour), transfers: isNamed(transfer), posts: isNamed(post), missing: tour?.missing }
}

type FirstTours = Page<TourOffer> & { nearest?: NearestTours | undefined }

/**
 * Returns the first tours that fit, and how many there are, up to 1,000, or those that come closest to what was typed.
 * Other filters aren't counted, which takes longer.
 */
export function findFirstTours(query: TourQuery & { limit: number }, typed: string): Promise<FirstTours> {
  return cached(`first tours ${typed} ${JSON.stringify(query)}`, async () => {
    const { fits, order } = await conditionsOf(query)
    const [ids, pagination] = await Promise.all([
      idsOf(fits, order, { limit: query.limit, offset: 0 }),
      paginateUpTo1000(tours, fits, { page: 1, limit: query.limit }),
    ])
    const found = { data: inOrder(ids, await findOffers(await rowsOf(ids), query)), pagination }
    return ids.length ? found : { ...found, ...(await findClosest(query, query.search ?? typed, true)) }
  })
}

const inOrder = (ids: string[], offers: Awaited<ReturnType<typeof findOffers>>): TourOffer[] =>
  ids.flatMap((id) => offers.filter(({ row }) => row.tour.id === id).map(presentOffer))

/**
 * Returns the order of a search and its conditions: `each` filter that is counted, with all others in `base`, and what
 * `fits` them all. `constraints` are what may be left aside if nothing does. `take` says whether rows that only
 * mention the words count, too, or all.
 */
async function conditionsOf(query: TourQuery, { take = "named" }: Options = {}) {
  const { usdCents, searched, base, words: named, ...others } = await tourConditions(query)
  const { ages = [], from, free, guaranteed, guide, need } = query
  const days = daysOf(query)
  const wanted = { ...days, people: peopleOf(query), earliest: await findEarliestAnswered() }
  const starts = sql`case when ${tours.hasDepartures} then ${hasDeparture(tours.id, wanted)}
    else ${hasFreeDay(tours, wanted)} end`
  const isSure = hasDeparture(tours.id, { ...wanted, sure: true })
  const counted = {
    ...others,
    free: free && isFreeOn(query),
    guaranteed: guaranteed && isSure,
    guide: guide && speaks(guide),
    need: need && suits(need),
  }
  const uncounted = {
    words: { named, mentions: or(named, searched?.mentions), all: undefined }[take],
    dates: from === undefined ? undefined : starts,
    ages: ages.length ? takesAge(Math.min(...ages)) : undefined,
  }
  const each: Filters = { ...counted, base: and(base, ...Object.values(uncounted)) }
  const order = [...lengthOrder(query), ...tourOrder(usdCents, query, searched)]
  const constraints = { ...counted, ...uncounted }
  return { each, fits: and(...Object.values(each)), base, constraints, searched, order, usdCents, isSure }
}

const hasFilters = ({ words, ...others }: Constraints) => Object.values(others).some((condition) => condition)

const byLength = (days: number) => asc(sql`abs(${tours.days} - ${days})`)

/** A length that no filter has comes first, unless the list is sorted in another way. */
function lengthOrder({ length, sort = "recommended" }: TourQuery): SQL[] {
  if (!length || sort !== "recommended") return []
  if (length === "half day") return [desc(isCalled(tours, ["half day", "nua ngay"]))]
  return [byLength(length)]
}

const isFree = sql`(${tours.cancellationBands} = '[]' or ${tours.cancellationBands} @> '[{"refundPercent": 100}]')`
/** With days, a tour that touches a holiday without refunds on whichever of them it starts isn't free to cancel. */
const isFreeOn = ({ from, to }: TourQuery): SQL =>
  from === undefined || to === undefined
    ? isFree
    : sql`${isFree} and not exists (select from holidays h where h.no_refund
        and h.from_date - ${tours.days} < ${from}::date and h.to_date >= ${to}::date)`
const takesAge = (age: number) => sql`coalesce((${tours.facts} ->> 'minAge')::int, 0) <= ${age}`
const speaks = (language: string) => sql`${tours.facts} @> ${JSON.stringify({ guideLanguages: [language] })}::jsonb`
const suits = (need: string) => sql`${tours.facts} @> ${JSON.stringify({ suits: [need] })}::jsonb`
const oneOf = (ids: string[]) => (ids.length ? inArray(tours.id, ids) : sql`false`)

async function idsOf(where: SQL | undefined, order: SQL[], { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .select({ id: tours.id })
    .from(tours)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** Returns the first of these tours that are shown and leave on fixed dates. */
export async function shownWithDepartures(ids: string[], limit: number): Promise<SelectedTour[]> {
  const rows = await rowsOf(ids)
  const shown = rows.filter(({ tour }) => tour.isActive && tour.hasDepartures)
  return shown.toSorted((one, other) => ids.indexOf(one.tour.id) - ids.indexOf(other.tour.id)).slice(0, limit)
}

const rowsOf = async (ids: string[]): Promise<SelectedTour[]> => (ids.length ? selectTours(inArray(tours.id, ids)) : [])

/** Returns the tours whose total for the party is within the prices, and the range of all totals in whole dollars. */
async function priceForParty(query: TourQuery, where: SQL | undefined, order: SQL[]) {
  const ids = await idsOf(where, order, { limit: MAX_PRICED, offset: 0 })
  const offers = await findOffers(await rowsOf(ids), query)
  const cents = new Map(
    offers.flatMap(({ row, usdCents }) => (usdCents === null ? [] : [[row.tour.id, usdCents] as const])),
  )
  const { least = 0, most = Number.POSITIVE_INFINITY } = await priceLimits(query)
  const fitting = ids.filter((id) => {
    const total = cents.get(id)
    return total === undefined
      ? query.minPrice === undefined && query.maxPrice === undefined
      : total >= least && total <= most
  })
  const byTotal = (a: string, b: string) => (cents.get(a) ?? 0) - (cents.get(b) ?? 0)
  return { ids: sorted(fitting, byTotal, query.sort), prices: rangeOf([...cents.values()]) }
}

function sorted(ids: string[], byTotal: (a: string, b: string) => number, sort: TourQuery["sort"]): string[] {
  if (sort === "price-low") return ids.toSorted(byTotal)
  return sort === "price-high" ? ids.toSorted((a, b) => byTotal(b, a)) : ids
}
