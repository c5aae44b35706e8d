import { index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"

export const slugRedirects = pgTable(
  "slug_redirects",
  {
    kind: text().notNull(),
    slug: text().notNull(),
    subjectId: uuid("subject_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index("slug_redirects_by_subject").on(table.subjectId),
  ],
)
