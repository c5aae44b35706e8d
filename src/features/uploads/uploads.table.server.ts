import { integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { UploadFolder } from "./upload.ts"

export const uploads = pgTable("uploads", {
  key: text().primaryKey(),
  folder: text().$type<UploadFolder>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  color: text().notNull(),
  createdBy: uuid("created_by"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
})
