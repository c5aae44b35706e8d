import { bigint, boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { CancellationBand } from "#features/tours/tour.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { BookingStatus, ProductDetails, ProductType, TourDetails, TransferDetails } from "./booking.ts"
import type { CancellationCost, Side } from "./booking-life.ts"
import type { QuoteRequest } from "./order.schema.ts"
import type { QuoteLine } from "./quote.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const bookings = pgTable("bookings", {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull(),
  productId: uuid("product_id").notNull(),
  productType: text("product_type").$type<ProductType>().notNull(),
  departureId: uuid("departure_id"),
  userId: uuid("user_id"),
  status: text().$type<BookingStatus>().notNull().default("pending"),
  travelDate: date("travel_date", { mode: "string" }).notNull(),
  startTime: text("start_time"),
  travelers: integer().notNull(),
  children: integer().notNull().default(0),
  lines: jsonb().$type<QuoteLine[]>().notNull(),
  currency: text().$type<Currency>().notNull(),
  totalMinor: bigint("total_minor", { mode: "number" }).notNull(),
  fxRate: numeric("fx_rate", { precision: 14, scale: 4, mode: "number" }).notNull(),
  fxDate: date("fx_date", { mode: "string" }).notNull(),
  totalVnd: bigint("total_vnd", { mode: "number" }).notNull(),
  claimedTotal: numeric("claimed_total", { precision: 16, scale: 2, mode: "number" }),
  priceChanged: boolean("price_changed").notNull().default(false),
  details: jsonb().$type<TourDetails | TransferDetails | ProductDetails>().notNull(),
  asked: jsonb().$type<QuoteRequest>().notNull(),
  customerName: text("customer_name").notNull().default(""),
  customerEmail: text("customer_email").notNull(),
  customerPhone: text("customer_phone").notNull(),
  customerPhoneE164: text("customer_phone_e164"),
  countryCode: text("country_code").notNull(),
  specialRequests: text("special_requests").notNull().default(""),
  language: text().$type<Language>().notNull(),
  cancellationPolicy: jsonb("cancellation_policy").$type<LocalizedContent>(),
  cancellationBands: jsonb("cancellation_bands").$type<CancellationBand[]>().notNull().default([]),
  changesAllowed: boolean("changes_allowed").notNull().default(true),
  cancellationReason: text("cancellation_reason"),
  cancelledAt: instant("cancelled_at"),
  cancelledBy: text("cancelled_by").$type<Side>(),
  cancellation: jsonb().$type<CancellationCost>(),
  refundCap: integer("refund_cap").notNull().default(100),
  refundFloor: integer("refund_floor").notNull().default(0),
  calledOffReason: text("called_off_reason"),
  staffNote: text("staff_note").notNull().default(""),
  calendarSequence: integer("calendar_sequence").notNull().default(0),
  remindedAt: instant("reminded_at"),
  answerBy: instant("answer_by").notNull(),
  fingerprint: text().notNull(),
  version: integer().notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})

/** What staff search through; the database keeps it (migration 0016). Its columns go by the names they have in `bookings`. */
export const bookingSearch = pgTable("booking_search", {
  id: uuid().primaryKey(),
  productId: uuid("product_id").notNull(),
  departureId: uuid("departure_id"),
  createdAt: instant("created_at").notNull(),
  answerBy: instant("answer_by").notNull(),
  travelDate: date("travel_date", { mode: "string" }).notNull(),
  status: text().$type<BookingStatus>().notNull(),
  productType: text("product_type").$type<ProductType>().notNull(),
  startTime: text("start_time"),
  customerName: text("customer_name").notNull(),
  searchText: text("search_text").notNull(),
})

export const bookingEvents = pgTable("booking_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  bookingId: uuid("booking_id").notNull(),
  at: instant("at").notNull().defaultNow(),
  kind: text().notNull(),
  actor: text().notNull(),
  data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
})

export const guestTokens = pgTable("guest_tokens", {
  tokenHash: text("token_hash").notNull(),
  bookingId: uuid("booking_id").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
})
