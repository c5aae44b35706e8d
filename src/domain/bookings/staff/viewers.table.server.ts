import { pgTable, primaryKey, uuid } from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"

/** Staff who have a booking open. Rows are renewed while it stays open, and deleted after a minute. */
export const bookingViewers = pgTable(
  "booking_viewers",
  {
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingId, table.userId] })],
)
