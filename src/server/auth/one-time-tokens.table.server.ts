import { sql } from "drizzle-orm"
import { index, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"

/** The booking or account whose link it is, if the subject begins with one. */
export const linkOwner = sql`split_part(subject, ' ', 1)`

export const oneTimeLinks = pgTable(
  "one_time_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text().notNull(),
    subject: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    index("one_time_links_by_age").on(table.expiresAt),
    index("one_time_links_by_subject").on(table.subject),
    index("one_time_links_by_owner").on(linkOwner),
    index("one_time_links_by_address").using("gin", sql`addresses_in(subject)`),
  ],
)
