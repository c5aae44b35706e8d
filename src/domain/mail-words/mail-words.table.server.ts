import { sql } from "drizzle-orm"
import { check, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core"
import type { Language } from "#i18n/localized.ts"
import { instant } from "#server/database/columns.server.ts"

/** The texts of mails that staff have changed. All others are the product's. */
export const mailWords = pgTable(
  "mail_words",
  {
    kind: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** By the names of their parts, such as `greeting`. */
    texts: jsonb().$type<Record<string, string>>().notNull(),
    version: integer().notNull(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.language] }),
    check("mail_words_language_check", sql`language in ('en', 'vi')`),
  ],
)
