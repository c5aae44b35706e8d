import { sql } from "drizzle-orm"
import { boolean, check, integer, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core"
import type { Settings } from "./settings.ts"

export const settings = pgTable(
  "settings",
  {
    singleton: boolean().primaryKey().default(true),
    data: jsonb().$type<Partial<Settings>>().notNull(),
    version: integer().notNull().default(1),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  () => [check("settings_singleton_check", sql`singleton`)],
)
