import { sql } from "drizzle-orm"
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import { users } from "#features/account/account.table.server.ts"
import { consultations } from "#features/consultations/consultations.table.server.ts"
import { contactMessages } from "#features/contact/contact.table.server.ts"
import type { Language } from "#i18n/localized.ts"

/** What staff answered by mail. An answer is deleted with the request or message that it belongs to. */
export const enquiryAnswers = pgTable(
  "enquiry_answers",
  {
    id: uuid().primaryKey().defaultRandom(),
    consultationId: uuid("consultation_id").references(() => consultations.id, { onDelete: "cascade" }),
    messageId: uuid("message_id").references(() => contactMessages.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("enquiry_answers_by_consultation").on(table.consultationId, table.createdAt),
    index("enquiry_answers_by_message").on(table.messageId, table.createdAt),
    index("enquiry_answers_by_recipient").on(table.recipient),
    check("enquiry_answers_check", sql`num_nonnulls(consultation_id, message_id) = 1`),
    check("enquiry_answers_language_check", sql`language in ('en', 'vi')`),
  ],
)
