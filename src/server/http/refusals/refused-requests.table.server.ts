import { bigint, date, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { RefusalReason } from "#lib/refusal-reasons.ts"

/** How many requests were refused on a day of Hanoi. Says nothing of who sent them. */
export const refusedRequests = pgTable(
  "refused_requests",
  {
    day: date({ mode: "string" }).notNull(),
    reason: text().$type<RefusalReason>().notNull(),
    /** 'POST /auth/login', the pattern of a page's address, or 'other'. */
    route: text().notNull(),
    count: bigint({ mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.reason, table.route] })],
)
