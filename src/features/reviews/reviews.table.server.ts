import { date, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import type { ReviewedType, ReviewStatus } from "./review.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const reviews = pgTable("reviews", {
  id: uuid().primaryKey().defaultRandom(),
  bookingId: uuid("booking_id").notNull(),
  productType: text("product_type").$type<ReviewedType>().notNull(),
  productId: uuid("product_id").notNull(),
  rating: integer().notNull(),
  text: text().notNull(),
  name: text().notNull(),
  country: text(),
  language: text().$type<Language>().notNull(),
  travelDate: date("travel_date", { mode: "string" }).notNull(),
  consentedAt: instant("consented_at").notNull().defaultNow(),
  status: text().$type<ReviewStatus>().notNull().default("pending"),
  reason: text().notNull().default(""),
  reply: jsonb().$type<LocalizedContent>(),
  publishedAt: instant("published_at"),
  version: integer().notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})

export const reviewInvitations = pgTable("review_invitations", {
  bookingId: uuid("booking_id").primaryKey(),
  invitedAt: instant("invited_at").notNull().defaultNow(),
})
