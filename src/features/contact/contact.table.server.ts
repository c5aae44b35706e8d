import { sql } from "drizzle-orm"
import { boolean, check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import { users } from "#features/account/account.table.server.ts"
import type { Language } from "#i18n/localized.ts"
import type { ContactMessage } from "./contact.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const contactMessages = pgTable(
  "contact_messages",
  {
    id: uuid().primaryKey().defaultRandom(),
    status: text().$type<ContactMessage["status"]>().notNull().default("new"),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    note: text().notNull().default(""),
    doubtful: boolean().notNull().default(false),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(""),
    phoneE164: text("phone_e164"),
    subject: text().notNull(),
    message: text().notNull(),
    language: text().$type<Language>().notNull(),
    network: text(),
    userAgent: text("user_agent").notNull().default(""),
    searchText: text("search_text").notNull(),
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("contact_messages_by_age").on(table.createdAt.desc().nullsFirst(), table.id),
    index("contact_messages_by_status").on(table.status, table.createdAt.desc().nullsFirst()),
    index("contact_messages_by_email").on(table.email),
    index("contact_messages_by_text").using("gin", table.searchText.op("gin_trgm_ops")),
    check("contact_messages_language_check", sql`language in ('en', 'vi')`),
    check("contact_messages_status_check", sql`status in ('new', 'contacted', 'closed', 'spam')`),
  ],
)
