import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import { pathOf } from "#features/categories/categories.server.ts"
import { categories, tourCategories } from "#features/categories/categories.table.server.ts"
import { dongInUsdMinor, inUsdMinor } from "#features/settings/settings.server.ts"
import type { Currency } from "#lib/money.ts"
import { addressBookOf } from "#server/address-book.server.ts"
import {
  type Catalogue,
  claimById,
  findById,
  findBySlug,
  findCardById,
  findPage,
  holdById,
} from "#server/catalogue.server.ts"
import { type Listing, type OwnListing, searchTexts } from "#server/catalogue-listing.server.ts"
import { type Database, db, gap } from "#server/database.server.ts"
import type { Page } from "#server/listing.server.ts"
import type { Condition } from "#server/listing-statements.server.ts"
import { recent } from "#server/recent.server.ts"
import { DURATIONS, type Tour, type TourCard, type TourFilters } from "./tour.ts"
import { presentCard, presentTour, type TourRow } from "./tour-presenter.server.ts"
import { tours } from "./tours.table.server.ts"

export { freeCancellationHours } from "./tour-presenter.server.ts"

/** The pages of tours. */
export const tourAddresses = addressBookOf(tours, "/tour/")

const catalogue: Catalogue = { kind: "tour", name: "Tour", path: "tours", table: tours }

/** A listing: what the address of the list says, how many a page, and what of it is on sale. */
export type TourListing = TourFilters & Listing

/** Cards of one page of the listing, or of everything when no limit is given, and where the page stands. */
export function listTourCards(listing: TourListing): Promise<Page<TourCard>> {
  return findPage<TourCard>(catalogue, "card", listing, ownOf(listing))
}

/**
 * Whole tours of one page of the listing, or of everything (at most 500) when no limit is given (spec: `GET /tours`).
 */
export function listTours(listing: TourListing): Promise<Page<Tour>> {
  return findPage<Tour>(catalogue, "whole", listing, ownOf(listing))
}

/**
 * An active tour by its slug.
 * @throws notFound; moved where the slug is one that it had before
 */
export function findTour(slug: string): Promise<Tour> {
  return findBySlug<Tour>(catalogue, slug)
}

/**
 * An active tour by its id.
 * @throws notFound, also for what is no id at all
 */
export function findTourById(id: string, database: Database = db): Promise<Tour> {
  return findById<Tour>(catalogue, id, database)
}

/** The card of an active tour by its id. @throws notFound, also for what is no id at all */
export function findTourCard(id: string): Promise<TourCard> {
  return findCardById<TourCard>(catalogue, id)
}

/** An active tour by its id, held until the transaction ends. @throws notFound */
export function holdTour(id: string, transaction: Database): Promise<Tour> {
  return holdById<Tour>(catalogue, id, transaction)
}

/** Keeps a tour from being booked until the transaction ends. */
export function claimTour(id: string, transaction: Database): Promise<void> {
  return claimById(catalogue, id, transaction)
}

function ownOf({ category, days }: TourListing): OwnListing {
  const conditions: Condition[] = []
  if (category)
    conditions.push({
      name: "category",
      sql: () => sql`${tours.categorySlugs} @> array[${gap("category")}]::text[]`,
      values: { category },
      besideWords: true,
    })
  if (days?.length) {
    conditions.push({
      name: "shortest",
      sql: () => sql`${tours.days} >= ${gap("shortest")}`,
      values: { shortest: Math.min(...days) },
      leads: ["duration"],
    })
    conditions.push({
      name: "days",
      sql: () => sql`(${tours.days} = any(${gap("days")}::int[]) or ${tours.days} >= ${gap("longest")})`,
      values: { days, longest: days.includes(LONGEST) ? LONGEST : NEVER },
    })
  }
  return { conditions, orders: { duration: () => [asc(tours.days), asc(tours.id)] } }
}

/** The last of the lengths a visitor filters by stands for itself and all above it. */
const LONGEST = DURATIONS.at(-1) ?? 7
const NEVER = 10_000

/** How many active tours there are of each of these categories, themes and places, all below included. */
export function countTours(categorySlugs: string[]): Promise<Map<string, number>> {
  return recent(`tours in ${categorySlugs}`, async () => {
    const within = sql`${tours.isActive} and ${tours.categorySlugs} @> array[category]`
    const { rows } = await db.execute<{ slug: string; n: number }>(sql`
      select category as slug, (select count(*)::int from ${tours} where ${within}) as n
      from unnest(${sql.param(categorySlugs)}::text[]) category`)
    return new Map(rows.map(({ slug, n }) => [slug, n]))
  })
}

/** What it takes to put a tour into the catalogue. Prices are whole minor units. */
export type NewTour = Omit<typeof tours.$inferInsert, Derived | "id" | "version" | "createdAt" | "updatedAt">
type Derived =
  | "card"
  | "whole"
  | "reviewCount"
  | "reviewStars"
  | "categorySlugs"
  | "searchTitle"
  | "searchText"
  | "sortEn"
  | "sortVi"
  | "usdMinor"

