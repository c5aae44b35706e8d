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
import { type CancellationBand, type Image, type Tour, type TourCard, type TourFilters, type TourSort, WHOLE_LIST_LIMIT } from "./tour.ts"
import { tours } from "./tours.table.server.ts"

/** A listing: what the address of the list says, and how many a page. Prices are major units of the tour's currency. */
export type TourListing = TourFilters & { limit?: number | undefined; featured?: boolean | undefined; language?: Language | undefined }

const cardColumns = {
  id: tours.id,
  slug: tours.slug,
  isActive: tours.isActive,
  isFeatured: tours.isFeatured,
  title: tours.title,
  shortDescription: tours.shortDescription,
  location: tours.location,
  images: tours.images,
  categorySlug: tourCategories.slug,
  categoryName: tourCategories.name,
  days: tours.days,
  nights: tours.nights,
  priceMinor: tours.priceMinor,
  childPriceMinor: tours.childPriceMinor,
  currency: tours.currency,
  cancellationBands: tours.cancellationBands,
  hasDepartures: tours.hasDepartures,
}

const tourColumns = {
  ...cardColumns,
  description: tours.description,
  meetingPoint: tours.meetingPoint,
  startTime: tours.startTime,
  destinationSlug: categories.slug,
  destinationName: categories.name,
  highlights: tours.highlights,
  itinerary: tours.itinerary,
  included: tours.included,
  excluded: tours.excluded,
  requirements: tours.requirements,
  cancellationPolicy: tours.cancellationPolicy,
  interests: tours.interests,
  updatedAt: tours.updatedAt,
}

/** Cards of one page of the listing, or of everything when no limit is given, and where the page stands. */
export async function listTourCards(listing: TourListing): Promise<{ tours: TourCard[]; pagination: Pagination }> {
  const { where, order, limit, offset } = clauses(listing)
  const rows = await db
    .select({ ...cardColumns, images: firstImage, total: totalOfListing })
    .from(tours)
    .innerJoin(tourCategories, eq(tours.categoryId, tourCategories.id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { tours: rows.map(presentCard), pagination: await placeOf(listing, rows) }
}

/** Whole tours of one page of the listing, or of everything (at most 500) when no limit is given (spec: `GET /tours`). */
export async function listTours(listing: TourListing): Promise<{ tours: Tour[]; pagination: Pagination }> {
  const { where, order, limit, offset } = clauses(listing)
  const rows = await db
    .select({ ...tourColumns, total: totalOfListing })
    .from(tours)
    .innerJoin(tourCategories, eq(tours.categoryId, tourCategories.id))
    .leftJoin(categories, eq(tours.destinationId, categories.id))
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { tours: rows.map(presentTour), pagination: await placeOf(listing, rows) }
}

/**
 * An active tour by its slug.
 * @throws notFound
 */
export async function findTour(slug: string): Promise<Tour> {
  const [row] = await activeTour(eq(tours.slug, slug))
  if (!row) throw notFound("Tour")
  return presentTour(row)
}

/**
 * An active tour by its id.
 * @throws notFound, also for what is no id at all
 */
export async function findTourById(id: string): Promise<Tour> {
  const [row] = isUuid(id) ? await activeTour(eq(tours.id, id)) : []
  if (!row) throw notFound("Tour")
  return presentTour(row)
}

const activeTour = (condition: SQL) =>
  db
    .select(tourColumns)
    .from(tours)
    .innerJoin(tourCategories, eq(tours.categoryId, tourCategories.id))
    .leftJoin(categories, eq(tours.destinationId, categories.id))
    .where(and(eq(tours.isActive, true), condition))

const firstImage = sql<Image[]>`jsonb_path_query_array(${tours.images}, '$[0]')`
const totalOfListing = sql<number>`(count(*) over ())::int`

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
  "id" | "categorySlugs" | "searchTitle" | "searchText" | "sortEn" | "sortVi" | "version" | "createdAt" | "updatedAt"
> & { categorySlug: string }

/** Adds a tour with all that is derived from it: folded search texts and the slugs it is filtered by. Returns its id. */
export async function createTour({ categorySlug, ...tour }: NewTour, database: Database = db): Promise<string> {
  const places = tour.destinationId ? await pathOf(tour.destinationId, database) : []
  const categorySlugs = [categorySlug, ...places.map((place) => place.slug)]
  const [row] = await database
    .insert(tours)
    .values({ ...tour, categorySlugs, ...searchTexts(tour) })
    .returning({ id: tours.id })
  return row!.id
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

type Row<Columns> = { [Name in keyof Columns]: Columns[Name] extends { _: { data: infer D; notNull: infer N } } ? (N extends true ? D : D | null) : never }

function presentCard(row: Row<typeof cardColumns>): TourCard {
  const major = (minor: number) => toMajor(minor, row.currency)
  const child = row.childPriceMinor === null ? {} : { child: major(row.childPriceMinor) }
  return {
    _id: row.id,
    slug: row.slug,
    isActive: row.isActive,
    isFeatured: row.isFeatured,
    title: row.title,
    shortDescription: row.shortDescription,
    location: row.location,
    images: row.images,
    category: { slug: row.categorySlug, name: row.categoryName },
    duration: { days: row.days, nights: row.nights },
    pricing: { adult: major(row.priceMinor), ...child, currency: row.currency, perTrip: false },
    price: major(row.priceMinor),
    freeCancellationHours: freeCancellationHours(row.cancellationBands),
    hasDepartures: row.hasDepartures,
  }
}

function presentTour(row: Row<Omit<typeof tourColumns, "destinationSlug" | "destinationName">> & { destinationSlug: string | null; destinationName: LocalizedContent | null }): Tour {
  return {
    ...presentCard(row),
    description: row.description,
    meetingPoint: row.meetingPoint,
    startTime: row.startTime,
    destination: row.destinationSlug && row.destinationName ? { slug: row.destinationSlug, name: row.destinationName } : null,
    highlights: row.highlights,
    itinerary: row.itinerary,
    included: row.included,
    excluded: row.excluded,
    requirements: row.requirements,
    cancellationPolicy: row.cancellationPolicy,
    cancellationBands: row.cancellationBands,
    interests: row.interests,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Hours before the start until which everything is refunded; null where nothing ever is. */
function freeCancellationHours(bands: CancellationBand[]): number | null {
  const free = bands.filter((band) => band.refundPercent === 100).map((band) => band.hoursBefore)
  return free.length ? Math.min(...free) : null
}
