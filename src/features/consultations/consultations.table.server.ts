import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core"
import { users } from "#features/account/account.table.server.ts"
import type { Interest } from "#features/catalogue/content.ts"
import type { EnquiryStatus } from "#features/handling/handling.ts"
import type { Language } from "#i18n/localized.ts"
import type { Consultation, TourReference } from "./consultation.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const consultations = pgTable(
  "consultations",
  {
    id: uuid().primaryKey().defaultRandom(),
    reference: text().notNull(),
    status: text().$type<EnquiryStatus>().notNull().default("new"),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    note: text().notNull().default(""),
    doubtful: boolean().notNull().default(false),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phoneE164: text("phone_e164"),
    subject: text().notNull(),
    message: text().notNull(),
    preferredContactMethod: text("preferred_contact_method").$type<Consultation["preferredContactMethod"]>().notNull(),
    preferredContactTime: text("preferred_contact_time").$type<Consultation["preferredContactTime"]>().notNull(),
    startDate: date("start_date", { mode: "string" }),
    endDate: date("end_date", { mode: "string" }),
    flexible: boolean().notNull().default(false),
    adults: integer().notNull(),
    children: integer().notNull(),
    budget: text().$type<Consultation["budget"]>().notNull(),
    interests: text().array().$type<Interest[]>().notNull().default([]),
    tour: jsonb().$type<TourReference>(),
    source: text().notNull().default(""),
    referrerUrl: text("referrer_url").notNull().default(""),
    language: text().$type<Language>().notNull(),
    network: text(),
    userAgent: text("user_agent").notNull().default(""),
    searchText: text("search_text").notNull(),
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.reference),
    index("consultations_by_age").on(table.createdAt.desc().nullsFirst(), table.id),
    index("consultations_by_status").on(table.status, table.createdAt.desc().nullsFirst()),
    index("consultations_by_email").on(table.email),
    index("consultations_by_text").using("gin", table.searchText.op("gin_trgm_ops")),
    check("consultations_adults_check", sql`adults between 1 and 500`),
    check(
      "consultations_budget_check",
      sql`budget in ('under-1000', '1000-3000', '3000-5000', '5000-10000', 'over-10000')`,
    ),
    check("consultations_check", sql`end_date >= start_date`),
    check("consultations_children_check", sql`children between 0 and 500`),
    check("consultations_language_check", sql`language in ('en', 'vi')`),
    check(
      "consultations_preferred_contact_method_check",
      sql`preferred_contact_method in ('email', 'phone', 'whatsapp')`,
    ),
    check(
      "consultations_preferred_contact_time_check",
      sql`preferred_contact_time in ('anytime', 'morning', 'afternoon', 'evening')`,
    ),
    check("consultations_status_check", sql`status in ('new', 'contacted', 'closed', 'spam')`),
  ],
)
