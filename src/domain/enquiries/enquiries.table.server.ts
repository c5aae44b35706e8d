import { sql } from "drizzle-orm"
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import type { Interest } from "#domain/catalogue/content.ts"
import type { Language } from "#i18n/localized.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Consultation, TourReference } from "./consultation/consultation.ts"
import type { EnquiryKind } from "./enquiry.ts"
import type { EnquiryStatus } from "./handling.ts"

/** Requests for advice ('consultation') and messages. What a request says about the trip is null for messages. */
export const enquiries = pgTable(
  "enquiries",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<EnquiryKind>().notNull(),
    status: text().$type<EnquiryStatus>().notNull().default("new"),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    note: text().notNull().default(""),
    doubtful: boolean().notNull().default(false),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(""),
    phoneE164: text("phone_e164"),
    /** The name or address by which the guest is found in a chat, for who gave neither address nor number. */
    chatName: text("chat_name").notNull().default(""),
    subject: text().notNull(),
    message: text().notNull(),
    reference: text(),
    preferredContactMethod: text("preferred_contact_method").$type<Consultation["preferredContactMethod"]>(),
    preferredContactTime: text("preferred_contact_time").$type<Consultation["preferredContactTime"]>(),
    startDate: date("start_date", { mode: "string" }),
    endDate: date("end_date", { mode: "string" }),
    flexible: boolean(),
    adults: integer(),
    children: integer(),
    childAges: integer("child_ages").array(),
    budget: text().$type<Consultation["budget"]>(),
    interests: text().array().$type<Interest[]>(),
    tour: jsonb().$type<TourReference>(),
    source: text(),
    referrerUrl: text("referrer_url"),
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
    index("enquiries_by_age").on(table.createdAt.desc().nullsFirst(), table.id),
    index("enquiries_by_status").on(table.status, table.createdAt.desc().nullsFirst()),
    index("enquiries_by_email").on(table.email),
    index("enquiries_by_phone").on(sql`coalesce(phone_e164, phone)`).where(sql`email = ''`),
    index("enquiries_by_chat_name").on(table.chatName).where(sql`chat_name <> ''`),
    index("enquiries_by_text").using("gin", table.searchText.op("gin_trgm_ops")),
    check(
      "enquiries_kind_check",
      sql`case kind when 'message' then reference is null
        when 'consultation' then num_nulls(reference, preferred_contact_method, preferred_contact_time, flexible,
          adults, children, budget, interests, source, referrer_url) = 0
        else false end`,
    ),
    check("enquiries_adults_check", sql`adults between 1 and 500`),
    check("enquiries_children_check", sql`children between 0 and 500`),
    check(
      "enquiries_budget_check",
      sql`budget in ('undecided', 'under-1000', '1000-3000', '3000-5000', '5000-10000', 'over-10000')`,
    ),
    check("enquiries_dates_check", sql`end_date >= start_date`),
    check("enquiries_language_check", sql`language in ('en', 'vi')`),
    check("enquiries_contact_method_check", sql`preferred_contact_method in ('email', 'phone', 'whatsapp', 'zalo')`),
    check(
      "enquiries_contact_time_check",
      sql`preferred_contact_time in ('anytime', 'morning', 'afternoon', 'evening')`,
    ),
    check("enquiries_status_check", sql`status in ('new', 'contacted', 'closed', 'spam')`),
  ],
)

/** The bookings that were made from an enquiry, each from one. */
export const enquiryBookings = pgTable(
  "enquiry_bookings",
  {
    bookingId: uuid("booking_id")
      .primaryKey()
      .references(() => bookings.id, { onDelete: "cascade" }),
    enquiryId: uuid("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("enquiry_bookings_by_enquiry").on(table.enquiryId)],
)

/** Answers by mail. They are deleted with their enquiry. */
export const enquiryAnswers = pgTable(
  "enquiry_answers",
  {
    id: uuid().primaryKey().defaultRandom(),
    enquiryId: uuid("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("enquiry_answers_by_enquiry").on(table.enquiryId, table.createdAt),
    index("enquiry_answers_by_recipient").on(table.recipient),
    check("enquiry_answers_language_check", sql`language in ('en', 'vi')`),
  ],
)
