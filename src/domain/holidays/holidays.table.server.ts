import { sql } from "drizzle-orm"
import { boolean, check, date, index, integer, jsonb, pgTable, uuid } from "drizzle-orm/pg-core"
import type { LocalizedContent } from "#i18n/localized.ts"
import { instant } from "#server/database/columns.server.ts"

export const holidays = pgTable(
  "holidays",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: jsonb().$type<LocalizedContent>().notNull(),
    from: date("from_date", { mode: "string" }).notNull(),
    to: date("to_date", { mode: "string" }).notNull(),
    surchargePercent: integer("surcharge_percent").notNull().default(0),
    noRefund: boolean("no_refund").notNull().default(false),
    noChange: boolean("no_change").notNull().default(false),
    version: integer().notNull().default(1),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("holidays_by_date").on(table.to, table.from),
    check("holidays_check", sql`from_date <= to_date`),
    check("holidays_surcharge_percent_check", sql`surcharge_percent between 0 and 300`),
  ],
)
