import { sql } from "drizzle-orm"
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import type { GuideLanguage } from "#domain/tours/tour.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Cabin, Paper, ResourceKind } from "./resource.ts"

/** Companies that lend their guides, drivers, vehicles and boats. */
export const partners = pgTable("partners", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  phone: text().notNull().default(""),
  zalo: text().notNull().default(""),
  email: text().notNull().default(""),
  note: text().notNull().default(""),
  isArchived: boolean("is_archived").notNull().default(false),
  version: integer().notNull().default(1),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})

/** Who and what goes on a trip: guides, drivers, vehicles and boats. */
export const resources = pgTable(
  "resources",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<ResourceKind>().notNull(),
    /** Of a vehicle its plate. */
    name: text().notNull(),
    phone: text().notNull().default(""),
    zalo: text().notNull().default(""),
    /** The account of a guide, who sees the own departures after signing in. */
    accountId: uuid("account_id").references(() => users.id, { onDelete: "set null" }),
    homeCity: text("home_city").notNull().default(""),
    languages: text().array().$type<GuideLanguage[]>().notNull().default([]),
    papers: jsonb().$type<Paper[]>().notNull().default([]),
    /** The first day on which one of the papers expires. */
    expiresOn: date("expires_on", { mode: "string" }),
    vehicleKind: text("vehicle_kind").notNull().default(""),
    seats: integer(),
    bags: integer(),
    cabins: jsonb().$type<Cabin[]>().notNull().default([]),
    partnerId: uuid("partner_id").references(() => partners.id, { onDelete: "set null" }),
    note: text().notNull().default(""),
    isArchived: boolean("is_archived").notNull().default(false),
    searchText: text("search_text").notNull().default(""),
    version: integer().notNull().default(1),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.accountId),
    index("resources_by_kind").on(table.kind),
    index("resources_by_partner").on(table.partnerId),
    index("resources_by_expiry").on(table.expiresOn).where(sql`expires_on is not null and not is_archived`),
    check("resources_kind_check", sql`kind in ('guide', 'driver', 'vehicle', 'boat')`),
    check("resources_seats_check", sql`seats between 1 and 500`),
    check("resources_bags_check", sql`bags between 0 and 500`),
  ],
)

/** Days on which somebody has off, or something is in the workshop. Both are inclusive. */
export const resourceAbsences = pgTable(
  "resource_absences",
  {
    id: uuid().primaryKey().defaultRandom(),
    resourceId: uuid("resource_id")
      .notNull()
      .references(() => resources.id, { onDelete: "cascade" }),
    from: date("from_date", { mode: "string" }).notNull(),
    to: date("to_date", { mode: "string" }).notNull(),
    reason: text().notNull().default(""),
    version: integer().notNull().default(1),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("resource_absences_by_resource").on(table.resourceId, table.to),
    check("resource_absences_check", sql`from_date <= to_date`),
  ],
)
