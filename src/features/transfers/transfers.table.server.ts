import { sql } from "drizzle-orm"
import { boolean, integer, json, jsonb, numeric, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Region, ServiceType, VehicleType } from "#features/categories/category.ts"
import type { CancellationBand, Image, PickupZone } from "#features/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import {
  NO_PRICE_RULES,
  type Transfer,
  type TransferAirport,
  type TransferCard,
  type TransferPriceRules,
  type TransferType,
} from "./transfer.ts"

const localized = (name: string) => jsonb(name).$type<LocalizedContent>()
const lines = (name: string) => jsonb(name).$type<LocalizedContent[]>().notNull().default([])

export const transfers = pgTable("transfers", {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  isActive: boolean("is_active").notNull().default(true),
  isFeatured: boolean("is_featured").notNull().default(false),
  position: integer().notNull().default(0),
  type: text().$type<TransferType>().notNull(),
  categoryId: uuid("category_id").notNull(),
  categorySlug: text("category_slug").notNull(),
  serviceType: text("service_type").$type<ServiceType>().notNull(),
  vehicleType: text("vehicle_type").$type<VehicleType>().notNull(),
  region: text().$type<Region>().notNull().default("all"),
  title: localized("title").notNull(),
  name: localized("name").notNull(),
  shortDescription: localized("short_description").notNull(),
  description: localized("description").notNull(),
  location: localized("location").notNull(),
  alsoKnownAs: text("also_known_as").array().notNull().default([]),
  images: jsonb().$type<Image[]>().notNull().default([]),
  origin: localized("origin").notNull(),
  destination: localized("destination").notNull(),
  route: localized("route"),
  distanceKm: integer("distance_km"),
  durationMinutes: integer("duration_minutes").notNull(),
  rating: numeric({ precision: 2, scale: 1, mode: "number" }),
  reviewCount: integer("review_count").notNull().default(0),
  reviewStars: integer("review_stars").notNull().default(0),
  /** The guests' average, else `rating`. The database reckons it. */
  shownRating: numeric("shown_rating", { precision: 2, scale: 1, mode: "number" }).generatedAlwaysAs(sql`rating`),
  /** True: `priceMinor` is that of the cheapest vehicle; false: of one person. */
  perTrip: boolean("per_trip").notNull(),
  priceMinor: integer("price_minor").notNull(),
  childPriceMinor: integer("child_price_minor"),
  currency: text().$type<Currency>().notNull().default("USD"),
  usdMinor: integer("usd_minor").notNull(),
  highlights: lines("highlights"),
  included: lines("included"),
  excluded: lines("excluded"),
  luggage: localized("luggage"),
  meetingPoint: localized("meeting_point"),
  cancellationPolicy: localized("cancellation_policy"),
  cancellationBands: jsonb("cancellation_bands").$type<CancellationBand[]>().notNull().default([]),
  airport: jsonb().$type<TransferAirport>(),
  priceRules: jsonb("price_rules").$type<TransferPriceRules>().notNull().default(NO_PRICE_RULES),
  pickupZones: jsonb("pickup_zones").$type<PickupZone[]>().notNull().default([]),
  searchTitle: text("search_title").notNull(),
  searchText: text("search_text").notNull(),
  searchOrigin: text("search_origin").notNull(),
  searchDestination: text("search_destination").notNull(),
  sortEn: text("sort_en").notNull(),
  sortVi: text("sort_vi").notNull(),
  card: json()
    .$type<TransferCard>()
    .notNull()
    .default({} as TransferCard),
  whole: json()
    .$type<Transfer>()
    .notNull()
    .default({} as Transfer),
  version: integer().notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
})

export const transferVehicles = pgTable("transfer_vehicles", {
  code: text().primaryKey(),
  name: localized("name").notNull(),
  seats: integer().notNull(),
  peopleWithoutBags: integer("people_without_bags").notNull(),
  peopleWithBags: integer("people_with_bags").notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
})

/** What a trip costs with each vehicle, in minor units of the transfer's currency. */
export const transferPrices = pgTable("transfer_prices", {
  transferId: uuid("transfer_id").notNull(),
  vehicleCode: text("vehicle_code").notNull(),
  priceMinor: integer("price_minor").notNull(),
})
