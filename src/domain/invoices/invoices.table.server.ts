import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { products } from "#domain/products/products.table.server.ts"
import { tours } from "#domain/tours/tours.table.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import type { Currency } from "#lib/money.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Reference } from "#server/database/references.server.ts"
import type { ColumnSetup } from "./handover/columns.ts"
import type { InvoiceLine, InvoiceStatus, StatedInvoice } from "./invoice.ts"
import type { VatKind, VatRate } from "./vat/vat.ts"

/** The rates of VAT, which staff keep. */
export const vatRates = pgTable(
  "vat_rates",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null without a product: for everything. */
    kind: text().$type<VatKind>(),
    productId: uuid("product_id"),
    rate: text().$type<VatRate>().notNull(),
    validFrom: date("valid_from", { mode: "string" }).notNull(),
    validTo: date("valid_to", { mode: "string" }),
    version: integer().notNull().default(1),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  () => [
    check("vat_rates_period_check", sql`valid_to is null or valid_to >= valid_from`),
    check("vat_rates_rate_check", sql`rate in ('10', '8', '5', '0', 'KCT', 'KKKNT')`),
    check("vat_rates_kind_check", sql`kind is null or kind in ('tour', 'transfer', 'product', 'fee')`),
  ],
)

/** The day that an invoice bears: the provider's, once it is issued. */
export const invoiceDay = sql<string>`coalesce(issued_on, invoice_date)`
/** The day on which accounts last had it in hand: issued, handed over or set aside. */
export const invoiceHandledOn = sql`greatest(issued_on, (exported_at at time zone 'Asia/Ho_Chi_Minh')::date,
  (created_at at time zone 'Asia/Ho_Chi_Minh')::date)`

/**
 * The invoice of a booking, which a licensed provider issues, and its adjustments. Each says what it states of the
 * booking, so that a later change of the booking asks for an adjustment.
 */
export const invoices = pgTable(
  "invoices",
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    isAdjustment: boolean("is_adjustment").notNull().default(false),
    status: text().$type<InvoiceStatus>().notNull(),
    invoiceDate: date("invoice_date", { mode: "string" }).notNull(),
    /** Đồng for a dollar on that day. 1 if no dollars are in it. */
    fxRate: numeric("fx_rate", { precision: 14, scale: 4, mode: "number" }).notNull(),
    buyer: jsonb().$type<Buyer>(),
    lines: jsonb().$type<InvoiceLine[]>().notNull(),
    totalVnd: bigint("total_vnd", { mode: "number" }).notNull(),
    taxVnd: bigint("tax_vnd", { mode: "number" }).notNull(),
    /** What the booking cost, was and when. */
    dueMinor: bigint("due_minor", { mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    productId: uuid("product_id").notNull(),
    travelDate: date("travel_date", { mode: "string" }).notNull(),
    timesExported: integer("times_exported").notNull().default(0),
    exportedAt: instant("exported_at"),
    series: text().notNull().default(""),
    number: text().notNull().default(""),
    issuedOn: date("issued_on", { mode: "string" }),
    lookupCode: text("lookup_code").notNull().default(""),
    link: text().notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("invoices_once").on(table.bookingId).where(sql`not is_adjustment`),
    uniqueIndex("invoices_by_number").on(table.number, table.series).where(sql`number <> ''`),
    index("invoices_by_booking").on(table.bookingId, table.createdAt),
    index("invoices_by_day").on(sql`(${invoiceDay})`, table.id),
    index("invoices_by_handling").on(sql`(${invoiceHandledOn})`),
    check("invoices_status_check", sql`status in ('exported', 'issued', 'waived')`),
    check("invoices_issued_check", sql`(status = 'issued') = (number <> '' and issued_on is not null)`),
  ],
)

/** The files that were handed over to the provider. */
export const invoiceExports = pgTable(
  "invoice_exports",
  {
    id: uuid().primaryKey().defaultRandom(),
    bookings: integer().notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("invoice_exports_by_age").on(table.createdAt)],
)

export const invoiceExportBookings = pgTable(
  "invoice_export_bookings",
  {
    exportId: uuid("export_id")
      .notNull()
      .references(() => invoiceExports.id),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    /** Whether it had been handed over before. */
    isAgain: boolean("is_again").notNull(),
    /** What its file says, for a second download. Null once the guest is erased. */
    stated: jsonb().$type<StatedInvoice>(),
  },
  (table) => [
    primaryKey({ columns: [table.exportId, table.bookingId] }),
    index("invoice_export_bookings_by_booking").on(table.bookingId),
  ],
)

/** The columns of the provider's file, as staff have arranged them. */
export const invoiceColumns = pgTable(
  "invoice_columns",
  {
    singleton: boolean().primaryKey().default(true),
    columns: jsonb().$type<ColumnSetup[]>().notNull(),
    version: integer().notNull().default(1),
  },
  () => [check("invoice_columns_singleton_check", sql`singleton`)],
)

export const references: readonly Reference[] = [tours, transfers, products].map((to) => ({
  from: vatRates.productId,
  to,
}))
