import { pgTable, text, timestamp } from "drizzle-orm/pg-core"
import type { Language } from "#i18n/localized.ts"

export const subscribers = pgTable("newsletter_subscribers", {
  email: text().primaryKey(),
  language: text().$type<Language>().notNull(),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }).notNull().defaultNow(),
  network: text(),
})
