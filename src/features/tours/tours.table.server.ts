import { boolean, integer, json, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { CancellationBand, Day, Image, Interest, PickupZone, Tour, TourCard, TourPriceRules } from "./tour.ts"

const localized = (name: string) => jsonb(name).$type<LocalizedContent>()

export const tours = pgTable("tours", {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  isActive: boolean("is_active").notNull().default(true),
  isFeatured: boolean("is_featured").notNull().default(false),
  position: integer().notNull().default(0),
  title: localized("title").notNull(),
  shortDescription: localized("short_description").notNull(),
  description: localized("description").notNull(),
  location: localized("location").notNull(),
  meetingPoint: localized("meeting_point"),
  alsoKnownAs: text("also_known_as").array().notNull().default([]),
  images: jsonb().$type<Image[]>().notNull().default([]),
  categoryId: uuid("category_id").notNull(),
  destinationId: uuid("destination_id"),
  categorySlugs: text("category_slugs").array().notNull(),
  days: integer().notNull(),
  nights: integer().notNull().default(0),
  startTime: text("start_time").notNull().default("08:00"),
  priceMinor: integer("price_minor").notNull(),
  childPriceMinor: integer("child_price_minor"),
  currency: text().$type<Currency>().notNull().default("USD"),
  usdMinor: integer("usd_minor").notNull(),
  highlights: jsonb().$type<LocalizedContent[]>().notNull().default([]),
  itinerary: jsonb().$type<Day[]>().notNull().default([]),
  included: jsonb().$type<LocalizedContent[]>().notNull().default([]),
  excluded: jsonb().$type<LocalizedContent[]>().notNull().default([]),
  requirements: localized("requirements"),
  cancellationPolicy: localized("cancellation_policy"),
  cancellationBands: jsonb("cancellation_bands").$type<CancellationBand[]>().notNull().default([]),
  priceRules: jsonb("price_rules")
    .$type<TourPriceRules>()
    .notNull()
    .default({ children: null, tiers: [], privateGroups: [] }),
  pickupZones: jsonb("pickup_zones").$type<PickupZone[]>().notNull().default([]),
  interests: text().array().$type<Interest[]>().notNull().default([]),
  hasDepartures: boolean("has_departures").notNull().default(false),
  reviewCount: integer("review_count").notNull().default(0),
  reviewStars: integer("review_stars").notNull().default(0),
  searchTitle: text("search_title").notNull(),
  searchText: text("search_text").notNull(),
  sortEn: text("sort_en").notNull(),
  sortVi: text("sort_vi").notNull(),
  card: json()
    .$type<TourCard>()
    .notNull()
    .default({} as TourCard),
  whole: json()
    .$type<Tour>()
    .notNull()
    .default({} as Tour),
  version: integer().notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
})
