import { eq, sql } from "drizzle-orm"
import { type AnyPgColumn, boolean, integer, jsonb, type PgTable, text, uuid } from "drizzle-orm/pg-core"
import { freeCancellationHours } from "#domain/catalogue/cancellation.ts"
import type { CancellationBand, CatalogueCard, Image, ReviewSummary } from "#domain/catalogue/content.ts"
import type { OutdatedText } from "#domain/catalogue/outdated-texts.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { commonCard } from "#domain/catalogue/shapes.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { sortKeyColumn, vietnameseOrder } from "#server/database/sql-text.server.ts"
import { categoryNamesColumn, namesColumn, wordsColumn } from "../search/search-columns.server.ts"

export const localized = (name: string) => jsonb(name).$type<LocalizedContent>()
export const outdatedColumn = () => jsonb().$type<OutdatedText[]>().notNull().default([])
const localizedList = (name: string) => jsonb(name).$type<LocalizedContent[]>().notNull().default([])

const vietnameseTitle = sql`coalesce(nullif(title ->> 'vi', ''), title ->> 'en', '')`

/** Returns the columns that tours, transfers and products have in common. Prices are minor units of `currency`. */
export const catalogueColumns = () => ({
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  isActive: boolean("is_active").notNull().default(true),
  isArchived: boolean("is_archived").notNull().default(false),
  isFeatured: boolean("is_featured").notNull().default(false),
  position: integer().notNull().default(0),
  title: localized("title").notNull(),
  shortDescription: localized("short_description").notNull(),
  description: localized("description").notNull(),
  location: localized("location").notNull(),
  alsoKnownAs: text("also_known_as").array().notNull().default([]),
  images: jsonb().$type<Image[]>().notNull().default([]),
  priceMinor: integer("price_minor").notNull(),
  childPriceMinor: integer("child_price_minor"),
  currency: text().$type<Currency>().notNull().default("USD"),
  highlights: localizedList("highlights"),
  included: localizedList("included"),
  excluded: localizedList("excluded"),
  cancellationPolicy: localized("cancellation_policy"),
  cancellationBands: jsonb("cancellation_bands").$type<CancellationBand[]>().notNull().default([]),
  /** Guests book on request until this many hours before the start. Departures have their own. */
  cutoffHours: integer("cutoff_hours").notNull().default(12),
  /** Null: the one of the settings. */
  paymentPlan: jsonb("payment_plan").$type<PaymentPlan>(),
  outdated: outdatedColumn(),
  searchTitle: text("search_title").notNull(),
  searchText: text("search_text").notNull(),
  searchCategories: categoryNamesColumn(),
  searchNames: namesColumn({ withCategories: true }),
  searchWords: wordsColumn(),
  sortEn: text("sort_en").notNull(),
  sortVi: sortKeyColumn("sort_vi").notNull().generatedAlwaysAs(vietnameseOrder(vietnameseTitle)),
  version: integer().notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})

/** The names of the columns that tell nothing of a person (`personalData`). */
export const CATALOGUE_COLUMNS =
  "id slug is_active is_archived is_featured position title short_description description location also_known_as images " +
  "price_minor child_price_minor currency highlights included excluded cancellation_policy cancellation_bands " +
  "cutoff_hours payment_plan outdated search_title search_text search_categories sort_en version created_at updated_at category_id"

export type ComputedColumns =
  | "id"
  | "version"
  | "createdAt"
  | "updatedAt"
  | "searchTitle"
  | "searchText"
  | "searchCategories"
  | "searchNames"
  | "searchWords"
  | "sortEn"
  | "sortVi"

type Fields = { [field: string]: unknown }

/** Returns the columns of a row that the shape of an answer or an entry has under the same name. */
export function fieldsOf<Shape extends Fields, Row extends Fields>(
  shape: Shape,
  row: Row,
): Pick<Row, keyof Row & keyof Shape> {
  const fields = Object.keys(shape).filter((field) => Object.hasOwn(row, field))
  return Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<Row, keyof Row & keyof Shape>
}

type Column = Exclude<keyof CatalogueCard, "_id" | "price" | "freeCancellationHours">
type CardRow = Pick<CatalogueCard, Column> & {
  id: string
  priceMinor: number
  childPriceMinor: number | null
  currency: Currency
  cancellationBands: CancellationBand[]
}

export function presentCommon(row: CardRow): CatalogueCard {
  return {
    ...fieldsOf(commonCard, row),
    _id: row.id,
    images: row.images.slice(0, 1),
    price: toMajor(row.priceMinor, row.currency),
    freeCancellationHours: freeCancellationHours(row.cancellationBands),
  }
}

/** Returns the prices for one person in major units. */
export function presentPrices({ priceMinor, childPriceMinor, currency }: CardRow) {
  const child = childPriceMinor === null ? {} : { child: toMajor(childPriceMinor, currency) }
  return { adult: toMajor(priceMinor, currency), ...child, currency }
}

/** The columns that the cards of tours, transfers and products have in common. */
export const CARD_COLUMNS = [
  ...(["id", "slug", "isActive", "isFeatured", "title", "shortDescription", "location", "images"] as const),
  ...(["priceMinor", "childPriceMinor", "currency", "cancellationBands", "cutoffHours"] as const),
] as const

type ReviewedTable = PgTable & Record<"id" | "reviewCount" | "reviewStars", AnyPgColumn>

/** Returns a function that adds reviews to the rating of a row, or removes them with negative numbers. */
export const reviewCounter =
  (table: ReviewedTable) =>
  async (id: string, change: { count: number; stars: number }, transaction: Database): Promise<void> => {
    const reviewCount = sql`${table.reviewCount} + ${change.count}`
    const reviewStars = sql`${table.reviewStars} + ${change.stars}`
    await transaction.update(table).set({ reviewCount, reviewStars }).where(eq(table.id, id))
  }

export function summariseReviews({ count, stars }: { count: number; stars: number }): ReviewSummary | null {
  return count > 0 ? { average: Math.round((stars / count) * 10) / 10, count } : null
}

/** Returns the columns that count the changes of a row. */
export const nextVersion = (version: AnyPgColumn) => ({ version: sql`${version} + 1`, updatedAt: new Date() })

/** Returns the times of a row, which clients may send back. */
export const timesOf = ({ createdAt, updatedAt }: { createdAt: Date; updatedAt: Date }) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

/** Returns what every stored entry has beside its own fields. */
export function presentStored({ id, version, updatedAt }: { id: string; version: number; updatedAt: Date }) {
  return { _id: id, version, updatedAt: updatedAt.toISOString() }
}
