import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { SlipStatus } from "./slip.ts"

/** Pictures of transfer slips that guests sent. Their files are those of `key` in the collection of slips. */
export const slips = pgTable(
  "booking_slips",
  {
    id: uuid().primaryKey().defaultRandom(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    key: text().notNull().unique(),
    width: integer().notNull(),
    height: integer().notNull(),
    status: text().$type<SlipStatus>().notNull().default("new"),
    checkedBy: uuid("checked_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("booking_slips_by_booking").on(table.bookingId, table.createdAt),
    index("booking_slips_to_check").on(table.createdAt, table.id).where(sql`status = 'new'`),
    check("booking_slips_status_check", sql`status in ('new', 'seen', 'dismissed')`),
  ],
)

export type SlipRow = typeof slips.$inferSelect
