import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"

export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    id: uuid().notNull().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    /** Whether a second factor was used to sign in. */
    isProven: boolean("is_proven").notNull().default(false),
    browser: text(),
    system: text(),
    network: text(),
  },
  (table) => [
    uniqueIndex("sessions_by_id").on(table.id),
    index("sessions_by_user").on(table.userId),
    index("sessions_by_age").on(table.expiresAt),
  ],
)
