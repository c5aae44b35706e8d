import { sql } from "drizzle-orm"
import { check, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { instant } from "#server/database/columns.server.ts"
import type { ReviewedType, ReviewPhoto, ReviewStatus, TravelledAs } from "./review.ts"

export const reviews = pgTable(
  "reviews",
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    productType: text("product_type").$type<ReviewedType>().notNull(),
    productId: uuid("product_id").notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    name: text().notNull(),
    country: text(),
    language: text().$type<Language>().notNull(),
    travelledAs: text("travelled_as").$type<TravelledAs>(),
    travelDate: date("travel_date", { mode: "string" }).notNull(),
    consentedAt: instant("consented_at").notNull().defaultNow(),
    status: text().$type<ReviewStatus>().notNull().default("pending"),
    reason: text().notNull().default(""),
    reply: jsonb().$type<LocalizedContent>(),
    photos: jsonb().$type<ReviewPhoto[]>().notNull().default([]),
    publishedAt: instant("published_at"),
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.bookingId),
    index("reviews_of_product")
      .on(table.productId, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index("reviews_by_age")
      .on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'published'`),
    index("reviews_desk").on(table.status, table.createdAt, table.id),
    check("reviews_check", sql`(status = 'published') = (published_at is not null)`),
    check("reviews_country_check", sql`country ~ '^[A-Z]{2}$'`),
    check("reviews_travelled_as_check", sql`travelled_as in ('solo', 'couple', 'family', 'friends')`),
    check("reviews_language_check", sql`language in ('en', 'vi')`),
    check("reviews_product_type_check", sql`product_type in ('tour', 'transfer')`),
    check("reviews_rating_check", sql`rating between 1 and 5`),
    check("reviews_status_check", sql`status in ('pending', 'published', 'refused')`),
  ],
)

export const reviewInvitations = pgTable("review_invitations", {
  bookingId: uuid("booking_id")
    .primaryKey()
    .references(() => bookings.id),
  invitedAt: instant("invited_at").notNull().defaultNow(),
})
