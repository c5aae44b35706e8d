import { boolean, integer, json, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Image } from "#features/tours/tour.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Post, PostCard, PostCategory } from "./post.ts"

const localized = (name: string) => jsonb(name).$type<LocalizedContent>()
const instant = (name: string) => timestamp(name, { withTimezone: true })

export const posts = pgTable("posts", {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  isActive: boolean("is_active").notNull().default(true),
  isFeatured: boolean("is_featured").notNull().default(false),
  title: localized("title").notNull(),
  excerpt: localized("excerpt").notNull(),
  content: localized("content").notNull(),
  featuredImage: jsonb("featured_image").$type<Image>(),
  images: jsonb().$type<Image[]>().notNull().default([]),
  categories: text().array().$type<PostCategory[]>().notNull(),
  tags: jsonb().$type<(string | LocalizedContent)[]>().notNull().default([]),
  author: jsonb().$type<{ name: string }>().notNull(),
  views: integer().notNull().default(0),
  searchTitle: text("search_title").notNull(),
  searchText: text("search_text").notNull(),
  card: json()
    .$type<Omit<PostCard, "views">>()
    .notNull()
    .default({} as PostCard),
  whole: json()
    .$type<Omit<Post, "views">>()
    .notNull()
    .default({} as Post),
  version: integer().notNull().default(1),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})
