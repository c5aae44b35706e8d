import { type Context, Hono } from "hono"
import * as z from "zod"
import { oneQuery } from "#server/catalogue-query.server.ts"
import { findEntry } from "#server/content-writes.server.ts"
import { notFound } from "#server/errors.server.ts"
import { query } from "#server/requests.server.ts"
import { staffForHidden, staffRoutes } from "#server/staff-routes.server.ts"
import { visitorNetwork } from "#server/visitor-network.server.ts"
import { findPost, findPostById, listPostCards, listPosts, type PostListing } from "./blog.server.ts"
import { postCollection } from "./blog-writes.server.ts"
import {
  POST_CATEGORIES,
  POSTS_PER_PAGE,
  type Post,
  type PostCard,
  type PostCategory,
  type PostsAnswer,
} from "./post.ts"
import { postChange, postCreation } from "./post-entry.schema.ts"
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
  .get("/", staffForHidden, query(listQuery), async (c) => c.json(await answer(c.req.valid("query"))))
  .get("/featured/list", staffForHidden, query(listQuery), async (c) =>
    c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
  .get("/category/:category", staffForHidden, query(listQuery), async (c) =>
    c.json(await answer({ ...c.req.valid("query"), category: readCategory(c.req.param("category")) })),
  )
  .get("/search/text", staffForHidden, query(textQuery), async (c) => {
    const { q, ...listing } = c.req.valid("query")
    return c.json(await answer({ ...listing, search: q }))
  })
  .get("/slug/:slug", async (c) => {
    const data = await findPost(c.req.param("slug"))
    if (c.req.method === "GET") count(c, data)
    return c.json({ success: true, data })
  })
  .post("/:id/views", async (c) => {
    count(c, await findPostById(c.req.param("id")))
    return c.json({ success: true })
  })
  .get("/:id", staffForHidden, query(oneQuery), async (c) => {
    const id = c.req.param("id")
    const edited = c.req.valid("query").view === "edit"
    return c.json({ success: true, data: edited ? await findEntry(postCollection, id) : await findPostById(id) })
  })
  .route("/", staffRoutes(postCollection, { creation: postCreation, change: postChange }))

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
  if (c.get("ip") ?? c.env?.ip) noteView(_id, visitorNetwork(c))
}
