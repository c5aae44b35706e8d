import * as z from "zod/mini"
import { POST_CATEGORIES } from "#domain/blog/post.ts"
import {
  booleanField,
  entrySchemas,
  image,
  images,
  listOf,
  localizedLine,
  localizedText,
  outdated,
  readOnly,
  serverFields,
  slug,
} from "#domain/catalogue/content-fields.ts"
import { fieldsError, oneLine, required } from "#lib/fields.ts"

const MAX_CONTENT = 40_000

const author = z.strictObject(
  { name: oneLine(100, "authorInvalid").check(required("authorInvalid")) },
  { error: fieldsError("authorInvalid") },
)

/** A plain string is a tag that is the same in both languages. */
const tag = z.union([oneLine(60, "textInvalid").check(required("textInvalid")), localizedLine(60)], "textInvalid")

export const postSchemas = entrySchemas(
  {
    title: localizedLine(200),
    content: localizedText(MAX_CONTENT),
    categories: listOf(z.enum(POST_CATEGORIES, "categoriesRequired"), POST_CATEGORIES.length).check(
      z.minLength(1, "categoriesRequired"),
    ),
  },
  {
    slug,
    excerpt: localizedText(500),
    isActive: booleanField,
    isArchived: booleanField,
    isFeatured: booleanField,
    featuredImage: z.nullable(image),
    images,
    tags: listOf(tag, 20),
    author,
    outdated,
  },
  { ...serverFields, ...readOnly("publishedAt", "views") },
)

export type PostEntry = z.infer<typeof postSchemas.entry>
