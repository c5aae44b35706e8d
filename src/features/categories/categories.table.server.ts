import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Image } from "#features/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
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
  version: integer().notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
}

export const categories = pgTable("categories", {
  ...shared,
  type: text().notNull().default("tour"),
  level: integer().notNull().default(0),
  parentId: uuid("parent_id"),
  location: jsonb().$type<LocalizedContent>(),
})

export const tourCategories = pgTable("tour_categories", {
  ...shared,
  isFeatured: boolean("is_featured").notNull().default(false),
})

export const transferCategories = pgTable("transfer_categories", {
  ...shared,
  isFeatured: boolean("is_featured").notNull().default(false),
  vehicleType: text("vehicle_type").$type<VehicleType>().notNull(),
  serviceType: text("service_type").$type<ServiceType>().notNull(),
})
