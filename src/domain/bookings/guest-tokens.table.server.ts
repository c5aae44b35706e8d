import { sql } from "drizzle-orm"
import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"
import { bookings } from "./bookings.table.server.ts"

export const guestTokens = pgTable(
  "guest_tokens",
  {
    tokenHash: text("token_hash").notNull(),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    mailed: boolean().notNull().default(false),
    networkHash: text("network_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.bookingId] }),
    index("guest_tokens_by_booking").on(table.bookingId),
    index("guest_tokens_with_network").on(table.createdAt).where(sql`network_hash is not null`),
  ],
)
