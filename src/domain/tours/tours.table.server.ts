import { sql } from "drizzle-orm"
import { boolean, check, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import type { Interest, PickupZone } from "#domain/catalogue/content.ts"
import { catalogueColumns, localized } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { categories, tourCategories } from "#domain/categories/categories.table.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Reference } from "#server/database/references.server.ts"
import type { Day, NeedsTravelers, Question, TourFacts, TourPriceRules } from "./tour.ts"

export const tours = pgTable(
  "tours",
  {
    ...catalogueColumns(),
    meetingPoint: localized("meeting_point"),
    categoryId: uuid("category_id")
      .notNull()
      .references(() => tourCategories.id),
    destinationId: uuid("destination_id").references(() => categories.id),
    days: integer().notNull(),
    nights: integer().notNull().default(0),
    startTime: text("start_time").notNull().default("08:00"),
    itinerary: jsonb().$type<Day[]>().notNull().default([]),
    requirements: localized("requirements"),
    packing: jsonb().$type<LocalizedContent[]>().notNull().default([]),
    questions: jsonb().$type<Question[]>().notNull().default([]),
    facts: jsonb().$type<Partial<TourFacts>>().notNull().default({}),
    priceRules: jsonb("price_rules")
      .$type<Partial<TourPriceRules>>()
      .notNull()
      .default({ children: null, tiers: [], privateGroups: [] }),
    pickupZones: jsonb("pickup_zones").$type<PickupZone[]>().notNull().default([]),
    interests: text().array().$type<Interest[]>().notNull().default([]),
    hasDepartures: boolean("has_departures").notNull().default(false),
    needsTravelers: text("needs_travelers").$type<NeedsTravelers>().notNull().default("none"),
    /** Whether guests are reminded of the trip, and asked for a review after it. */
    sendsReminder: boolean("sends_reminder").notNull().default(true),
    asksForReview: boolean("asks_for_review").notNull().default(true),
    reviewCount: integer("review_count").notNull().default(0),
    reviewStars: integer("review_stars").notNull().default(0),
  },
  (table) => [
    // Covering index: contains all columns that the list filters and sorts by.
    index("tours_recommended")
      .on(
        table.isFeatured.desc().nullsFirst(),
        table.position,
        table.id,
        table.priceMinor,
        table.currency,
        table.days,
        table.categoryId,
        table.destinationId,
      )
      .where(sql`is_active`),
    index("tours_by_days").on(table.days, table.id).where(sql`is_active`),
    index("tours_by_name_en").on(table.sortEn, table.id).where(sql`is_active`),
    index("tours_by_name_vi").on(table.sortVi, table.id).where(sql`is_active`),
    index("tours_by_names").using("gin", table.searchNames).where(sql`is_active`),
    index("tours_by_words").using("gin", table.searchWords).where(sql`is_active`),
    index("tours_by_text").using("gin", table.searchText.op("gin_trgm_ops")).where(sql`is_active`),
    index("tours_by_theme").on(table.categoryId),
    index("tours_by_destination").on(table.destinationId),
    unique().on(table.slug),
    check("tours_check", sql`review_stars between review_count and 5 * review_count`),
    check("tours_child_price_minor_check", sql`child_price_minor >= 0`),
    check("tours_currency_check", sql`currency in ('USD', 'VND')`),
    check("tours_days_check", sql`days between 1 and 60`),
    check("tours_needs_travelers_check", sql`needs_travelers in ('none', 'names', 'passports')`),
    check("tours_nights_check", sql`nights between 0 and 60`),
    check("tours_price_minor_check", sql`price_minor >= 0`),
    check("tours_review_count_check", sql`review_count >= 0`),
    check("tours_start_time_check", sql`start_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'`),
  ],
)

export const references: readonly Reference[] = [
  { from: tours.categoryId, to: tourCategories },
  { from: tours.destinationId, to: categories },
]
