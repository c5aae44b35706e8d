import { sql } from "drizzle-orm"
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core"
import type { Image } from "#domain/catalogue/content.ts"
import { localized, outdatedColumn } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { namesColumn, wordsColumn } from "#domain/catalogue/search/search-columns.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { instant } from "#server/database/columns.server.ts"
import type { PostCategory } from "./post.ts"

export const posts = pgTable(
  "posts",
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull(),
    isActive: boolean("is_active").notNull().default(true),
    isArchived: boolean("is_archived").notNull().default(false),
    isFeatured: boolean("is_featured").notNull().default(false),
    title: localized("title").notNull(),
    excerpt: localized("excerpt").notNull(),
    content: localized("content").notNull(),
    featuredImage: jsonb("featured_image").$type<Image>(),
    images: jsonb().$type<Image[]>().notNull().default([]),
    categories: text().array().$type<PostCategory[]>().notNull(),
    tags: jsonb().$type<(string | LocalizedContent)[]>().notNull().default([]),
    author: jsonb().$type<{ name: string }>().notNull(),
    outdated: outdatedColumn(),
    views: integer().notNull().default(0),
    searchTitle: text("search_title").notNull(),
    searchText: text("search_text").notNull(),
    searchNames: namesColumn({ withCategories: false }),
    searchWords: wordsColumn(),
    version: integer().notNull().default(1),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    /** When it was first published. A trigger writes it. */
    publishedAt: instant("published_at"),
  },
  (table) => [
    index("posts_by_age").on(table.publishedAt.desc().nullsFirst(), table.id).where(sql`is_active`),
    index("posts_by_category").using("gin", table.categories).where(sql`is_active`),
    index("posts_by_names").using("gin", table.searchNames).where(sql`is_active`),
    index("posts_by_words").using("gin", table.searchWords).where(sql`is_active`),
    index("posts_by_text").using("gin", table.searchText.op("gin_trgm_ops")).where(sql`is_active`),
    unique().on(table.slug),
    check(
      "posts_categories_check",
      sql`(categories <@ '{travel-tips,destinations,culture,food,adventure}') and (cardinality(categories) > 0)`,
    ),
  ],
)

export const postViews = pgTable(
  "post_views",
  {
    postId: uuid("post_id").notNull(),
    visitor: text().notNull(),
    hour: instant("hour").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.visitor, table.hour] }),
    index("post_views_by_age").on(table.hour),
  ],
)
