import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Interest } from "#features/tours/tour.ts"
import type { Language } from "#i18n/localized.ts"
import type { Consultation, ConsultationStatus, TourReference } from "./consultation.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const consultations = pgTable("consultations", {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull(),
  status: text().$type<ConsultationStatus>().notNull().default("new"),
  note: text().notNull().default(""),
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
})
