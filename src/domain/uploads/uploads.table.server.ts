import { sql } from "drizzle-orm"
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { UploadFolder } from "./upload.ts"

export const uploads = pgTable(
  "uploads",
  {
    key: text().primaryKey(),
    folder: text().$type<UploadFolder>().notNull(),
    /** The file's name as it was sent, for the staff's search. */
    name: text().notNull().default(""),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    color: text().notNull(),
    createdBy: uuid("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("uploads_by_folder").on(table.folder, table.createdAt.desc().nullsFirst()),
    check("uploads_bytes_check", sql`bytes > 0`),
    check("uploads_color_check", sql`color ~ '^#[0-9a-f]{6}$'`),
    check("uploads_folder_check", sql`folder in ('products', 'tours', 'transfers', 'blog', 'categories', 'company')`),
    check("uploads_height_check", sql`height > 0`),
    check("uploads_key_check", sql`key ~ '^[a-z0-9]{26}$'`),
    check("uploads_width_check", sql`width > 0`),
  ],
)
