import { index, json, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    keyHash: text("key_hash").primaryKey(),
    requestHash: text("request_hash").notNull(),
    nonce: text().notNull(),
    answer: json().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("idempotency_keys_by_age").on(table.createdAt)],
)
