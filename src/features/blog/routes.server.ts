import { type Context, Hono } from "hono"
import * as z from "zod"
import { findEntry } from "#server/catalogue/content-writes.server.ts"
import { detailQuery, listFields, slugQuery } from "#server/catalogue/list-schema.server.ts"
import { previewNotStored, staffOnlyForHidden, staffRoutes } from "#server/catalogue/staff-routes.server.ts"
import { notFound } from "#server/errors.server.ts"
import { truncatedIp } from "#server/http/ip-prefix.server.ts"
import { query } from "#server/http/validation.server.ts"
import { describe, one, success } from "#server/openapi/describe.server.ts"
import { findPost, findPostById, listPostCards, listPostRows, listPosts, type PostListing } from "./blog.server.ts"
import {
  POST_CATEGORIES,
  POSTS_PER_PAGE,
  type Post,
  type PostCard,
  type PostCategory,
  type PostRow,
  type PostsAnswer,
} from "./post.ts"
import * as shapes from "./shapes.server.ts"
import { postCollection } from "./staff/blog-writes.server.ts"
import { postChange, postCreation } from "./staff/post-entry.schema.ts"
import { noteView } from "./views.server.ts"

const wholeNumber = (max: number) => z.coerce.number().int().min(1).max(max)

const listQuery = z.object({
  search: z.string().trim().max(100).optional(),
  category: z.enum(["all", ...POST_CATEGORIES]).optional(),
  featured: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  exclude: z.string().max(80).optional(),
  active: listFields.active,
  page: wholeNumber(100_000).optional(),
  limit: wholeNumber(50).optional(),
  view: listFields.view,
})
type ListQuery = z.infer<typeof listQuery>

const textQuery = z.object({ ...listQuery.shape, q: z.string().trim().max(100).default("") })

export const blogRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List posts, newest first",
      more: "Without `page` and `limit` it returns up to 200 posts. `view=card` omits the texts. `view=edit` returns the rows of the staff's list.",
      answer: shapes.list,
    }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer(c.req.valid("query"))),
  )
  .get(
    "/featured/list",
    describe({ summary: "List featured posts", answer: shapes.list }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
  .get(
    "/category/:category",
    describe({
      summary: "List the posts of a category",
      answer: shapes.list,
      errors: ["NOT_FOUND"],
      path: { category: shapes.category },
    }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer({ ...c.req.valid("query"), category: readCategory(c.req.param("category")) })),
  )
  .get(
    "/search/text",
    describe({ summary: "Search posts for all words of `q`, ignoring accents", answer: shapes.list }),
    staffOnlyForHidden,
    query(textQuery),
    async (c) => {
      const { q, ...listing } = c.req.valid("query")
      return c.json(await answer({ ...listing, search: q }))
    },
  )
  .get(
    "/slug/:slug",
    describe({
      summary: "Get a post by slug",
      more: "Counts a view, at most once an hour per network.",
      answer: one(shapes.post),
      errors: ["NOT_FOUND", "MOVED"],
    }),
    previewNotStored,
    query(slugQuery),
    async (c) => {
      const { preview } = c.req.valid("query")
      const data = await findPost(c.req.param("slug"), preview)
      if (c.req.method === "GET" && preview === undefined) count(c, data)
      return c.json({ success: true, data })
    },
  )
  .post("/:id/views", describe({ summary: "Count a view", answer: success, errors: ["NOT_FOUND"] }), async (c) => {
    count(c, await findPostById(c.req.param("id")))
    return c.json({ success: true })
  })
  .get(
    "/:id",
    describe({
      summary: "Get a post by id",
      more: "`view=edit` returns the editable fields, for staff.",
      answer: one(z.union([shapes.post, shapes.entry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const id = c.req.param("id")
      const edited = c.req.valid("query").view === "edit"
      return c.json({ success: true, data: edited ? await findEntry(postCollection, id) : await findPostById(id) })
    },
  )
  .route(
    "/",
    staffRoutes(
      postCollection,
      { creation: postCreation, change: postChange },
      { what: "a post", entry: shapes.entry, page: "/blog/" },
    ),
  )

function readCategory(name: string): PostCategory {
  const category = POST_CATEGORIES.find((known) => known === name)
  if (!category) throw notFound("Category")
  return category
}

async function answer({ view, category, ...listing }: ListQuery) {
  const limit = listing.limit ?? (listing.page ? POSTS_PER_PAGE : undefined)
  const wanted: PostListing = { ...listing, category: category === "all" ? undefined : category, limit }
  const list = { full: listPosts, card: listPostCards, edit: listPostRows }[view]
  const { posts, pagination } = await list(wanted)
  return { success: true, data: posts, pagination } satisfies PostsAnswer<PostCard | PostRow>
}

/** Skips requests of the server itself: the browser reports the view once it shows the page. */
function count(c: Context, { _id }: Post): void {
  const network = truncatedIp(c)
  if (network) noteView(_id, network)
}
