import { date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { DepartureStatus } from "./departure.ts"

export const departures = pgTable("departures", {
  id: uuid().primaryKey().defaultRandom(),
  tourId: uuid("tour_id").notNull(),
  date: date({ mode: "string" }).notNull(),
  startTime: text("start_time").notNull(),
  capacity: integer().notNull(),
  booked: integer().notNull().default(0),
  minimum: integer(),
  closesAt: timestamp("closes_at", { withTimezone: true }).notNull(),
  priceMinor: integer("price_minor"),
  status: text().$type<DepartureStatus>().notNull().default("open"),
})
