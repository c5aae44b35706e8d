import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm"
import type { Pagination } from "#lib/pagination.ts"
import { addressBookOf } from "#server/address-book.server.ts"
import { phraseIn, searchConditions, titleWith, wordsOf } from "#server/catalogue-listing.server.ts"
import { db, gap } from "#server/database.server.ts"
import { moved, notFound } from "#server/errors.server.ts"
import { findListed } from "#server/listing.server.ts"
import type { Condition, Query } from "#server/listing-statements.server.ts"
import { isUuid } from "#server/requests.server.ts"
import { formerOwner } from "#server/slug-redirects.server.ts"
import { posts } from "./blog.table.server.ts"
import { sanitiseStored } from "./html.server.ts"
import type { Post, PostCard, PostCategory } from "./post.ts"

/** The pages of posts. */
export const postAddresses = addressBookOf(posts, "/blog/")

/** As the audit log and the redirects call a post. */
export const POST = "post"

/** Which posts to list; what is absent does not restrict. `exclude` is an id or a slug. */
export type PostListing = {
  search?: string | undefined
  category?: PostCategory | undefined
  featured?: boolean | undefined
  exclude?: string | undefined
  /** 'true' unless staff ask: only what is published. */
  active?: "true" | "false" | "all" | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** Without paging a list gives everything up to this many (spec: `GET /blogs`). */
const WHOLE_LIST_LIMIT = 200

type PostPage<View> = { posts: View[]; pagination: Pagination }

/** Cards of one page of the listing, the newest first, or of everything when no limit is given. */
export async function listPostCards(listing: PostListing): Promise<PostPage<PostCard>> {
  return listed<PostCard>("card", listing)
}

/**
 * Whole posts of one page of the listing, or of everything (at most 200) when no limit is given (spec: `GET /blogs`).
 */
export async function listPosts(listing: PostListing): Promise<PostPage<Post>> {
  const page = await listed<Post>("whole", listing)
  return { ...page, posts: page.posts.map(withSafeContent) }
}

/** The count of its views is not written into the post each time. */
async function listed<View>(view: "card" | "whole", listing: PostListing): Promise<PostPage<View>> {
  const { page = 1, limit = WHOLE_LIST_LIMIT } = listing
  const shown = sql`json_build_object('post', ${posts[view]}, 'views', ${posts.views})`
  const source = { name: "posts", table: posts, id: posts.id, view: { name: view, sql: shown } }
  const { data, pagination } = await findListed<Found>(source, queryOf(listing), page, limit)
  return { posts: data.entries.map(({ post, views }) => ({ ...post, views }) as View), pagination }
}

type Found = { post: object; views: number }

/** What has the words in a row comes first, in the title before elsewhere: a long text has short words somewhere. */
function queryOf(listing: PostListing): Query {
  const words = wordsOf(listing.search)
  const inRow = [titleWith(posts.searchTitle, words), phraseIn(posts.searchText, "phrase", words)]
  return {
    conditions: conditionsOf(listing, words),
    ranks: words.length > 0 ? inRow : [],
    sort: "newest",
    order: () => [desc(posts.createdAt), asc(posts.id)],
  }
}

function conditionsOf({ active = "true", category, featured, exclude }: PostListing, words: string[]): Condition[] {
  const conditions = searchConditions(posts.searchText, words)
  // Written out, not as a parameter: the indexes are of what is published.
  if (active === "true") conditions.push({ name: "active", sql: () => sql`${posts.isActive}`, leads: ["any"] })
  if (active === "false") conditions.push({ name: "hidden", sql: () => sql`not ${posts.isActive}` })
  if (category) {
    const within = () => sql`${posts.categories} @> array[${gap("category")}]::text[]`
    conditions.push({ name: "category", sql: within, values: { category } })
  }
  if (featured) conditions.push({ name: "featured", sql: () => sql`${posts.isFeatured}` })
  if (exclude) {
    const column = isUuid(exclude) ? posts.id : posts.slug
    conditions.push({ name: `not ${column.name}`, sql: () => ne(column, gap("exclude")), values: { exclude } })
  }
  return conditions
}

/**
 * A published post by its slug.
 * @throws notFound; moved where the slug is one that it had before
 */
export async function findPost(slug: string): Promise<Post> {
  const found = await findPublished(eq(posts.slug, slug))
  if (found) return found
  const id = await formerOwner(POST, slug)
  const present = id && (await findPublished(eq(posts.id, id)))
  if (!present) throw notFound("Blog")
  throw moved(present.slug, `/api/blogs/slug/${present.slug}`)
}

/**
 * A published post by its id.
 * @throws notFound, also for what is no id at all
 */
export async function findPostById(id: string): Promise<Post> {
  const found = isUuid(id) ? await findPublished(eq(posts.id, id)) : undefined
  if (!found) throw notFound("Blog")
  return found
}

async function findPublished(condition: SQL): Promise<Post | undefined> {
  const [row] = await db
    .select({ whole: posts.whole, views: posts.views })
    .from(posts)
    .where(and(eq(posts.isActive, true), condition))
  return row && withSafeContent({ ...row.whole, views: row.views })
}

function withSafeContent(post: Post): Post {
  return { ...post, content: sanitiseStored(post.content) }
}
