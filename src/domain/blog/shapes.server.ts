import * as z from "zod"
import { MISSING_PARTS } from "#domain/catalogue/completeness.ts"
import { image } from "#domain/catalogue/shapes.server.ts"
import { stored } from "#server/openapi/describe.server.ts"
import { id, instant, localized, natural, slug, version } from "#server/openapi/shapes.server.ts"
import { POST_CATEGORIES } from "./post.ts"
import { postSchemas } from "./staff/post-entry.schema.ts"

export const category = z.enum(POST_CATEGORIES)

const card = {
  _id: id,
  slug,
  isFeatured: z.boolean(),
  title: localized,
  excerpt: localized,
  featuredImage: image.nullable(),
  categories: z.array(category),
  tags: z.array(z.union([z.string(), localized])),
  author: z.strictObject({ name: z.string() }),
  /** Counts each network once an hour. */
  views: natural,
  createdAt: instant,
  publishedAt: instant.nullable().describe("When it was first published"),
}

export const postCard = z.strictObject(card).meta({ id: "PostCard" })
export const post = z
  .strictObject({
    ...card,
    content: localized.describe("Sanitised HTML"),
    images: z.array(image),
    isActive: z.boolean(),
    updatedAt: instant,
  })
  .meta({ id: "Post" })

export const entry = stored(postSchemas.entry, "PostEntry")
const { _id, title, isFeatured, categories, createdAt, publishedAt } = card
export const postRow = z
  .strictObject({
    _id,
    slug,
    title,
    isFeatured,
    categories,
    createdAt,
    publishedAt,
    image: image.nullable(),
    isActive: z.boolean(),
    isArchived: z.boolean(),
    missing: z.array(z.enum(MISSING_PARTS)),
    outdated: natural.describe("Texts that are older than their translation"),
    version,
    updatedAt: instant,
  })
  .meta({ id: "PostRow", description: "For staff" })
