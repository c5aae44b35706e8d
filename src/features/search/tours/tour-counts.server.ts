import { count, type SQL, sql } from "drizzle-orm"
import { listCategories, placeIdsWithin } from "#features/categories/categories.server.ts"
import { listTourCategories } from "#features/categories/category-trees.server.ts"
import { DURATIONS, type GuideLanguage, type Need, type TourCounts } from "#features/tours/tour.ts"
import { tours } from "#features/tours/tours.table.server.ts"
import { db } from "#server/database/database.server.ts"

/** The filters whose values are counted. */
const FILTERS = ["price", "category", "place", "days", "free", "guaranteed", "guide", "need"] as const
type Filter = (typeof FILTERS)[number]
/** The condition of each filter, and that of all others. */
export type Filters = Record<"base" | Filter, SQL | undefined>

const LONGEST = Math.max(...DURATIONS)

/** Tours that are alike: what they are, and which filters they fit. Prices in US cents. */
type AlikeTours = Record<Filter, boolean> & {
  categoryId: string
  destinationId: string | null
  length: number
  guides: string[] | null
  suits: string[] | null
  isFree: boolean
  isSure: boolean
  tours: number
  least: number
  most: number
}

/** Counts what each value of a filter would find. Tours that are alike in all filters are counted as one row. */
export async function countTours(
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

/** Returns how many tours fit all filters, and how many would with another value of one of them. */
async function tallyTours(rows: AlikeTours[]): Promise<{ total: number; counts: TourCounts }> {
  const fitting = (but?: Filter) => rows.filter((row) => FILTERS.every((filter) => filter === but || row[filter]))
  const [categories, places] = await Promise.all([listTourCategories(), listCategories()])
  const inPlaces = await Promise.all(
    places.map(async ({ slug }) => {
      const ids = await placeIdsWithin(slug)
      return [slug, sum(fitting("place").filter(({ destinationId }) => ids.includes(destinationId ?? "")))] as const
    }),
  )
  const prices = fitting("price").filter(({ most }) => most > 0)
  return {
    total: sum(fitting()),
    counts: {
      categories: Object.fromEntries(
        categories.map(({ _id, slug }) => [slug, sum(fitting("category").filter((row) => row.categoryId === _id))]),
      ),
      places: Object.fromEntries(inPlaces),
      days: sumsBy(fitting("days"), ({ length }) => [length]),
      guides: sumsBy(fitting("guide"), ({ guides }) => guides ?? []),
      needs: sumsBy(fitting("need"), ({ suits }) => suits ?? []),
      free: sum(fitting("free").filter(({ isFree }) => isFree)),
      guaranteed: sum(fitting("guaranteed").filter(({ isSure }) => isSure)),
      prices: rangeOf(prices.flatMap(({ least, most }) => [least, most])),
    },
  }
}

const sum = (rows: AlikeTours[]) => rows.reduce((total, { tours }) => total + tours, 0)

function sumsBy(rows: AlikeTours[], valuesOf: (row: AlikeTours) => (string | number)[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const row of rows) for (const value of valuesOf(row)) sums[value] = (sums[value] ?? 0) + row.tours
  return sums
}

/** Returns the range of prices in whole dollars. */
export function rangeOf(cents: number[]): TourCounts["prices"] {
  if (cents.length === 0) return null
  return { min: Math.floor(Math.min(...cents) / 100), max: Math.ceil(Math.max(...cents) / 100) }
}
