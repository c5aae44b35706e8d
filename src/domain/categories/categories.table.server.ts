import { sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core"
import type { Image } from "#domain/catalogue/content.ts"
import { outdatedColumn } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Reference } from "#server/database/references.server.ts"
import type { Region, ServiceType, VehicleType } from "./category.ts"

const shared = {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  name: jsonb().$type<LocalizedContent>().notNull(),
  description: jsonb().$type<LocalizedContent>().notNull(),
  images: jsonb().$type<Image[]>().notNull().default([]),
  isActive: boolean("is_active").notNull().default(true),
  region: text().$type<Region>().notNull().default("all"),
  position: integer().notNull().default(0),
  location: jsonb().$type<LocalizedContent>(),
  outdated: outdatedColumn(),
  version: integer().notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
}

/** The names of the columns that tell nothing of a person (`personalData`). */
export const CATEGORY_COLUMNS =
  "id slug name description images is_active region position location outdated version created_at updated_at"

export const categories = pgTable(
  "categories",
  {
    ...shared,
    type: text().notNull().default("tour"),
    level: integer().notNull().default(0),
    parentId: uuid("parent_id").references((): AnyPgColumn => categories.id),
  },
  (table) => [
    unique().on(table.slug),
    index("categories_by_parent").on(table.parentId, table.position),
    check("categories_level_check", sql`level between 0 and 5`),
    check("categories_region_check", sql`region in ('north', 'central', 'south', 'all')`),
  ],
)

export const tourCategories = pgTable(
  "tour_categories",
  {
    ...shared,
    isFeatured: boolean("is_featured").notNull().default(false),
  },
  (table) => [
    unique().on(table.slug),
    check("tour_categories_region_check", sql`region in ('north', 'central', 'south', 'all')`),
  ],
)

export const transferCategories = pgTable(
  "transfer_categories",
  {
    ...shared,
    isFeatured: boolean("is_featured").notNull().default(false),
    vehicleType: text("vehicle_type").$type<VehicleType>().notNull(),
    serviceType: text("service_type").$type<ServiceType>().notNull(),
    route: jsonb().$type<{ from: LocalizedContent; to: LocalizedContent }>(),
  },
  (table) => [
    unique().on(table.slug),
    check("transfer_categories_region_check", sql`region in ('north', 'central', 'south', 'all')`),
    check("transfer_categories_service_type_check", sql`service_type in ('private', 'shared', 'train', 'special')`),
    check(
      "transfer_categories_vehicle_type_check",
      sql`vehicle_type in ('car', 'van', 'bus', 'limousine', 'motorbike', 'train')`,
    ),
  ],
)

export const references: readonly Reference[] = [{ from: categories.parentId, to: categories }]
