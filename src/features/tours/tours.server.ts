import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/fold.ts"
import { toMajor, toMinor } from "#lib/money.ts"
import { type Pagination, pagination } from "#lib/pagination.ts"
import { categories, tourCategories } from "#features/categories/categories.table.server.ts"
import { pathOf } from "#features/categories/categories.server.ts"
import { db, type Database, statement } from "#server/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/requests.server.ts"
import { type CancellationBand, DURATIONS, type Tour, type TourCard, type TourFilters, type TourSort, WHOLE_LIST_LIMIT } from "./tour.ts"
import { tours } from "./tours.table.server.ts"

/** A listing: what the address of the list says, and how many a page. Prices are major units of the tour's currency. */
export type TourListing = TourFilters & { limit?: number | undefined; featured?: boolean | undefined; language?: Language | undefined }

/** Cards of one page of the listing, or of everything when no limit is given, and where the page stands. */
export async function listTourCards(listing: TourListing): Promise<TourPage<TourCard>> {
  return listed<TourCard>("card", listing)
}

/** Whole tours of one page of the listing, or of everything (at most 500) when no limit is given (spec: `GET /tours`). */
export async function listTours(listing: TourListing): Promise<TourPage<Tour>> {
  return listed<Tour>("whole", listing)
}

type TourPage<View> = { tours: View[]; pagination: Pagination }

/**
 * The page comes as one JSON array made by the database: one row to carry and to parse instead of one a tour. A page
 * behind the last one has no rows to carry the total; it is counted then.
 */
async function listed<View>(view: "card" | "whole", listing: TourListing): Promise<TourPage<View>> {
  const { page = 1, limit = WHOLE_LIST_LIMIT } = listing
  const query = listingQuery(listing)
  const values = { ...query.values, limit, offset: (page - 1) * limit }
  const [row] = await statement(`${view} ${query.shape}`, () => pageStatement(tours[view], query)).execute(values)
  const total = row?.total ?? (page > 1 ? await countOf(query) : 0)
  return { tours: (row?.views as View[] | null) ?? [], pagination: pagination(page, limit, total) }
}

function pageStatement(view: AnyPgColumn, { where, order }: ListingQuery) {
  const page = db
    .select({ view: sql`${view}`.as("view"), total: sql<number>`(count(*) over ())::int`.as("total") })
    .from(tours)
    .where(where())
    .orderBy(...order())
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .as("page")
  return db.select({ views: sql<unknown[] | null>`json_agg(${page.view})`, total: sql<number | null>`max(${page.total})` }).from(page)
}

async function countOf({ shape, where, values }: ListingQuery): Promise<number> {
  const count = () => db.select({ total: sql<number>`count(*)::int` }).from(tours).where(where())
  const [row] = await statement(`count ${shape}`, count).execute(values)
  return row?.total ?? 0
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

/** A listing as SQL with gaps for its values. Equal shapes have equal SQL. */
type ListingQuery = { shape: string; where: () => SQL | undefined; order: () => SQL[]; values: Record<string, unknown> }

type Condition = { name: string; sql: () => SQL | undefined; values?: Record<string, unknown> }

function listingQuery(listing: TourListing): ListingQuery {
  const { sort = "recommended", language = "en" } = listing
  const words = fold(listing.search ?? "").split(" ").filter(Boolean).slice(0, MAX_WORDS)
  const conditions = conditionsOf(listing, words)
  const byRelevance = words.length > 0 && sort === "recommended"
  const values = Object.assign({}, ...conditions.map((condition) => condition.values), byRelevance && { title: `%${words.join(" ")}%` })
  return {
    shape: [...conditions.map(({ name }) => name), sort, sort === "name" ? language : "", byRelevance].join(" "),
    where: () => and(...conditions.map((condition) => condition.sql())),
    order: () => [...(byRelevance ? [desc(sql`${tours.searchTitle} like ${gap("title")}`)] : []), ...orderOf(sort, language)],
    values,
  }
}

/** A search by more words finds nothing that these do not. */
const MAX_WORDS = 8

const gap = (name: string) => sql.placeholder(name)

function conditionsOf({ category, minPrice, maxPrice, days, featured }: TourListing, words: string[]): Condition[] {
  const conditions: Condition[] = [{ name: "active", sql: () => eq(tours.isActive, true) }]
  const add = (name: string, condition: () => SQL | undefined, values: Record<string, unknown> = {}) =>
    conditions.push({ name, sql: condition, values })
  for (const [index, word] of words.entries()) {
    add("word", () => sql`${tours.searchText} like ${gap(`word${index}`)}`, { [`word${index}`]: `%${word}%` })
  }
  if (category) add("category", () => sql`${tours.categorySlugs} @> array[${gap("category")}]::text[]`, { category })
  if (minPrice !== undefined) add("min", () => sql`${tours.priceMinor} >= ${gap("min")}`, { min: toMinor(minPrice, "USD") })
  if (maxPrice !== undefined) add("max", () => sql`${tours.priceMinor} <= ${gap("max")}`, { max: toMinor(maxPrice, "USD") })
  if (days?.length) {
    const longest = days.includes(LONGEST) ? LONGEST : NEVER
    add("days", () => sql`(${tours.days} = any(${gap("days")}::int[]) or ${tours.days} >= ${gap("longest")})`, { days, longest })
  }
  if (featured) add("featured", () => eq(tours.isFeatured, true))
  return conditions
}

/** The last of the lengths a visitor filters by stands for itself and all above it. */
const LONGEST = DURATIONS.at(-1) ?? 7
const NEVER = 10_000

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
