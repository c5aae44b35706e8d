import { sql } from "drizzle-orm"
import {
  type AnyPgColumn,
  bigint,
  check,
  date,
  index,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import type { Currency } from "#lib/money.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { PaymentKind, PaymentMethod } from "./booking.ts"
import { bookings } from "./bookings.table.server.ts"

/** Money that came or went outside the site. Lines are never changed. */
export const bookingPayments = pgTable(
  "booking_payments",
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    kind: text().$type<PaymentKind>().notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Đồng for a dollar on the day of the record. A line in another currency than the booking's counts at this rate. */
    fxRate: numeric("fx_rate", { precision: 14, scale: 4, mode: "number" }).notNull(),
    /** The wrong line that this one takes back. */
    reverses: uuid().references((): AnyPgColumn => bookingPayments.id),
    method: text().$type<PaymentMethod>().notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    note: text().notNull().default(""),
    /** The company's account of a transfer, as `accountKey` names it. */
    account: text().notNull().default(""),
    /** The guide, driver or colleague who holds this cash until it is handed over. Empty: it went to the office. */
    collectedBy: text("collected_by").notNull().default(""),
    recordedBy: uuid("recorded_by").references(() => users.id, { onDelete: "set null" }),
    // When the booking was locked for it, so that lines stand in the order in which they count.
    createdAt: instant("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index("booking_payments_by_booking").on(table.bookingId, table.createdAt),
    index("booking_payments_by_day").on(table.paidOn, table.createdAt),
    // What was in the till before a day.
    index("booking_payments_in_till")
      .on(table.paidOn, table.currency, table.kind, table.amountMinor)
      .where(sql`method = 'cash' and collected_by = ''`),
    index("booking_payments_collected").on(table.collectedBy, table.createdAt).where(sql`collected_by <> ''`),
    uniqueIndex("booking_payments_reversed_once").on(table.reverses),
    check("booking_payments_amount_check", sql`amount_minor > 0`),
    check("booking_payments_currency_check", sql`currency in ('USD', 'VND')`),
    check("booking_payments_kind_check", sql`kind in ('payment', 'refund')`),
    check("booking_payments_method_check", sql`method in ('transfer', 'cash', 'card', 'momo')`),
  ],
)
