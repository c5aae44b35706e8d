import { sql } from "drizzle-orm"
import { boolean, check, date, integer, jsonb, numeric, pgTable } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"
import type { Settings } from "./settings.ts"

export const settings = pgTable(
  "settings",
  {
    singleton: boolean().primaryKey().default(true),
    data: jsonb().$type<Partial<Settings>>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  () => [check("settings_singleton_check", sql`singleton`)],
)

/** What staff had entered for each day: đồng for a dollar. A trigger of the settings writes it. */
export const exchangeRates = pgTable("exchange_rates", {
  day: date({ mode: "string" }).primaryKey(),
  vndPerUsd: numeric("vnd_per_usd", { precision: 14, scale: 4, mode: "number" }).notNull(),
})
