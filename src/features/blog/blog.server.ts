import { and, arrayContains, asc, desc, getTableColumns, inArray, ne, type SQL, sql } from "drizzle-orm"
import type { Pagination } from "#lib/api/pagination.ts"
import { type Catalogue, cachedPage, findById, findBySlug } from "#server/catalogue/catalogue.server.ts"
import { db } from "#server/database/database.server.ts"
import { containsWords, filterActive, orderByPhrase, pageIds, paginate } from "#server/database/lists.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { urlsOf } from "#server/pages/url-registry.server.ts"
import { posts } from "./blog.table.server.ts"
import { sanitiseStored } from "./html.server.ts"
import type { Post, PostCard, PostCategory } from "./post.ts"
import { cardColumns, presentCard, presentPost } from "./post-presenter.server.ts"

export const postUrls = urlsOf(posts, "/blog/")

export const POST_KIND = "post"

export type PostListing = {
  search?: string | undefined
  category?: PostCategory | undefined
  featured?: boolean | undefined
  exclude?: string | undefined
  active?: "true" | "false" | "all" | undefined
  page?: number | undefined
  limit?: number | undefined
}

const WHOLE_LIST_LIMIT = 200

type PostPage<View> = { posts: View[]; pagination: Pagination }

const catalogue: Catalogue = { kind: POST_KIND, name: "Blog", path: "blogs", table: posts }

/** Returns one page of post cards, newest first. Without a limit it returns up to 200. */
export function listPostCards(listing: PostListing): Promise<PostPage<PostCard>> {
  return cachedPage("post cards", listing, () => findPostCards(listing))
}

async function findPostCards(listing: PostListing): Promise<PostPage<PostCard>> {
  const { limit = WHOLE_LIST_LIMIT } = listing
  const matching = matchingPosts(listing)
  const ids = pageIds(posts, matching, { ...listing, limit })
  const rows = await db
    .select(cardColumns)
    .from(posts)
    .where(inArray(posts.id, ids))
    .orderBy(...matching.order)
  return { posts: rows.map(presentCard), pagination: await paginate(posts, matching, { ...listing, limit }) }
}

export async function listPosts(listing: PostListing): Promise<PostPage<Post>> {
  const { limit = WHOLE_LIST_LIMIT } = listing
  const matching = matchingPosts(listing)
  const ids = pageIds(posts, matching, { ...listing, limit })
  const rows = await db
    .select(getTableColumns(posts))
    .from(posts)
    .where(inArray(posts.id, ids))
    .orderBy(...matching.order)
  const pagination = await paginate(posts, matching, { ...listing, limit })
  return { posts: rows.map(presentPost).map(withSafeContent), pagination }
}

function matchingPosts({ active, category, featured, exclude, search }: PostListing) {
  const where = and(
    filterActive(posts.isActive, active),
    containsWords(posts.searchText, search),
    category && arrayContains(posts.categories, [category]),
    featured ? sql`${posts.isFeatured}` : undefined,
    exclude === undefined ? undefined : ne(isUuid(exclude) ? posts.id : posts.slug, exclude),
  )
  // Posts that contain the words in sequence come first, because a long text contains short words by chance.
  const phrases = [...orderByPhrase(posts.searchTitle, search), ...orderByPhrase(posts.searchText, search)]
  return { where, order: [...phrases, desc(posts.createdAt), asc(posts.id)] }
}

/** Returns the published post with this slug. @throws notFound; moved if the slug is a former one */
export function findPost(slug: string): Promise<Post> {
  return findBySlug(catalogue, slug, findPublished)
}

export function findPostById(id: string): Promise<Post> {
  return findById(catalogue, id, findPublished)
}

async function findPublished(condition: SQL): Promise<Post | undefined> {
  const [row] = await db.select().from(posts).where(and(posts.isActive, condition))
  return row && withSafeContent(presentPost(row))
}

function withSafeContent(post: Post): Post {
  return { ...post, content: sanitiseStored(post.content) }
}
