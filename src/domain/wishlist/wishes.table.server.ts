import { sql } from "drizzle-orm"
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { Wish } from "./wish.ts"

/** What customers marked with a heart, by its slug as in browsers without an account. */
export const wishes = pgTable(
  "wishes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<Wish["kind"]>().notNull(),
    slug: text().notNull(),
    addedAt: instant("added_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.slug] }),
    index("wishes_by_age").on(table.userId, table.addedAt.desc()),
    check("wishes_kind_check", sql`kind in ('tour', 'transfer')`),
  ],
)
