import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { departures } from "#domain/departures/departures.table.server.ts"
import type { Language } from "#i18n/localized.ts"
import { instant } from "#server/database/columns.server.ts"
import type { WaitingStatus } from "./waiting-list.ts"

/**
 * Parties that wait for places on a full departure. A trigger counts the places of those with an offer in
 * `departures.held`.
 */
export const waitingList = pgTable(
  "waiting_list",
  {
    id: uuid().primaryKey().defaultRandom(),
    departureId: uuid("departure_id")
      .notNull()
      .references(() => departures.id, { onDelete: "cascade" }),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    phoneE164: text("phone_e164"),
    language: text().$type<Language>().notNull(),
    adults: integer().notNull(),
    childAges: integer("child_ages").array().notNull(),
    people: integer().notNull(),
    status: text().$type<WaitingStatus>().notNull().default("unconfirmed"),
    searchText: text("search_text").notNull().default(""),
    createdAt: instant("created_at").notNull().defaultNow(),
    offeredUntil: instant("offered_until"),
    /** Keyed hashes, kept while the departure takes bookings. */
    requestedFromAddress: text("requested_from_address"),
    requestedFromNetwork: text("requested_from_network"),
    requestedFromMailbox: text("requested_from_mailbox"),
  },
  (table) => [
    uniqueIndex("waiting_list_asked_once")
      .on(table.departureId, table.email)
      .where(sql`status in ('waiting', 'offered')`),
    uniqueIndex("waiting_list_one_per_mailbox")
      .on(table.departureId, table.requestedFromMailbox)
      .where(sql`status in ('waiting', 'offered')`),
    index("waiting_list_offered").on(table.offeredUntil).where(sql`status = 'offered'`),
    index("waiting_list_in_order").on(table.departureId, table.createdAt, table.id),
    index("waiting_list_by_email").on(table.email),
    index("waiting_list_by_age").on(table.createdAt),
    check("waiting_list_language_check", sql`language in ('en', 'vi')`),
    check("waiting_list_people_check", sql`(people >= 1) and (people = adults + cardinality(child_ages))`),
    check(
      "waiting_list_status_check",
      sql`status in ('unconfirmed', 'waiting', 'offered', 'booked', 'left', 'expired', 'ended')`,
    ),
    check("waiting_list_offer_check", sql`(status <> 'offered') or (offered_until is not null)`),
  ],
)
export type WaitingRow = typeof waitingList.$inferSelect
