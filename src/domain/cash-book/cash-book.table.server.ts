import { sql } from "drizzle-orm"
import { bigint, check, date, index, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import type { Currency } from "#lib/money.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { TillKind } from "./cash-book.ts"

const byWhom = () => uuid("recorded_by").references(() => users.id, { onDelete: "set null" })

/** Cash that a guide, driver or colleague brought to the office. */
export const cashHandOvers = pgTable(
  "cash_hand_overs",
  {
    id: uuid().primaryKey().defaultRandom(),
    person: text().notNull(),
    handedOn: date("handed_on", { mode: "string" }).notNull(),
    /** Who received it. */
    recordedBy: byWhom(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("cash_hand_overs_by_day").on(table.handedOn, table.createdAt)],
)

/** The payments of a hand-over. The key allows each to be handed over once. */
export const cashHandOverLines = pgTable(
  "cash_hand_over_lines",
  {
    paymentId: uuid("payment_id")
      .primaryKey()
      .references(() => bookingPayments.id),
    handOverId: uuid("hand_over_id")
      .notNull()
      .references(() => cashHandOvers.id, { onDelete: "cascade" }),
  },
  (table) => [index("cash_hand_over_lines_by_hand_over").on(table.handOverId)],
)

/** What moves the till besides guests' payments, and its counts. */
export const tillEntries = pgTable(
  "till_entries",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<TillKind>().notNull(),
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    currency: text().$type<Currency>().notNull(),
    enteredOn: date("entered_on", { mode: "string" }).notNull(),
    reason: text().notNull().default(""),
    /** What the books said when it was counted. */
    expectedMinor: bigint("expected_minor", { mode: "number" }),
    recordedBy: byWhom(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("till_entries_by_day").on(table.enteredOn, table.createdAt),
    check("till_entries_amount_check", sql`amount_minor >= 0`),
    check("till_entries_currency_check", sql`currency in ('USD', 'VND')`),
    check("till_entries_kind_check", sql`kind in ('bank', 'in', 'out', 'count')`),
    check("till_entries_expected_check", sql`(kind = 'count') = (expected_minor is not null)`),
  ],
)
