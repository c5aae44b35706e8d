import { and, arrayContains, asc, desc, eq, getTableColumns, inArray, ne, type SQL, sql } from "drizzle-orm"
import type { SelectedFields } from "drizzle-orm/pg-core"
import { sanitiseStored } from "#domain/catalogue/rich-text/html.server.ts"
import { cachedPage, statusConditions } from "#domain/catalogue/rows/catalogue.server.ts"
import { findById, findBySlug } from "#domain/catalogue/rows/catalogue-reads.server.ts"
import { isPreviewToken } from "#domain/catalogue/rows/preview.server.ts"
import { matchText } from "#domain/catalogue/search/matching.server.ts"
import type { Language } from "#i18n/localized.ts"
import { db } from "#server/database/database.server.ts"
import {
  type Activity,
  containsWords,
  orderByPhrase,
  type Page,
  pageIds,
  paginate,
} from "#server/database/lists.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { urlsOf } from "#server/pages/url-registry.server.ts"
import { posts } from "./blog.table.server.ts"
import type { Post, PostCard, PostCategory, PostRow } from "./post.ts"
import { cardColumns, presentCard, presentPost, presentRow } from "./post-presenter.server.ts"

export const postUrls = urlsOf(posts, "/blog/", posts.content)

export const POST_KIND = "post"

export type PostListing = {
  search?: string | undefined
  category?: PostCategory | undefined
  featured?: boolean | undefined
  exclude?: string | undefined
  /** 'true' by default: only staff may ask for unpublished posts, which are drafts or archived. */
  active?: Activity | "draft" | "archived" | undefined
  /** Only posts with a text in this language. */
  language?: Language | undefined
  page?: number | undefined
  limit?: number | undefined
}

const WHOLE_LIST_LIMIT = 200

const catalogue = { kind: POST_KIND, name: "Blog", path: "blogs", table: posts }

/** Returns one page of post cards, the last published first. Without a limit it returns up to 200. */
export function listPostCards(listing: PostListing): Promise<Page<PostCard>> {
  return cachedPage("post cards", listing, () => findPostCards(listing))
}

async function findPostCards(listing: PostListing): Promise<Page<PostCard>> {
  const { data, pagination } = await findRows(listing, cardColumns)
  return { data: data.map(presentCard), pagination }
}

export async function listPosts(listing: PostListing): Promise<Page<Post>> {
  const { data, pagination } = await findRows(listing, getTableColumns(posts))
  return { data: data.map(presentSafely), pagination }
}

/** Returns one page of the staff's list. */
export async function listPostRows(listing: PostListing): Promise<Page<PostRow>> {
  const { data, pagination } = await findRows(listing, getTableColumns(posts))
  return { data: data.map(presentRow), pagination }
}

async function findRows<Columns extends Partial<typeof posts._.columns>>(listing: PostListing, columns: Columns) {
  const { limit = WHOLE_LIST_LIMIT } = listing
  const matching = await matchingPosts(listing)
  const ids = pageIds(posts, matching, { ...listing, limit })
  const data = await db
    .select(columns as Columns & SelectedFields)
    .from(posts)
    .where(inArray(posts.id, ids))
    .orderBy(...matching.order)
  return { data, pagination: await paginate(posts, matching, { ...listing, limit }) }
}

async function matchingPosts({ active = "true", category, featured, exclude, language, search }: PostListing) {
  const searched = active === "true" ? await matchText(posts, search, { alsoMentions: true }) : undefined
  const where = and(
    ...statusConditions(posts, active),
    searched ? searched.where : containsWords(posts.searchText, search),
    category && arrayContains(posts.categories, [category]),
    featured ? sql`${posts.isFeatured}` : undefined,
    language && sql`coalesce(${posts.content} ->> ${language}, '') <> ''`,
    exclude === undefined ? undefined : ne(isUuid(exclude) ? posts.id : posts.slug, exclude),
  )
  const best = searched?.order ?? orderByPhrase(posts.searchTitle, search)
  const newest = active === "true" ? posts.publishedAt : sql`coalesce(${posts.publishedAt}, ${posts.createdAt})`
  return { where, order: [...best, desc(newest), asc(posts.id)] }
}

/**
 * Returns the published post with this slug; an unpublished one too if `preview` is its token.
 * @throws notFound; moved if the slug is a former one
 */
export async function findPost(slug: string, preview?: string): Promise<Post> {
  const previewed = preview === undefined ? undefined : await findPreviewed(slug, preview)
  return previewed ?? findBySlug(catalogue, slug, findPublished)
}

async function findPreviewed(slug: string, token: string): Promise<Post | undefined> {
  const [row] = await db.select().from(posts).where(eq(posts.slug, slug))
  if (!row || !(await isPreviewToken(token, POST_KIND, row.id))) return undefined
  return presentSafely(row)
}

export function findPostById(id: string): Promise<Post> {
  return findById(catalogue, id, findPublished)
}

async function findPublished(condition: SQL): Promise<Post | undefined> {
  const [row] = await db.select().from(posts).where(and(posts.isActive, condition))
  return row && presentSafely(row)
}

function presentSafely(row: typeof posts.$inferSelect): Post {
  return { ...presentPost(row), content: sanitiseStored(row.content) }
}
