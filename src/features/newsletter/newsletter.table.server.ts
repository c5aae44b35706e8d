import { sql } from "drizzle-orm"
import { check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "#i18n/localized.ts"

export const subscribers = pgTable(
  "newsletter_subscribers",
  {
    email: text().primaryKey(),
    language: text().$type<Language>().notNull(),
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
    network: text(),
  },
  (table) => [
    index("newsletter_subscribers_by_age").on(table.confirmedAt.desc().nullsFirst(), table.email),
    check("newsletter_subscribers_language_check", sql`language in ('en', 'vi')`),
  ],
)
