import { sql } from "drizzle-orm"
import { boolean, customType, integer, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core"
import { freeCancellationHours } from "#features/catalogue/cancellation.ts"
import type { CancellationBand, CatalogueCard, CataloguePage, Image } from "#features/catalogue/content.ts"
import type { OutdatedText } from "#features/catalogue/outdated-texts.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type Currency, toMajor } from "#lib/money.ts"

export const localized = (name: string) => jsonb(name).$type<LocalizedContent>()
export const outdatedColumn = () => jsonb().$type<OutdatedText[]>().notNull().default([])
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" })
const localizedList = (name: string) => jsonb(name).$type<LocalizedContent[]>().notNull().default([])

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
  outdated: outdatedColumn(),
  searchTitle: text("search_title").notNull(),
  searchText: text("search_text").notNull(),
  searchWords: tsvector("search_words").notNull().generatedAlwaysAs(sql`strip(to_tsvector('simple', search_text))`),
  sortEn: text("sort_en").notNull(),
  sortVi: text("sort_vi").notNull(),
  version: integer().notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
})

export type ComputedColumns =
  | "id"
  | "version"
  | "createdAt"
  | "updatedAt"
  | "searchTitle"
  | "searchText"
  | "searchWords"
  | "sortEn"
  | "sortVi"

type CardRow = {
  id: string
  slug: string
  isActive: boolean
  isFeatured: boolean
  title: LocalizedContent
  shortDescription: LocalizedContent
  location: LocalizedContent
  images: Image[]
  priceMinor: number
  childPriceMinor: number | null
  currency: Currency
  cancellationBands: CancellationBand[]
}

export function presentCommon(row: CardRow): CatalogueCard {
  return {
    _id: row.id,
    slug: row.slug,
    isActive: row.isActive,
    isFeatured: row.isFeatured,
    title: row.title,
    shortDescription: row.shortDescription,
    location: row.location,
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

type PageRow = {
  images: Image[]
  description: LocalizedContent
  highlights: LocalizedContent[]
  included: LocalizedContent[]
  excluded: LocalizedContent[]
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  cutoffHours: number
  version: number
  updatedAt: Date
}

export function presentPage(row: PageRow): CataloguePage & { images: Image[] } {
  return {
    images: row.images,
    description: row.description,
    highlights: row.highlights,
    included: row.included,
    excluded: row.excluded,
    cancellationPolicy: row.cancellationPolicy,
    cancellationBands: row.cancellationBands,
    cutoffHours: row.cutoffHours,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }
}
