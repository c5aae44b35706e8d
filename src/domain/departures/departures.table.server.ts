import { sql } from "drizzle-orm"
import { boolean, check, date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core"
import { tours } from "#domain/tours/tours.table.server.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { DepartureStatus } from "./departure.ts"

const day = (name: string) => date(name, { mode: "string" })

export const departures = pgTable(
  "departures",
  {
    id: uuid().primaryKey().defaultRandom(),
    tourId: uuid("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    scheduleId: uuid("schedule_id").references(() => departureSchedules.id, { onDelete: "set null" }),
    date: day("date").notNull(),
    startTime: text("start_time").notNull(),
    capacity: integer().notNull(),
    booked: integer().notNull().default(0),
    /** Places beyond the capacity that staff have booked. */
    overbooked: integer().notNull().default(0),
    /** Places offered to the waiting list. Kept by a trigger. */
    held: integer().notNull().default(0),
    minimum: integer(),
    closesAt: instant("closes_at").notNull(),
    decideBy: instant("decide_by"),
    priceMinor: integer("price_minor"),
    status: text().$type<DepartureStatus>().notNull().default("open"),
    isEdited: boolean("is_edited").notNull().default(false),
    guide: text().notNull().default(""),
    guidePhone: text("guide_phone").notNull().default(""),
    vehicle: text().notNull().default(""),
    /** The account of the guide, who sees the departure after signing in. */
    guideId: uuid("guide_id").references(() => users.id, { onDelete: "set null" }),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique().on(table.tourId, table.date, table.startTime),
    index("departures_by_schedule").on(table.scheduleId, table.date),
    index("departures_to_decide").on(table.decideBy).where(sql`(status = 'open') and (decide_by is not null)`),
    index("departures_by_guide").on(table.guideId, table.date).where(sql`guide_id is not null`),
    index("departures_in_order").on(table.date, table.startTime, table.id),
    check("departures_booked_check", sql`booked >= 0`),
    check("departures_capacity_check", sql`capacity between 1 and 500`),
    check("departures_minimum_check", sql`minimum >= 1`),
    check("departures_minimum_fits", sql`(minimum is null) or (minimum <= capacity)`),
    check("departures_price_minor_check", sql`price_minor >= 0`),
    check("departures_start_time_check", sql`start_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'`),
    check("departures_status_check", sql`status in ('open', 'guaranteed', 'closed', 'called-off')`),
    check("departures_overbooked_check", sql`overbooked >= 0`),
    check("departures_held_check", sql`held >= 0`),
    check("places_left", sql`booked <= capacity + overbooked`),
  ],
)

export const departureSchedules = pgTable(
  "departure_schedules",
  {
    id: uuid().primaryKey().defaultRandom(),
    tourId: uuid("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    weekdays: integer().array().notNull(),
    from: day("from_date").notNull(),
    to: day("to_date"),
    startTime: text("start_time").notNull(),
    capacity: integer().notNull(),
    minimum: integer(),
    cutoffHours: integer("cutoff_hours").notNull().default(12),
    decideHours: integer("decide_hours").notNull().default(48),
    priceMinor: integer("price_minor"),
    madeUntil: day("made_until"),
    version: integer().notNull().default(1),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("departure_schedules_by_tour").on(table.tourId),
    check("departure_schedules_capacity_check", sql`capacity between 1 and 500`),
    check("departure_schedules_check", sql`minimum between 1 and capacity`),
    check("departure_schedules_check1", sql`(to_date is null) or (from_date <= to_date)`),
    check("departure_schedules_cutoff_hours_check", sql`cutoff_hours between 0 and 720`),
    check("departure_schedules_decide_hours_check", sql`decide_hours between 0 and 2160`),
    check("departure_schedules_price_minor_check", sql`price_minor >= 0`),
    check("departure_schedules_start_time_check", sql`start_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$'`),
    check(
      "departure_schedules_weekdays_check",
      sql`(cardinality(weekdays) between 1 and 7) and (weekdays <@ '{1,2,3,4,5,6,7}')`,
    ),
  ],
)

export const closeOuts = pgTable(
  "close_outs",
  {
    id: uuid().primaryKey().defaultRandom(),
    tourId: uuid("tour_id")
      .notNull()
      .references(() => tours.id, { onDelete: "cascade" }),
    from: day("from_date").notNull(),
    to: day("to_date").notNull(),
    reason: text().notNull().default(""),
  },
  (table) => [
    index("close_outs_by_tour").on(table.tourId, table.to),
    check("close_outs_check", sql`from_date <= to_date`),
  ],
)

/** Links that show one manifest without sign-in, until the day after its tour. Only the hash of the token is stored. */
export const guideLinks = pgTable(
  "guide_links",
  {
    id: uuid().primaryKey().defaultRandom(),
    departureId: uuid("departure_id")
      .notNull()
      .references(() => departures.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When it would end if the departure stayed where it was: the version before reads it. */
    expiresAt: instant("expires_at"),
  },
  (table) => [
    unique().on(table.tokenHash),
    index("guide_links_by_departure").on(table.departureId),
    index("guide_links_by_age").on(table.expiresAt),
  ],
)
