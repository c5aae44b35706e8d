import { boolean, integer, json, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { CancellationBand, Image } from "#features/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { MainProduct, PriceUnit, Product, ProductCard } from "./product.ts"

const localized = (name: string) => jsonb(name).$type<LocalizedContent>()
const lines = (name: string) => jsonb(name).$type<LocalizedContent[]>().notNull().default([])

export const products = pgTable("products", {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  isActive: boolean("is_active").notNull().default(true),
  isFeatured: boolean("is_featured").notNull().default(false),
  position: integer().notNull().default(0),
  title: localized("title").notNull(),
  shortDescription: localized("short_description").notNull(),
  description: localized("description").notNull(),
  location: localized("location").notNull(),
  alsoKnownAs: text("also_known_as").array().notNull().default([]),
  images: jsonb().$type<Image[]>().notNull().default([]),
  /** A tour category; null: an extra. */
  categoryId: uuid("category_id"),
  categorySlug: text("category_slug").notNull(),
  days: integer().notNull().default(1),
  hours: integer(),
  priceMinor: integer("price_minor").notNull(),
  childPriceMinor: integer("child_price_minor"),
  priceUnit: text("price_unit").$type<PriceUnit>().notNull().default("person"),
  currency: text().$type<Currency>().notNull().default("USD"),
  usdMinor: integer("usd_minor").notNull(),
  highlights: lines("highlights"),
  included: lines("included"),
  excluded: lines("excluded"),
  requirements: localized("requirements"),
  cancellationPolicy: localized("cancellation_policy"),
  cancellationBands: jsonb("cancellation_bands").$type<CancellationBand[]>().notNull().default([]),
  addOnFor: text("add_on_for").array().$type<MainProduct[]>().notNull().default([]),
  searchTitle: text("search_title").notNull(),
  searchText: text("search_text").notNull(),
  sortEn: text("sort_en").notNull(),
  sortVi: text("sort_vi").notNull(),
  card: json()
    .$type<ProductCard>()
    .notNull()
    .default({} as ProductCard),
  whole: json()
    .$type<Product>()
    .notNull()
    .default({} as Product),
  version: integer().notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
})
