import { sql } from "drizzle-orm"
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import type { Currency } from "#lib/money.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { PaperKind } from "./paper.ts"

/** Receipts, confirmations and requests for payment, numbered without gaps. They never change. */
export const papers = pgTable(
  "papers",
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    kind: text().$type<PaperKind>().notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    /** The payment that a receipt or confirmation is for. */
    paymentId: uuid("payment_id").references(() => bookingPayments.id),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Until when a requested amount is paid. */
    dueOn: date("due_on", { mode: "string" }),
    payerName: text("payer_name").notNull(),
    buyer: jsonb().$type<Buyer>(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    // Payments since then fill a request. Both are made while the booking is locked.
    createdAt: instant("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    uniqueIndex("papers_by_number").on(table.kind, table.year, table.number),
    uniqueIndex("papers_once_for_payment").on(table.paymentId),
    index("papers_by_booking").on(table.bookingId, table.createdAt),
    check("papers_kind_check", sql`kind in ('receipt', 'confirmation', 'request')`),
    check("papers_payment_check", sql`(kind = 'request') = (payment_id is null)`),
  ],
)

/** The last number of each kind and year. Locked until the paper is stored, so that no number is lost. */
export const paperCounters = pgTable(
  "paper_counters",
  { kind: text().$type<PaperKind>().notNull(), year: integer().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)
