import { type Context, Hono } from "hono"
import * as z from "zod"
import { contentRoutes, listing } from "#domain/catalogue/rows/content-routes.server.ts"
import { listFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { searchPosts } from "#domain/search/blog/post-search.server.ts"
import { notFound } from "#server/errors.server.ts"
import { truncatedIp } from "#server/http/ip-prefix.server.ts"
import { describe, success } from "#server/openapi/describe.server.ts"
import { findPost, findPostById, listPostRows, listPosts } from "./blog.server.ts"
import { POST_CATEGORIES, POSTS_PER_PAGE, type Post, type PostCategory } from "./post.ts"
import * as shapes from "./shapes.server.ts"
import { postCollection } from "./staff/blog-writes.server.ts"
import { noteView } from "./views.server.ts"

const lists = {
  fields: {
    search: z.string().trim().max(100).optional(),
    category: z
      .enum(["all", ...POST_CATEGORIES])
      .transform((category) => (category === "all" ? undefined : category))
      .optional(),
    featured: listFields.featured,
    exclude: z.string().max(80).optional(),
    active: listFields.active,
    page: z.coerce.number().int().min(1).max(100_000).optional(),
    limit: listFields.limit,
    view: listFields.view,
  },
  shape: shapes.list,
  find: { full: listPosts, card: searchPosts, edit: listPostRows },
  perPage: POSTS_PER_PAGE,
}

const byCategory = {
  summary: "List the posts of a category",
  errors: ["NOT_FOUND"] as const,
  path: { category: shapes.category },
}

const more = new Hono()
  .get(
    "/category/:category",
    ...listing(lists, byCategory, (c) => ({ category: readCategory(c.req.param("category")) })),
  )
  .post("/:id/views", describe({ summary: "Count a view", answer: success, errors: ["NOT_FOUND"] }), async (c) => {
    count(c, await findPostById(c.req.param("id")))
    return c.json({ success: true })
  })

export const blogRoutes = contentRoutes({
  collection: postCollection,
  shape: shapes.post,
  entry: shapes.entry,
  one: "a post",
  many: "posts",
  texts: {
    list: {
      summary: "List posts, newest first",
      more: "Without `page` and `limit` it returns up to 200 posts. `view=card` omits the texts, and answers with `nearest` if no post is about the words. `view=edit` returns the rows of the staff's list.",
    },
    search: { summary: "Search posts for all words of `q`, ignoring accents" },
    slug: { more: "Counts a view, at most once an hour per network." },
  },
  page: "/blog/",
  findBySlug: findPost,
  findById: findPostById,
  lists,
  more,
  onShown: count,
})

function readCategory(name: string | undefined): PostCategory {
  const category = POST_CATEGORIES.find((known) => known === name)
  if (!category) throw notFound("Category")
  return category
}

/** Skips requests of the server itself: the browser reports the view once it shows the page. */
function count(c: Context, { _id }: Post): void {
  const network = truncatedIp(c)
  if (network) noteView(_id, network)
}
