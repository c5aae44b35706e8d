import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"

/** Lists of ready-made texts and terms that staff have changed. Until then the product's own apply. */
export const presets = pgTable("presets", {
  name: text().primaryKey(),
  items: jsonb().$type<unknown[]>().notNull(),
  version: integer().notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})
