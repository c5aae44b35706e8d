import { and, asc, count, eq, gte, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import { editedPrices } from "#domain/catalogue/prices.ts"
import {
  conditionsOf,
  type Listing,
  orderOf,
  type Searched,
  searchOf,
  searchTexts,
} from "#domain/catalogue/rows/catalogue.server.ts"
import {
  CARD_COLUMNS,
  type ComputedColumns,
  fieldsOf,
  nextVersion,
  presentCommon,
  presentPrices,
  presentStored,
  reviewCounter,
  summariseReviews,
} from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { catalogueReads } from "#domain/catalogue/rows/catalogue-reads.server.ts"
import type { Stored } from "#domain/catalogue/rows/content-writes.server.ts"
import { placeIdsWithin } from "#domain/categories/categories.server.ts"
import { categories, tourCategories } from "#domain/categories/categories.table.server.ts"
import { listTourCategories } from "#domain/categories/category-trees.server.ts"
import { listedPrices } from "#domain/settings/settings.server.ts"
import { type TourEntry, tourSchemas } from "#domain/tours/staff/tour-entry.schema.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import type { Currency } from "#lib/money.ts"
import { cached, clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { filterActive } from "#server/database/lists.server.ts"
import { urlsOf } from "#server/pages/url-registry.server.ts"
import * as shapes from "./shapes.server.ts"
import { DURATIONS, NEED_TEXTS, NO_FACTS, NO_PRICE_RULES, type Tour, type TourCard, type TourFilters } from "./tour.ts"
import { tours } from "./tours.table.server.ts"

export const tourUrls = urlsOf(tours, "/tour/", tours.description)

const themeName = pick(tourCategories, "slug", "name", "isActive")
const placeName = { slug: categories.slug, name: categories.name }

const COUNTS_TTL_MS = 60_000

export type TourListing = TourFilters & Listing

export function selectTours(condition: SQL | undefined, database: Database = db) {
  return database
    .select({ tour: tours, category: themeName, destination: placeName })
    .from(tours)
    .innerJoin(tourCategories, eq(tourCategories.id, tours.categoryId))
    .leftJoin(categories, eq(categories.id, tours.destinationId))
    .where(condition)
}

export type SelectedTour = Awaited<ReturnType<typeof selectTours>>[number]

export const presentTourCard = (tour: SelectedTour): TourCard => presentCard(tour)

function selectTourCards(condition: SQL | undefined, database: Database) {
  return database
    .select({ tour: cardColumns, category: themeName })
    .from(tours)
    .innerJoin(tourCategories, eq(tourCategories.id, tours.categoryId))
    .where(condition)
}

export const {
  listCards: listTourCards,
  list: listTours,
  listRows: listTourRows,
  findBySlug: findTour,
  findById: findTourById,
  findCard: findTourCard,
  lock: lockTour,
} = catalogueReads({
  kind: "tour",
  name: "Tour",
  path: "tours",
  table: tours,
  match: matchingTours,
  selectCards: selectTourCards,
  presentCard,
  select: selectTours,
  present: presentTour,
  presentEntry,
})

/** Returns the conditions of a listing one by one, so that each can be left out when the others are counted. */
export async function tourConditions(listing: TourListing) {
  const { category, place, days } = listing
  const [{ usdCents, within }, searched] = await Promise.all([listedPrices(tours, listing), searchOf(tours, listing)])
  return {
    usdCents,
    searched,
    base: and(...conditionsOf(tours, listing, undefined)),
    words: searched?.where,
    price: within,
    category: category === undefined ? undefined : isIn(await findCategoryIds(category)),
    place: place === undefined ? undefined : inArray(tours.destinationId, await placeIdsWithin(place)),
    days: days?.length ? hasLength(days) : undefined,
  }
}

/** Returns the order of a listing. Prices are compared in US dollars. */
export function tourOrder(usdCents: SQL, listing: TourListing, searched: Searched): SQL[] {
  return listing.sort === "duration" ? [asc(tours.days), asc(tours.id)] : orderOf(tours, usdCents, listing, searched)
}

async function matchingTours(listing: TourListing): Promise<{ where: SQL | undefined; order: SQL[] }> {
  const { usdCents, searched, ...conditions } = await tourConditions(listing)
  return { where: and(...Object.values(conditions)), order: tourOrder(usdCents, listing, searched) }
}

async function findCategoryIds(slug: string): Promise<string[]> {
  const theme = (await listTourCategories({ active: "all" })).find((category) => category.slug === slug)
  return theme ? [theme._id] : placeIdsWithin(slug)
}

const isIn = (categoryIds: string[]) =>
  or(inArray(tours.categoryId, categoryIds), inArray(tours.destinationId, categoryIds))

const LONGEST = Math.max(...DURATIONS)

function hasLength(days: number[]): SQL | undefined {
  return or(inArray(tours.days, days), days.includes(LONGEST) ? gte(tours.days, LONGEST) : undefined)
}

/** Returns the number of active tours by category slug, including descendants. */
export async function countTours(categorySlugs: string[]): Promise<Map<string, number>> {
  const counted = await cached("tours by category", countByCategory, COUNTS_TTL_MS)
  const counts = new Map<string, number>()
  for (const slug of categorySlugs) {
    const ids = await findCategoryIds(slug)
    const within = counted.filter(({ theme, place }) => ids.includes(theme) || ids.includes(place ?? ""))
    counts.set(
      slug,
      within.reduce((sum, { tours }) => sum + tours, 0),
    )
  }
  return counts
}

function countByCategory() {
  return db
    .select({ theme: tours.categoryId, place: tours.destinationId, tours: count() })
    .from(tours)
    .where(filterActive(tours.isActive))
    .groupBy(tours.categoryId, tours.destinationId)
}

export type NewTour = Omit<typeof tours.$inferInsert, ComputedColumns | "reviewCount" | "reviewStars">

export async function createTour(tour: NewTour, database: Database = db) {
  const row = firstOf(
    await database
      .insert(tours)
      .values({ ...tour, ...buildSearchTexts(tour) })
      .returning(),
  )
  clearCache()
  return row
}

export async function updateTour(id: string, tour: NewTour, transaction: Database) {
  const next = { ...tour, ...buildSearchTexts(tour), ...nextVersion(tours.version) }
  return firstOf(await transaction.update(tours).set(next).where(eq(tours.id, id)).returning())
}

/** Locks a tour against bookings until the transaction ends. */
export async function lockTourForUpdate(id: string, transaction: Database): Promise<void> {
  await transaction.select({ id: tours.id }).from(tours).where(eq(tours.id, id)).for("update")
}

/** Locks tours in the order of their ids, against deletion and against `lockTourForUpdate`. */
export async function lockTours(ids: string[] | SQLWrapper, transaction: Database): Promise<void> {
  const named = inArray(tours.id, ids)
  await transaction.select({ id: tours.id }).from(tours).where(named).orderBy(tours.id).for("key share")
}

function buildSearchTexts(tour: NewTour) {
  const { title, location, alsoKnownAs = [], shortDescription, description } = tour
  const { highlights = [], itinerary = [], interests = [], questions = [], facts, meetingPoint, requirements } = tour
  const texts = [
    shortDescription,
    description,
    ...highlights,
    ...itinerary.map((day) => day.title),
    ...interests,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    ...[...NEED_TEXTS.map((name) => facts?.[name]), meetingPoint, requirements].filter((text) => text != null),
  ]
  return searchTexts(title, [location, ...alsoKnownAs], texts)
}

export async function findTourMoney(id: string, database: Database): Promise<{ currency: Currency } | undefined> {
  const [row] = await database.select({ currency: tours.currency }).from(tours).where(eq(tours.id, id))
  return row
}

export async function departByDate(id: string, transaction: Database): Promise<void> {
  await transaction
    .update(tours)
    .set({ hasDepartures: true, ...nextVersion(tours.version) })
    .where(and(eq(tours.id, id), eq(tours.hasDepartures, false)))
  clearCache()
}

/** Matches ids of tours whose guests are not mailed before the trip, or after it. */
export const isSilentTour = (id: SQLWrapper, mail: "sendsReminder" | "asksForReview"): SQL =>
  sql`exists (select from ${tours} where ${tours.id} = ${id} and not ${tours[mail]})`

export const countTourReview = reviewCounter(tours)

const OWN_COLUMNS = ["days", "nights", "hasDepartures", "reviewCount", "reviewStars"] as const
const cardColumns = pick(tours, ...CARD_COLUMNS, ...OWN_COLUMNS)

type Tours = typeof tours.$inferSelect
type Category = { slug: string; name: LocalizedContent }
type Theme = Category & { isActive: boolean }
type CardRow = { tour: Pick<Tours, keyof typeof cardColumns>; category: Category }
export type TourRow = { tour: Tours; category: Theme; destination: Category | null }

function presentCard({ tour, category: { slug, name } }: CardRow): TourCard {
  return {
    ...presentCommon(tour),
    // On a page that shows the first one already, a card shows the second.
    images: tour.images.slice(0, 2),
    category: { slug, name },
    duration: { days: tour.days, nights: tour.nights },
    pricing: { ...presentPrices(tour), perTrip: false },
    hasDepartures: tour.hasDepartures,
    reviews: summariseReviews({ count: tour.reviewCount, stars: tour.reviewStars }),
  }
}

export function presentTour(row: TourRow): Tour {
  const { tour, category, destination } = row
  return {
    ...presentCard(row),
    ...fieldsOf(shapes.tour.shape, tour),
    category: pick(category, "slug", "name", "isActive"),
    destination: destination && { slug: destination.slug, name: destination.name },
    facts: { ...NO_FACTS, ...tour.facts },
    priceRules: { ...NO_PRICE_RULES, ...tour.priceRules },
    updatedAt: tour.updatedAt.toISOString(),
  }
}

export function presentEntry({ tour, category, destination }: TourRow): Stored<TourEntry> {
  return {
    ...fieldsOf(tourSchemas.entry.shape, tour),
    ...presentStored(tour),
    category: category.slug,
    destination: destination?.slug ?? null,
    duration: { days: tour.days, nights: tour.nights },
    pricing: editedPrices(tour),
    facts: { ...NO_FACTS, ...tour.facts },
    priceRules: { ...NO_PRICE_RULES, ...tour.priceRules },
  }
}

export async function isAnyPublished(): Promise<boolean> {
  return (await db.select({ id: tours.id }).from(tours).where(filterActive(tours.isActive)).limit(1)).length > 0
}
