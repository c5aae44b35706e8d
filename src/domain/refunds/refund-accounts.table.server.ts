import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { RefundWay } from "./refund.ts"

/** Where the guest of a booking wants money back. */
export const refundAccounts = pgTable(
  "refund_accounts",
  {
    bookingId: uuid("booking_id")
      .primaryKey()
      .references(() => bookings.id),
    way: text().$type<RefundWay>().notNull(),
    /** Empty if the guest typed the name of a bank that isn't in the list. */
    bin: text().notNull().default(""),
    bankName: text("bank_name").notNull().default(""),
    accountNumber: text("account_number").notNull().default(""),
    holder: text().notNull().default(""),
    note: text().notNull().default(""),
    /** Since when somebody transfers to it, and who. */
    begunAt: instant("begun_at"),
    begunBy: uuid("begun_by").references(() => users.id, { onDelete: "set null" }),
    version: integer().notNull().default(1),
    /** When it was entered, or the last refund to it was recorded. */
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("refund_accounts_by_age").on(table.updatedAt),
    check("refund_accounts_way_check", sql`way in ('transfer', 'cash', 'other')`),
  ],
)

export type RefundAccountRow = typeof refundAccounts.$inferSelect
