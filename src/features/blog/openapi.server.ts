import * as z from "zod"
import { done, group, one, pageOf, staffWrites, stored } from "#server/openapi/describe.server.ts"
import { id, image, instant, localized, natural, shapeOf, slug } from "#server/openapi/shapes.server.ts"
import { POST_CATEGORIES, type Post, type PostCard } from "./post.ts"
import { postEntry } from "./post-entry.schema.ts"

const category = z.enum(POST_CATEGORIES)

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
  views: natural,
  createdAt: instant,
}

const postCard = shapeOf<PostCard>()(z.strictObject(card).meta({ id: "PostCard" }))
const post = shapeOf<Post>()(
  z
    .strictObject({
      ...card,
      content: localized.describe("HTML, safe to be shown as it is"),
      images: z.array(image),
      isActive: z.boolean(),
      updatedAt: instant,
    })
    .meta({ id: "Post" }),
)

const entry = stored(postEntry, "PostEntry")
const list = pageOf(z.union([post, postCard]))

/** What the API says of the blog. */
export const blogDescriptions = group("Blog", {
  "GET /blogs": {
    summary: "Posts, the newest first",
    more: "Without `page` and `limit` the whole list, up to 200. `view=card` leaves out the texts.",
    answer: list,
  },
  "GET /blogs/featured/list": { summary: "Featured posts", answer: list },
  "GET /blogs/category/:category": {
    summary: "Posts of a category",
    answer: list,
    errors: ["NOT_FOUND"],
    path: { category },
  },
  "GET /blogs/search/text": { summary: "Posts that have all words of `q`, with or without accents", answer: list },
  "GET /blogs/slug/:slug": {
    summary: "A post by its slug",
    more: "Reading it counts as a view, once an hour for each network.",
    answer: one(post),
    errors: ["NOT_FOUND", "MOVED"],
  },
  "POST /blogs/:id/views": { summary: "Count a view", answer: done, errors: ["NOT_FOUND"] },
  "GET /blogs/:id": {
    summary: "A post by its id",
    more: "`view=edit` is what staff edit.",
    answer: one(z.union([post, entry])),
    errors: ["NOT_FOUND"],
  },
  ...staffWrites("/blogs", "a post", entry),
})
