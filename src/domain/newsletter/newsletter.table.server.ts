import { sql } from "drizzle-orm"
import { check, index, pgTable, text } from "drizzle-orm/pg-core"
import type { Language } from "#i18n/localized.ts"
import { instant } from "#server/database/columns.server.ts"

export const subscribers = pgTable(
  "newsletter_subscribers",
  {
    email: text().primaryKey(),
    language: text().$type<Language>().notNull(),
    confirmedAt: instant("confirmed_at").notNull().defaultNow(),
    network: text(),
  },
  (table) => [
    index("newsletter_subscribers_by_age").on(table.confirmedAt.desc().nullsFirst(), table.email),
    check("newsletter_subscribers_language_check", sql`language in ('en', 'vi')`),
  ],
)
