import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import type { Interest } from "#domain/catalogue/content.ts"
import { catalogueColumns, localized } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { categories, tourCategories } from "#domain/categories/categories.table.server.ts"
import type { TransferType } from "#domain/transfers/transfer.ts"
import type { Reference } from "#server/database/references.server.ts"
import type { MainProduct, PriceUnit } from "./product.ts"

export const products = pgTable(
  "products",
  {
    ...catalogueColumns(),
    categoryId: uuid("category_id").references(() => tourCategories.id),
    days: integer().notNull().default(1),
    hours: integer(),
    priceUnit: text("price_unit").$type<PriceUnit>().notNull().default("person"),
    requirements: localized("requirements"),
    addOnFor: text("add_on_for").array().$type<MainProduct[]>().notNull().default([]),
    transferTypes: text("transfer_types").array().$type<TransferType[]>().notNull().default([]),
    /** Destinations whose tours and transfers it is sold with. Empty: all. */
    placeIds: uuid("place_ids").array().notNull().default([]),
    interests: text().array().$type<Interest[]>().notNull().default([]),
  },
  (table) => [
    index("products_recommended")
      .on(table.isFeatured.desc().nullsFirst(), table.position, table.id)
      .where(sql`is_active`),
    index("products_by_name_en").on(table.sortEn, table.id).where(sql`is_active`),
    index("products_by_name_vi").on(table.sortVi, table.id).where(sql`is_active`),
    index("products_by_names").using("gin", table.searchNames).where(sql`is_active`),
    index("products_by_words").using("gin", table.searchWords).where(sql`is_active`),
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

export const references: readonly Reference[] = [
  { from: products.categoryId, to: tourCategories },
  { from: products.placeIds, to: categories },
]
