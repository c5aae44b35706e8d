import { boolean, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { DepartureStatus } from "./departure.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })
const day = (name: string) => date(name, { mode: "string" })

export const departures = pgTable("departures", {
  id: uuid().primaryKey().defaultRandom(),
  tourId: uuid("tour_id").notNull(),
  scheduleId: uuid("schedule_id"),
  date: day("date").notNull(),
  startTime: text("start_time").notNull(),
  capacity: integer().notNull(),
  booked: integer().notNull().default(0),
  minimum: integer(),
  closesAt: instant("closes_at").notNull(),
  decideBy: instant("decide_by"),
  priceMinor: integer("price_minor"),
  status: text().$type<DepartureStatus>().notNull().default("open"),
  isEdited: boolean("is_edited").notNull().default(false),
  guide: text().notNull().default(""),
  vehicle: text().notNull().default(""),
  version: integer().notNull().default(1),
})

export const departureSchedules = pgTable("departure_schedules", {
  id: uuid().primaryKey().defaultRandom(),
  tourId: uuid("tour_id").notNull(),
  weekdays: integer().array().notNull(),
  from: day("from_date").notNull(),
  to: day("to_date"),
  startTime: text("start_time").notNull(),
  capacity: integer().notNull(),
  minimum: integer(),
  cutoffHours: integer("cutoff_hours").notNull().default(12),
  decideHours: integer("decide_hours").notNull().default(48),
  priceMinor: integer("price_minor"),
  /** The last day that departures were made for. */
  madeUntil: day("made_until"),
  version: integer().notNull().default(1),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})

export const closeOuts = pgTable("close_outs", {
  id: uuid().primaryKey().defaultRandom(),
  tourId: uuid("tour_id").notNull(),
  from: day("from_date").notNull(),
  to: day("to_date").notNull(),
  reason: text().notNull().default(""),
})
