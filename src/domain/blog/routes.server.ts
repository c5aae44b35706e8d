import { type Context, Hono } from "hono"
import { contentRoutes, type Lists, listing } from "#domain/catalogue/rows/content-routes.server.ts"
import { notFound } from "#server/errors.server.ts"
import { truncatedIp } from "#server/http/ip-prefix.server.ts"
import { describe, success } from "#server/openapi/describe.server.ts"
import { findPost, findPostById } from "./blog.server.ts"
import { POST_CATEGORIES, type Post, type PostCategory } from "./post.ts"
import * as shapes from "./shapes.server.ts"
import { postCollection } from "./staff/blog-writes.server.ts"
import { noteView } from "./views.server.ts"

const byCategory = {
  summary: "List the posts of a category",
  errors: ["NOT_FOUND"] as const,
  path: { category: shapes.category },
}

export function blogRoutes<Listing>(lists: Lists<Listing>): Hono {
  const more = new Hono()
    .get(
      "/category/:category",
      ...listing(lists, byCategory, (c) => ({ category: readCategory(c.req.param("category")) })),
    )
    .post("/:id/views", describe({ summary: "Count a view", answer: success, errors: ["NOT_FOUND"] }), async (c) => {
      count(c, await findPostById(c.req.param("id")))
      return c.json({ success: true })
    })
  return contentRoutes({
    collection: postCollection,
    shape: shapes.post,
    entry: shapes.entry,
    one: "a post",
    many: "posts",
    texts: { slug: { more: "Counts a view, at most once an hour per network." } },
    page: "/blog/",
    findBySlug: findPost,
    findById: findPostById,
    lists,
    more,
    onShown: count,
  })
}

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
