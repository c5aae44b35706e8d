import { sql } from "drizzle-orm"
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core"
import type { Image } from "#domain/catalogue/content.ts"
import { localized, outdatedColumn } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { instant } from "#server/database/columns.server.ts"
import type { PAGE_KINDS, PLACEMENTS } from "./page.ts"
import type { FieldValues } from "./page-fields.ts"

/** What visitors read of a page, and its versions keep. */
const texts = () => ({
  title: localized("title").notNull(),
  heading: localized("heading").notNull(),
  description: localized("description").notNull(),
  content: localized("content").notNull(),
  image: jsonb().$type<Image>(),
})

export const pages = pgTable(
  "pages",
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text().$type<(typeof PAGE_KINDS)[number]>().notNull(),
    slug: text().notNull(),
    /** Its address below `/vi`, if it has another there. */
    slugVi: text("slug_vi"),
    shortName: localized("short_name").notNull(),
    ...texts(),
    placement: text().$type<(typeof PLACEMENTS)[number]>().notNull(),
    position: integer().notNull().default(0),
    isActive: boolean("is_active").notNull().default(false),
    isArchived: boolean("is_archived").notNull().default(false),
    outdated: outdatedColumn(),
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.slug),
    unique().on(table.slugVi),
    uniqueIndex("pages_single").on(table.kind).where(sql`kind in ('about', 'terms', 'privacy')`),
    check("pages_kind_check", sql`kind in ('page', 'faq', 'about', 'terms', 'privacy')`),
    check("pages_placement_check", sql`placement in ('menu', 'footer', 'none')`),
  ],
)

/** Every state of a page's texts. */
export const pageVersions = pgTable(
  "page_versions",
  {
    pageId: uuid("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    number: integer().notNull(),
    ...texts(),
    /** What the fields in the texts said. */
    filled: jsonb().$type<FieldValues>().notNull(),
    /** Whether visitors could read it. */
    isPublished: boolean("is_published").notNull(),
    /** The account that saved it. Null for what the site itself wrote. */
    savedBy: uuid("saved_by"),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.number] })],
)
