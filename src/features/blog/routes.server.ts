import { type Context, Hono } from "hono"
import { describeRoute } from "hono-openapi"
import * as z from "zod"
import { findEntry } from "#server/catalogue/content-writes.server.ts"
import { oneQuery } from "#server/catalogue/list-schema.server.ts"
import { staffOnlyForHidden, staffRoutes } from "#server/catalogue/staff-routes.server.ts"
import { notFound } from "#server/errors.server.ts"
import { networkPrefix } from "#server/http/ip-prefix.server.ts"
import { query } from "#server/http/validation.server.ts"
import { describe, one, success } from "#server/openapi/describe.server.ts"
import { findPost, findPostById, listPostCards, listPosts, type PostListing } from "./blog.server.ts"
import {
  POST_CATEGORIES,
  POSTS_PER_PAGE,
  type Post,
  type PostCard,
  type PostCategory,
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
  /** The id or slug of a post to leave out: the one that others are offered beside. */
  exclude: z.string().max(80).optional(),
  active: z.enum(["true", "false", "all"]).optional(),
  page: wholeNumber(100_000).optional(),
  limit: wholeNumber(50).optional(),
  view: z.enum(["full", "card"]).default("full"),
})
type ListQuery = z.infer<typeof listQuery>

const textQuery = z.object({ ...listQuery.shape, q: z.string().trim().max(100).default("") })

export const blogRoutes = new Hono()
  .use(describeRoute({ tags: ["Blog"] }))
  .get(
    "/",
    describe({
      summary: "Posts, the newest first",
      more: "Without `page` and `limit` the whole list, up to 200. `view=card` leaves out the texts.",
      answer: shapes.list,
    }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer(c.req.valid("query"))),
  )
  .get(
    "/featured/list",
    describe({ summary: "Featured posts", answer: shapes.list }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
  .get(
    "/category/:category",
    describe({
      summary: "Posts of a category",
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
    describe({ summary: "Posts that have all words of `q`, with or without accents", answer: shapes.list }),
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
      summary: "A post by its slug",
      more: "Reading it counts as a view, once an hour for each network.",
      answer: one(shapes.post),
      errors: ["NOT_FOUND", "MOVED"],
    }),
    async (c) => {
      const data = await findPost(c.req.param("slug"))
      if (c.req.method === "GET") count(c, data)
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
      summary: "A post by its id",
      more: "`view=edit` is what staff edit.",
      answer: one(z.union([shapes.post, shapes.entry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(oneQuery),
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
      { what: "a post", entry: shapes.entry },
    ),
  )

function readCategory(name: string): PostCategory {
  const category = POST_CATEGORIES.find((known) => known === name)
  if (!category) throw notFound("Category")
  return category
}

/** A page asked for without a limit has the size of the site's list. */
async function answer({ view, category, ...listing }: ListQuery) {
  const limit = listing.limit ?? (listing.page ? POSTS_PER_PAGE : undefined)
  const wanted: PostListing = { ...listing, category: category === "all" ? undefined : category, limit }
  const { posts, pagination } = view === "card" ? await listPostCards(wanted) : await listPosts(wanted)
  return { success: true, data: posts, pagination } satisfies PostsAnswer<PostCard>
}

/** The server's own reading, to draw a page, is nobody's: the browser tells of it when it shows the page. */
function count(c: Context, { _id }: Post): void {
  const network = networkPrefix(c)
  if (network) noteView(_id, network)
}
