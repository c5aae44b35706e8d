import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core"
import type { PickupZone } from "#domain/catalogue/content.ts"
import { catalogueColumns, localized } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { categories, transferCategories } from "#domain/categories/categories.table.server.ts"
import type { Region, ServiceType, VehicleType } from "#domain/categories/category.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Reference } from "#server/database/references.server.ts"
import type { Timetable, TransferAirport, TransferPriceRules, TransferType, VehicleLoad } from "./transfer.ts"

export const transfers = pgTable(
  "transfers",
  {
    ...catalogueColumns(),
    type: text().$type<TransferType>().notNull(),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => transferCategories.id),
    serviceType: text("service_type").$type<ServiceType>().notNull(),
    vehicleType: text("vehicle_type").$type<VehicleType>().notNull(),
    region: text().$type<Region>().notNull().default("all"),
    name: localized("name").notNull(),
    origin: localized("origin").notNull(),
    destination: localized("destination").notNull(),
    route: localized("route"),
    distanceKm: integer("distance_km"),
    durationMinutes: integer("duration_minutes").notNull(),
    rating: numeric({ precision: 2, scale: 1, mode: "number" }),
    reviewCount: integer("review_count").notNull().default(0),
    reviewStars: integer("review_stars").notNull().default(0),
    /** The guests' average, otherwise `rating`. */
    shownRating: numeric("shown_rating", { precision: 2, scale: 1, mode: "number" }).generatedAlwaysAs(
      sql`case when review_count > 0 then round(review_stars::numeric / review_count, 1) else rating end`,
    ),
    /** True if `priceMinor` is for the cheapest vehicle, false if it is per person. */
    perTrip: boolean("per_trip").notNull(),
    luggage: localized("luggage"),
    meetingPoint: localized("meeting_point"),
    airport: jsonb().$type<TransferAirport>(),
    priceRules: jsonb("price_rules").$type<Partial<TransferPriceRules>>().notNull().default({
      night: null,
      childSeat: null,
      extraStop: null,
      waitingHour: null,
      nameSign: null,
      returnPercent: null,
    }),
    /** Null if it leaves when the guests want. */
    timetable: jsonb().$type<Timetable>(),
    namesRequired: boolean("names_required").notNull().default(false),
    freeWaitingMinutes: integer("free_waiting_minutes"),
    pickupZones: jsonb("pickup_zones").$type<PickupZone[]>().notNull().default([]),
    /** Destinations that it starts in, ends in or serves. They decide which extras are sold with it. */
    placeIds: uuid("place_ids").array().notNull().default([]),
    searchOrigin: text("search_origin").notNull(),
    searchDestination: text("search_destination").notNull(),
  },
  (table) => [
    index("transfers_recommended")
      .on(table.isFeatured.desc().nullsFirst(), table.position, table.id)
      .where(sql`is_active`),
    index("transfers_by_rating").on(table.shownRating.desc().nullsLast(), table.id).where(sql`is_active`),
    index("transfers_by_name_en").on(table.sortEn, table.id).where(sql`is_active`),
    index("transfers_by_name_vi").on(table.sortVi, table.id).where(sql`is_active`),
    index("transfers_by_type")
      .on(table.type, table.isFeatured.desc().nullsFirst(), table.position, table.id)
      .where(sql`is_active`),
    index("transfers_by_names").using("gin", table.searchNames).where(sql`is_active`),
    index("transfers_by_words").using("gin", table.searchWords).where(sql`is_active`),
    index("transfers_by_text").using("gin", table.searchText.op("gin_trgm_ops")).where(sql`is_active`),
    index("transfers_by_category").on(table.categoryId),
    unique().on(table.slug),
    check("transfers_check", sql`(child_price_minor is null) or ((child_price_minor >= 0) and (not per_trip))`),
    check("transfers_check1", sql`review_stars between review_count and 5 * review_count`),
    check("transfers_currency_check", sql`currency in ('USD', 'VND')`),
    check("transfers_distance_km_check", sql`distance_km between 0 and 5000`),
    check("transfers_duration_minutes_check", sql`duration_minutes between 1 and 10080`),
    check("transfers_free_waiting_check", sql`free_waiting_minutes between 0 and 1440`),
    check("transfers_price_minor_check", sql`price_minor >= 0`),
    check("transfers_rating_check", sql`rating between 0 and 5`),
    check("transfers_region_check", sql`region in ('north', 'central', 'south', 'all')`),
    check("transfers_review_count_check", sql`review_count >= 0`),
    check("transfers_service_type_check", sql`service_type in ('private', 'shared', 'train', 'special')`),
    check("transfers_type_check", sql`type in ('airport', 'city', 'intercity')`),
    check(
      "transfers_vehicle_type_check",
      sql`vehicle_type in ('car', 'van', 'bus', 'limousine', 'motorbike', 'train')`,
    ),
  ],
)

export const transferVehicles = pgTable(
  "transfer_vehicles",
  {
    code: text().primaryKey(),
    name: localized("name").notNull(),
    seats: integer().notNull(),
    loads: jsonb().$type<VehicleLoad[]>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  () => [
    check("transfer_vehicles_code_check", sql`code ~ '^[a-z0-9-]{1,40}$'`),
    check("transfer_vehicles_seats_check", sql`seats between 1 and 60`),
  ],
)

/** Prices per trip in minor units of the transfer's currency. */
export const transferPrices = pgTable(
  "transfer_prices",
  {
    transferId: uuid("transfer_id")
      .notNull()
      .references(() => transfers.id, { onDelete: "cascade" }),
    vehicleCode: text("vehicle_code")
      .notNull()
      .references(() => transferVehicles.code),
    priceMinor: integer("price_minor").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.vehicleCode] }),
    index("transfer_prices_by_vehicle").on(table.vehicleCode),
    check("transfer_prices_price_minor_check", sql`price_minor >= 0`),
  ],
)

export const references: readonly Reference[] = [
  { from: transfers.categoryId, to: transferCategories },
  { from: transfers.placeIds, to: categories },
]
