import { and, arrayContains, asc, desc, eq, gte, inArray, lte, or, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/fold.ts"
import { toMajor, toMinor } from "#lib/money.ts"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { categories, tourCategories } from "#features/categories/categories.table.server.ts"
import { pathOf } from "#features/categories/categories.server.ts"
import { db, type Database } from "#server/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/requests.server.ts"
import { type CancellationBand, type Tour, type TourCard, type TourFilters, type TourSort, WHOLE_LIST_LIMIT } from "./tour.ts"
import { tours } from "./tours.table.server.ts"

/** A listing: what the address of the list says, and how many a page. Prices are major units of the tour's currency. */
export type TourListing = TourFilters & { limit?: number | undefined; featured?: boolean | undefined; language?: Language | undefined }

/** Cards of one page of the listing, or of everything when no limit is given, and where the page stands. */
export async function listTourCards(listing: TourListing): Promise<{ tours: TourCard[]; pagination: Pagination }> {
  const { where, order, limit, offset } = clauses(listing)
  const rows = await db
    .select({ card: tours.card, total: totalOfListing })
    .from(tours)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { tours: rows.map((row) => row.card), pagination: await placeOf(listing, rows) }
}

/** Whole tours of one page of the listing, or of everything (at most 500) when no limit is given (spec: `GET /tours`). */
export async function listTours(listing: TourListing): Promise<{ tours: Tour[]; pagination: Pagination }> {
  const { where, order, limit, offset } = clauses(listing)
  const rows = await db
    .select({ whole: tours.whole, total: totalOfListing })
    .from(tours)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { tours: rows.map((row) => row.whole), pagination: await placeOf(listing, rows) }
}

/**
 * An active tour by its slug.
 * @throws notFound
 */
export async function findTour(slug: string): Promise<Tour> {
  return activeTour(eq(tours.slug, slug))
}

/**
 * An active tour by its id.
 * @throws notFound, also for what is no id at all
 */
export async function findTourById(id: string, database: Database = db): Promise<Tour> {
  if (!isUuid(id)) throw notFound("Tour")
  return activeTour(eq(tours.id, id), database)
}

async function activeTour(condition: SQL, database: Database = db): Promise<Tour> {
  const [row] = await database.select({ whole: tours.whole }).from(tours).where(and(eq(tours.isActive, true), condition))
  if (!row) throw notFound("Tour")
  return row.whole
}

const totalOfListing = sql<number>`(count(*) over ())::int`

/** The SQL of a listing. */
function clauses(listing: TourListing) {
  const words = fold(listing.search ?? "").split(" ").filter(Boolean)
  const { minPrice, maxPrice, days, category, sort = "recommended", limit = WHOLE_LIST_LIMIT } = listing
  const byRelevance = words.length > 0 && sort === "recommended"
  return {
    where: and(
      eq(tours.isActive, true),
      ...words.map((word) => like(tours.searchText, word)),
      category ? arrayContains(tours.categorySlugs, [category]) : undefined,
      minPrice === undefined ? undefined : gte(tours.priceMinor, toMinor(minPrice, "USD")),
      maxPrice === undefined ? undefined : lte(tours.priceMinor, toMinor(maxPrice, "USD")),
      days?.length ? lengthIn(days) : undefined,
      listing.featured ? eq(tours.isFeatured, true) : undefined,
    ),
    order: [...(byRelevance ? [desc(like(tours.searchTitle, words.join(" ")))] : []), ...orderOf(sort, listing.language)],
    limit,
    offset: ((listing.page ?? 1) - 1) * limit,
  }
}

const like = (column: AnyPgColumn, text: string) => sql`${column} like ${`%${text}%`}`

const LONGEST = 7
const lengthIn = (days: number[]) =>
  or(
    inArray(tours.days, days.filter((length) => length < LONGEST).concat(0)),
    days.includes(LONGEST) ? gte(tours.days, LONGEST) : undefined,
  )

function orderOf(sort: TourSort, language: Language = "en"): SQL[] {
  switch (sort) {
    case "recommended":
      return [desc(tours.isFeatured), asc(tours.position), asc(tours.id)]
    case "name":
      return [asc(language === "vi" ? tours.sortVi : tours.sortEn), asc(tours.id)]
    case "price-low":
      return [asc(tours.priceMinor), asc(tours.id)]
    case "price-high":
      return [desc(tours.priceMinor), desc(tours.id)]
    case "duration":
      return [asc(tours.days), asc(tours.id)]
  }
}

/** A page behind the last one has no rows to carry the total; it is counted then. */
async function placeOf(listing: TourListing, rows: { total: number }[]): Promise<Pagination> {
  const { limit, offset, where } = clauses(listing)
  const counted = rows[0] || offset === 0 ? rows[0] : (await db.select({ total: totalOfListing }).from(tours).where(where).limit(1))[0]
  return pagination(listing.page ?? 1, limit, counted?.total ?? 0)
}

/** What it takes to put a tour into the catalogue. Prices are whole minor units. */
export type NewTour = Omit<
  typeof tours.$inferInsert,
  "id" | "card" | "whole" | "categorySlugs" | "searchTitle" | "searchText" | "sortEn" | "sortVi" | "version" | "createdAt" | "updatedAt"
> & { categorySlug: string }

/** Adds a tour with all that is derived from it: folded search texts and the slugs it is filtered by. Returns its id. */
export async function createTour({ categorySlug, ...tour }: NewTour, database: Database = db): Promise<string> {
  const places = tour.destinationId ? await pathOf(tour.destinationId, database) : []
  const categorySlugs = [categorySlug, ...places.map((place) => place.slug)]
  const [row] = await database
    .insert(tours)
    .values({ ...tour, categorySlugs, ...searchTexts(tour) })
    .returning({ id: tours.id })
  const id = row!.id
  await refreshViews(eq(tours.id, id), database)
  return id
}

function searchTexts(tour: Pick<NewTour, "title" | "shortDescription" | "description" | "location" | "alsoKnownAs">) {
  const both = (text: LocalizedContent) => `${text.en} ${text.vi ?? ""}`
  const names = [both(tour.title), both(tour.location), ...(tour.alsoKnownAs ?? [])].join(" ")
  return {
    searchTitle: fold(names),
    searchText: fold(`${names} ${both(tour.shortDescription)} ${both(tour.description)}`),
    sortEn: fold(tour.title.en),
    sortVi: fold(tour.title.vi ?? tour.title.en),
  }
}

/**
 * Writes anew what is read of tours: their cards and whole views. To be called in the transaction that changed them,
 * or the category or destination they name.
 */
export async function refreshViews(condition: SQL, database: Database = db): Promise<void> {
  const rows = await database
    .select({ tour: tours, category: tourCategories, destination: categories })
    .from(tours)
    .innerJoin(tourCategories, eq(tours.categoryId, tourCategories.id))
    .leftJoin(categories, eq(tours.destinationId, categories.id))
    .where(condition)
  for (const row of rows) {
    const views = { card: presentCard(row), whole: presentTour(row) }
    await database.update(tours).set(views).where(eq(tours.id, row.tour.id))
  }
}

type Row = {
  tour: typeof tours.$inferSelect
  category: { slug: string; name: LocalizedContent }
  destination: { slug: string; name: LocalizedContent } | null
}

function presentCard({ tour, category: { slug, name } }: Row): TourCard {
  const major = (minor: number) => toMajor(minor, tour.currency)
  const child = tour.childPriceMinor === null ? {} : { child: major(tour.childPriceMinor) }
  return {
    _id: tour.id,
    slug: tour.slug,
    isActive: tour.isActive,
    isFeatured: tour.isFeatured,
    title: tour.title,
    shortDescription: tour.shortDescription,
    location: tour.location,
    images: tour.images.slice(0, 1),
    category: { slug, name },
    duration: { days: tour.days, nights: tour.nights },
    pricing: { adult: major(tour.priceMinor), ...child, currency: tour.currency, perTrip: false },
    price: major(tour.priceMinor),
    freeCancellationHours: freeCancellationHours(tour.cancellationBands),
    hasDepartures: tour.hasDepartures,
  }
}

function presentTour(row: Row): Tour {
  const { tour, destination } = row
  return {
    ...presentCard(row),
    images: tour.images,
    description: tour.description,
    meetingPoint: tour.meetingPoint,
    startTime: tour.startTime,
    destination: destination && { slug: destination.slug, name: destination.name },
    highlights: tour.highlights,
    itinerary: tour.itinerary,
    included: tour.included,
    excluded: tour.excluded,
    requirements: tour.requirements,
    cancellationPolicy: tour.cancellationPolicy,
    cancellationBands: tour.cancellationBands,
    interests: tour.interests,
    updatedAt: tour.updatedAt.toISOString(),
  }
}

/** Hours before the start until which everything is refunded; null where nothing ever is. */
export function freeCancellationHours(bands: CancellationBand[]): number | null {
  const free = bands.filter((band) => band.refundPercent === 100).map((band) => band.hoursBefore)
  return free.length ? Math.min(...free) : null
}
