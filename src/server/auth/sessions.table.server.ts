import { index, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("sessions_by_user").on(table.userId), index("sessions_by_age").on(table.expiresAt)],
)