/** Adds a tour with all that is derived from it. Returns its id. */
export async function createTour(tour: NewTour, database: Database = db): Promise<string> {
  const values = { ...(await derivedOf(tour, database)), categorySlugs: [] }
  const [row] = await database
    .insert(tours)
    .values({ ...tour, ...values })
    .returning({ id: tours.id })
  const id = row!.id
  await refreshTours(eq(tours.id, id), database)
  return id
}

/** Stores another state of a tour under its next version. */
export async function updateTour(id: string, tour: NewTour, transaction: Database): Promise<void> {
  const next = { ...(await derivedOf(tour, transaction)), version: sql`${tours.version} + 1`, updatedAt: new Date() }
  await transaction
    .update(tours)
    .set({ ...tour, ...next })
    .where(eq(tours.id, id))
  await refreshTours(eq(tours.id, id), transaction)
}

/** What a tour is priced in, on sale or not; undefined where there is none. */
export async function findTourMoney(id: string, database: Database): Promise<{ currency: Currency } | undefined> {
  const [row] = await database.select({ currency: tours.currency }).from(tours).where(eq(tours.id, id))
  return row
}

/** Lets a tour be booked by dated departures only, as it has such from now on. */
export async function departByDate(id: string, transaction: Database): Promise<void> {
  const next = { hasDepartures: true, version: sql`${tours.version} + 1`, updatedAt: new Date() }
  const isNew = and(eq(tours.id, id), eq(tours.hasDepartures, false))
  const changed = await transaction.update(tours).set(next).where(isNew).returning({ id: tours.id })
  if (changed.length) await refreshTours(eq(tours.id, id), transaction)
}

/**
 * Counts a review in, or out again (`change` is negative then), in the transaction that publishes it or takes it back.
 */
export async function countTourReview(
  id: string,
  change: { count: number; stars: number },
  transaction: Database,
): Promise<void> {
  const reviewCount = sql`${tours.reviewCount} + ${change.count}`
  const reviewStars = sql`${tours.reviewStars} + ${change.stars}`
  await transaction.update(tours).set({ reviewCount, reviewStars }).where(eq(tours.id, id))
  await refreshTours(eq(tours.id, id), transaction)
}

/** Deletes a tour that nobody has booked, with its departures. */
export async function removeTour(id: string, transaction: Database): Promise<void> {
  await transaction.delete(tours).where(eq(tours.id, id))
}

async function derivedOf(tour: NewTour, database: Database) {
  const names = [tour.location, ...(tour.alsoKnownAs ?? [])]
  const price = { amount: tour.priceMinor, currency: tour.currency ?? "USD" }
  return {
    ...searchTexts(tour.title, names, [tour.shortDescription, tour.description]),
    usdMinor: await inUsdMinor(price, database),
  }
}

/** Tours with the names of what they are sorted into. */
export function findTourRows(condition: SQL, database: Database = db): Promise<TourRow[]> {
  return database
    .select({ tour: tours, category: tourCategories, destination: categories })
    .from(tours)
    .innerJoin(tourCategories, eq(tours.categoryId, tourCategories.id))
    .leftJoin(categories, eq(tours.destinationId, categories.id))
    .where(condition)
}

/** Whether there is a tour in one of these themes or places, on sale or not. */
export async function hasTours(categoryIds: string[], database: Database): Promise<boolean> {
  const [row] = await database.select({ id: tours.id }).from(tours).where(inCategories(categoryIds)).limit(1)
  return row !== undefined
}

/** Writes anew what is read of the tours in these themes or places, in the transaction that changed their names. */
export async function refreshToursIn(categoryIds: string[], transaction: Database): Promise<void> {
  await refreshTours(inCategories(categoryIds), transaction)
}

const inCategories = (ids: string[]) => sql`(${inArray(tours.categoryId, ids)} or ${inArray(tours.destinationId, ids)})`

/** Writes anew what is read of tours: their cards and whole views, and the slugs they are filtered by. */
async function refreshTours(condition: SQL, database: Database): Promise<void> {
  const paths = new Map<string, string[]>()
  for (const row of await findTourRows(condition, database)) {
    const place = row.tour.destinationId
    if (place && !paths.has(place))
      paths.set(
        place,
        (await pathOf(place, database)).map(({ slug }) => slug),
      )
    const categorySlugs = [row.category.slug, ...(paths.get(place ?? "") ?? [])]
    const views = { card: presentCard(row), whole: presentTour(row) }
    await database
      .update(tours)
      .set({ ...views, categorySlugs })
      .where(eq(tours.id, row.tour.id))
  }
}

/** Counts anew what tours priced in đồng are sorted and filtered by, in the transaction that changed the rate. */
export async function repriceTours(vndPerUsd: number, transaction: Database): Promise<void> {
  const usdMinor = dongInUsdMinor(tours.priceMinor, vndPerUsd)
  await transaction.update(tours).set({ usdMinor }).where(eq(tours.currency, "VND"))
}
