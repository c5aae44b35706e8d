import { sql } from "drizzle-orm"
import { boolean, check, integer, jsonb, pgTable } from "drizzle-orm/pg-core"
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
