import { eq, sql } from "drizzle-orm"
import * as z from "zod"
import type { Collection, Stored } from "#server/content-writes.server.ts"
import { type Database, db } from "#server/database.server.ts"
import { POST } from "./blog.server.ts"
import { posts } from "./blog.table.server.ts"
import { sanitiseBoth } from "./html.server.ts"
import { DEFAULT_AUTHOR } from "./post.ts"
import { type PostEntry, postEntry } from "./post-entry.schema.ts"
import { presentCard, presentPost, searchTexts } from "./post-presenter.server.ts"
import { staffMessages } from "./staff-messages.ts"

/** An entry whose HTML is safe, and still says something. */
const safeEntry = z.pipe(
  postEntry,
  z
    .transform((entry: PostEntry): PostEntry => ({ ...entry, content: sanitiseBoth(entry.content) }))
    .refine(({ content }) => content.en !== "", { error: "contentRequired", path: ["content", "en"] }),
)

const POST_DEFAULTS = {
  isActive: true,
  isFeatured: false,
  featuredImage: null,
  images: [],
  tags: [],
  author: { name: DEFAULT_AUTHOR },
} satisfies Partial<PostEntry>

/** Posts, as staff write them. */
export const postCollection: Collection<PostEntry> = {
  kind: POST,
  name: "Blog",
  schema: safeEntry,
  defaults: POST_DEFAULTS,
  messages: staffMessages,
  find: findEntry,
  insert: insertPost,
  update: async (id, entry, transaction) => {
    const version = sql`${posts.version} + 1`
    await transaction
      .update(posts)
      .set({ ...entry, ...searchTexts(entry), version, updatedAt: new Date() })
      .where(eq(posts.id, id))
    await refreshViews(id, transaction)
  },
  isUsed: async () => false,
  remove: async (id, transaction) => {
    await transaction.delete(posts).where(eq(posts.id, id))
  },
}

async function findEntry(id: string, database: Database): Promise<Stored<PostEntry> | undefined> {
  const [row] = await database.select().from(posts).where(eq(posts.id, id))
  if (!row) return undefined
  const { slug, isActive, isFeatured, title, excerpt, content, featuredImage, images, categories, tags, author } = row
  const entry = { slug, isActive, isFeatured, title, excerpt, content, featuredImage, images, categories, tags, author }
  return { _id: id, ...entry, version: row.version, updatedAt: row.updatedAt.toISOString() }
}

async function insertPost(entry: PostEntry & { createdAt?: Date }, transaction: Database): Promise<string> {
  const [row] = await transaction
    .insert(posts)
    .values({ ...entry, ...searchTexts(entry) })
    .returning({ id: posts.id })
  await refreshViews(row!.id, transaction)
  return row!.id
}

/** Writes anew what is read of a post: its card and its whole view. */
async function refreshViews(id: string, transaction: Database): Promise<void> {
  const [row] = await transaction.select().from(posts).where(eq(posts.id, id))
  if (!row) return
  await transaction
    .update(posts)
    .set({ card: presentCard(row), whole: presentPost(row) })
    .where(eq(posts.id, id))
}

/** Adds a post that no member of staff writes now: the demo's, perhaps of an earlier day. Returns its id. */
export async function createPost(
  { createdAt, ...entry }: Partial<PostEntry> & { createdAt?: Date },
  database: Database = db,
): Promise<string> {
  const safe = safeEntry.parse({ ...POST_DEFAULTS, ...entry })
  return insertPost(createdAt ? { ...safe, createdAt } : safe, database)
}
