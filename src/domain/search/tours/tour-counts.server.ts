import type { SQL } from "drizzle-orm"
import { listCategories, placeIdsWithin } from "#domain/categories/categories.server.ts"
import { listTourCategories } from "#domain/categories/category-trees.server.ts"
import type { TourCounts } from "#domain/search/search.ts"

/** The filters whose values are counted. */
export const FILTERS = ["price", "category", "place", "days", "free", "guaranteed", "guide", "need"] as const
export type Filter = (typeof FILTERS)[number]
/** The condition of each filter, and that of all others. */
export type Filters = Record<"base" | Filter, SQL | undefined>

/** Tours that are alike: what they are, and which filters they fit. Prices in US cents. */
export type AlikeTours = Record<Filter, boolean> & {
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

/** Returns how many tours fit all filters, and how many would with another value of one of them. */
export async function tallyTours(rows: AlikeTours[]): Promise<{ total: number; counts: TourCounts }> {
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
