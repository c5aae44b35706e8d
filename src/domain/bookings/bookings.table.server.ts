import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { departures } from "#domain/departures/departures.table.server.ts"
import { pages, pageVersions } from "#domain/pages/pages.table.server.ts"
import { products } from "#domain/products/products.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Reference } from "#server/database/references.server.ts"
import { sortKeyColumn, vietnameseOrder } from "#server/database/sql-text.server.ts"
import type {
  BookingChannel,
  BookingSource,
  BookingStatus,
  CancellationCause,
  CancellationCost,
  ProductDetails,
  Side,
  TourDetails,
  TransferDetails,
} from "./booking.ts"
import type { Buyer } from "./buyer/buyer.schema.ts"
import type { QuoteRequest } from "./quote/order.schema.ts"
import type { ProductType, QuoteLine } from "./quote/types.ts"
import { BOOKING_CHECKS } from "./table/checks.server.ts"
import {
  balanceVnd,
  dialCode,
  nameWords,
  paymentDueAt,
  searchText,
  valueVnd,
} from "./table/generated-columns.server.ts"
import { needsInvoice, waitsForInvoice } from "./table/invoice-due.server.ts"

export const bookings = pgTable(
  "bookings",
  {
    id: uuid().primaryKey().defaultRandom(),
    searchText: text("search_text").notNull().generatedAlwaysAs(searchText),
    nameWords: text("name_words").array().notNull().generatedAlwaysAs(nameWords),
    sortName: sortKeyColumn("sort_name").notNull().generatedAlwaysAs(vietnameseOrder(sql`customer_name`)),
    reference: text().notNull(),
    productId: uuid("product_id").notNull(),
    productType: text("product_type").$type<ProductType>().notNull(),
    departureId: uuid("departure_id").references(() => departures.id),
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
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
    customerPendingEmail: text("customer_pending_email"),
    customerPhone: text("customer_phone").notNull(),
    customerPhoneE164: text("customer_phone_e164"),
    countryCode: text("country_code").notNull(),
    /** For whom the guest wants an invoice. */
    customerBuyer: jsonb("customer_buyer").$type<Buyer>(),
    specialRequests: text("special_requests").notNull().default(""),
    /** The status of its last invoice, or 'adjust' once the booking differs from it. Triggers keep it up to date. */
    invoiceState: text("invoice_state"),
    language: text().$type<Language>().notNull(),
    cancellationPolicy: jsonb("cancellation_policy").$type<LocalizedContent>(),
    cancellationBands: jsonb("cancellation_bands").$type<CancellationBand[]>().notNull().default([]),
    changesAllowed: boolean("changes_allowed").notNull().default(true),
    /** As agreed when it was requested, or by staff since. Null: everything is due, without a date. */
    paymentPlan: jsonb("payment_plan").$type<PaymentPlan>(),
    /** The deposit that was demanded with the first confirmation. It stays when the price changes. */
    depositMinor: bigint("deposit_minor", { mode: "number" }),
    depositDueAt: instant("deposit_due_at"),
    /** Null: in cash on the day. */
    restDueAt: instant("rest_due_at"),
    paymentDueAt: instant("payment_due_at").generatedAlwaysAs(paymentDueAt),
    /** The due dates that the guest was reminded of, before and after. A new due date gets reminders of its own. */
    paymentRemindedFor: instant("payment_reminded_for"),
    paymentOverdueFor: instant("payment_overdue_for"),
    cancellationReason: text("cancellation_reason"),
    /** Null: nobody has said. */
    cancellationCause: text("cancellation_cause").$type<CancellationCause>(),
    cancelledAt: instant("cancelled_at"),
    cancelledBy: text("cancelled_by").$type<Side>(),
    cancellation: jsonb().$type<CancellationCost>(),
    /** Set by the first confirmation and kept. The cancellation policy binds from then on. */
    confirmedAt: instant("confirmed_at"),
    /** Guests change contact, requests and names until this many hours before the start. */
    cutoffHours: integer("cutoff_hours").notNull().default(0),
    refundCap: integer("refund_cap").notNull().default(100),
    refundFloor: integer("refund_floor").notNull().default(0),
    calledOffReason: text("called_off_reason"),
    staffNote: text("staff_note").notNull().default(""),
    calendarSequence: integer("calendar_sequence").notNull().default(0),
    remindedAt: instant("reminded_at"),
    answerBy: instant("answer_by").notNull(),
    /** Entered by staff when the trip was over. Its guest gets no mails. */
    isRecorded: boolean("is_recorded").notNull().default(false),
    source: text().$type<BookingSource>().notNull().default("site"),
    /** A trigger fills it in for the version before, which doesn't know it. */
    channel: text().$type<BookingChannel>().notNull(),
    /** Payments minus refunds in the booking's currency. A trigger counts each line at its own rate. */
    paidMinor: bigint("paid_minor", { mode: "number" }).notNull().default(0),
    /** Those in the booking's currency, and those in the other one at the booking's rate. */
    paidOwnMinor: bigint("paid_own_minor", { mode: "number" }).notNull().default(0),
    paidOtherMinor: bigint("paid_other_minor", { mode: "number" }).notNull().default(0),
    /** In whole đồng. Below zero, the company owes it to the guest. */
    balanceVnd: bigint("balance_vnd", { mode: "number" }).notNull().generatedAlwaysAs(balanceVnd),
    valueVnd: bigint("value_vnd", { mode: "number" }).notNull().generatedAlwaysAs(valueVnd),
    dialCode: text("dial_code").generatedAlwaysAs(dialCode),
    fingerprint: text().notNull(),
    /** False until a mailed link is opened or staff confirm the request. */
    holdsPlaces: boolean("holds_places").notNull().default(true),
    /** Whether it takes places of a departure in a transfer's timetable. */
    timedPlaces: boolean("timed_places").notNull().default(false),
    emailConfirmedAt: instant("email_confirmed_at"),
    /** Keyed hashes, kept until the booking or its address is confirmed, at most until the trip is over. */
    requestedFromAddress: text("requested_from_address"),
    requestedFromNetwork: text("requested_from_network"),
    requestedFromMailbox: text("requested_from_mailbox"),
    /** For the link that shows the plan to fellow travellers. */
    planTokenHash: text("plan_token_hash"),
    /** The version of the terms in force when it was requested, and the day of that version. */
    termsPageId: uuid("terms_page_id"),
    termsVersion: integer("terms_version"),
    termsDate: date("terms_date", { mode: "string" }),
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    // The order of the staff list (`listAllBookings`).
    index("bookings_queue").on(
      sql`(status <> 'pending')`,
      sql`(case when status = 'pending' then answer_by end)`,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
      table.answerBy,
    ),
    index("bookings_by_age").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("bookings_by_total").on(table.totalVnd, table.id),
    index("bookings_by_balance").on(table.balanceVnd, table.id),
    index("bookings_by_guest").on(table.sortName, table.id),
    index("bookings_by_date").on(table.travelDate, table.startTime, table.id),
    index("bookings_by_status").on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("bookings_by_status_and_date").on(table.status, table.travelDate, table.startTime, table.id),
    index("bookings_to_answer")
      .on(table.answerBy, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`status = 'pending'`),
    index("bookings_by_type").on(table.productType, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index("bookings_by_product").on(table.productId, table.travelDate),
    // Finds bookings that show a picture (`findUses`).
    index("bookings_by_picture").on(sql`substring(details -> 'image' ->> 'url' from '/media/([^/]+/[^/]+)/')`),
    // Every booking has a phone number until it is forgotten (`forgetOldBookings`).
    index("bookings_to_forget").on(table.travelDate).where(sql`customer_phone <> ''`),
    index("bookings_by_departure").on(table.departureId).where(sql`departure_id is not null`),
    index("bookings_by_text").using("gin", table.searchText.op("gin_trgm_ops")).with({ fastupdate: "off" }),
    index("bookings_by_name").using("gin", table.nameWords).with({ fastupdate: "off" }),
    unique().on(table.reference),
    index("bookings_by_code").on(sql`right(${table.reference}, 11)`),
    unique().on(table.planTokenHash),
    foreignKey({
      name: "bookings_terms_fk",
      columns: [table.termsPageId, table.termsVersion],
      foreignColumns: [pageVersions.pageId, pageVersions.number],
    }),
    index("bookings_by_email").on(table.customerEmail, table.createdAt.desc().nullsFirst()),
    index("bookings_by_terms").on(table.termsPageId, table.termsVersion).where(sql`terms_page_id is not null`),
    index("bookings_by_pending_email").on(table.customerPendingEmail).where(sql`customer_pending_email is not null`),
    index("bookings_by_phone").on(
      sql`COALESCE(customer_phone_e164, customer_phone)`,
      table.createdAt.desc().nullsFirst(),
    ),
    index("bookings_of_transfers")
      .on(table.createdAt, table.productId)
      .where(sql`(product_type = 'transfer') and (status <> 'cancelled')`),
    index("bookings_called_off").on(table.travelDate).where(sql`called_off_reason is not null`),
    index("bookings_to_remind").on(table.travelDate).where(sql`(status = 'confirmed') and (reminded_at is null)`),
    index("bookings_by_payment_due").on(table.paymentDueAt, table.id).where(sql`payment_due_at is not null`),
    index("bookings_to_invoice").on(table.travelDate, table.id).where(needsInvoice),
    index("bookings_asked_invoice").on(table.travelDate, table.id).where(waitsForInvoice),
    index("bookings_by_invoice_state")
      .on(table.invoiceState, table.travelDate, table.id)
      .where(sql`invoice_state is not null`),
    index("bookings_by_user").on(table.userId, table.createdAt.desc().nullsFirst()).where(sql`user_id is not null`),
    index("bookings_without_places").on(table.answerBy).where(sql`(status = 'pending') and (not holds_places)`),
    index("bookings_unconfirmed")
      .on(table.requestedFromNetwork, table.requestedFromAddress, table.travelers)
      .where(
        sql`(status in ('pending', 'confirmed')) and holds_places and (email_confirmed_at is null) and ((departure_id is not null) or timed_places) and (requested_from_network is not null)`,
      ),
    index("bookings_pending_by_mailbox").on(table.requestedFromMailbox).where(sql`requested_from_mailbox is not null`),
    // The figures read these alone (`domain/figures`).
    index("bookings_figures_by_request").on(
      ...[table.createdAt, table.travelDate, table.status, table.productType, table.productId, table.channel],
      ...[table.language, table.dialCode, table.travelers, table.valueVnd, table.balanceVnd],
      ...[
        table.cancellationCause,
        table.cancelledBy,
        table.cancelledAt,
        table.confirmedAt,
        table.source,
        table.isRecorded,
      ],
      table.id,
    ),
    index("bookings_figures_by_travel").on(
      ...[table.travelDate, table.createdAt, table.status, table.productType, table.productId, table.channel],
      ...[table.language, table.dialCode, table.travelers, table.valueVnd, table.balanceVnd],
      ...[table.cancellationCause, table.isRecorded],
      table.id,
    ),
    ...BOOKING_CHECKS,
  ],
)

export const references: readonly Reference[] = [
  ...[tours, transfers, products].map((to) => ({ from: bookings.productId, to })),
  { from: bookings.userId, to: users },
  { from: bookings.termsPageId, to: pages },
]

export type BookingRow = typeof bookings.$inferSelect

export const bookingEvents = pgTable(
  "booking_events",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    at: instant("at").notNull().defaultNow(),
    kind: text().notNull(),
    actor: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index("booking_events_by_booking").on(table.bookingId, table.id)],
)
