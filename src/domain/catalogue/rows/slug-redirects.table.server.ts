import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"

export const slugRedirects = pgTable(
  "slug_redirects",
  {
    kind: text().notNull(),
    slug: text().notNull(),
    subjectId: uuid("subject_id").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index("slug_redirects_by_subject").on(table.subjectId),
  ],
)
