import { sql } from "drizzle-orm"
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core"
import { tourCategories } from "#features/categories/categories.table.server.ts"
import type { CancellationBand, Image, Interest } from "#features/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { MainProduct, PriceUnit } from "./product.ts"

const localized = (name: string) => jsonb(name).$type<LocalizedContent>()
const lines = (name: string) => jsonb(name).$type<LocalizedContent[]>().notNull().default([])

export const products = pgTable(
  "products",
  {
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
    categoryId: uuid("category_id").references(() => tourCategories.id),
    days: integer().notNull().default(1),
    hours: integer(),
    priceMinor: integer("price_minor").notNull(),
    childPriceMinor: integer("child_price_minor"),
    priceUnit: text("price_unit").$type<PriceUnit>().notNull().default("person"),
    currency: text().$type<Currency>().notNull().default("USD"),
    highlights: lines("highlights"),
    included: lines("included"),
    excluded: lines("excluded"),
    requirements: localized("requirements"),
    cancellationPolicy: localized("cancellation_policy"),
    cancellationBands: jsonb("cancellation_bands").$type<CancellationBand[]>().notNull().default([]),
    addOnFor: text("add_on_for").array().$type<MainProduct[]>().notNull().default([]),
    interests: text().array().$type<Interest[]>().notNull().default([]),
    searchTitle: text("search_title").notNull(),
    searchText: text("search_text").notNull(),
    sortEn: text("sort_en").notNull(),
    sortVi: text("sort_vi").notNull(),
    version: integer().notNull().default(1),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("products_recommended")
      .on(table.isFeatured.desc().nullsFirst(), table.position, table.id)
      .where(sql`is_active`),
    index("products_by_name_en").on(table.sortEn, table.id).where(sql`is_active`),
    index("products_by_name_vi").on(table.sortVi, table.id).where(sql`is_active`),
    index("products_by_text").using("gin", table.searchText.op("gin_trgm_ops")).where(sql`is_active`),
    index("products_by_theme").on(table.categoryId),
    unique().on(table.slug),
    check("products_child_price_minor_check", sql`child_price_minor >= 0`),
    check("products_currency_check", sql`currency in ('USD', 'VND')`),
    check("products_days_check", sql`days between 1 and 366`),
    check("products_hours_check", sql`hours between 1 and 23`),
    check("products_price_minor_check", sql`price_minor >= 0`),
    check("products_price_unit_check", sql`price_unit in ('person', 'item')`),
  ],
)
