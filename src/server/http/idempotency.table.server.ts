import { index, json, pgTable, text, timestamp } from "drizzle-orm/pg-core"

export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    keyHash: text("key_hash").primaryKey(),
    requestHash: text("request_hash").notNull(),
    nonce: text().notNull(),
    answer: json().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("idempotency_keys_by_age").on(table.createdAt)],
)
