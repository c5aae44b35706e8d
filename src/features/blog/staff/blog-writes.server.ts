import { eq, sql } from "drizzle-orm"
import * as z from "zod"
import { POST_KIND } from "#features/blog/blog.server.ts"
import { posts } from "#features/blog/blog.table.server.ts"
import { extractText, sanitiseBoth } from "#features/blog/html.server.ts"
import { DEFAULT_AUTHOR } from "#features/blog/post.ts"
import { presentEntry, presentPost, searchTexts } from "#features/blog/post-presenter.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { clearCache } from "#server/catalogue/cache.server.ts"
import { shortened } from "#server/catalogue/completed-fields.server.ts"
import type { Collection, Stored } from "#server/catalogue/content-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { staffMessages } from "./messages.ts"
import { type PostEntry, postDerived, postEntry } from "./post-entry.schema.ts"

const safeEntry = z.pipe(
  postEntry,
  z
    .transform((entry: PostEntry): PostEntry => ({ ...entry, content: sanitiseBoth(entry.content) }))
    .refine(({ content }) => content.en !== "", { error: "contentRequired", path: ["content", "en"] }),
)

const POST_DEFAULTS = {
  isActive: true,
  isArchived: false,
  isFeatured: false,
  featuredImage: null,
  images: [],
  tags: [],
  author: { name: DEFAULT_AUTHOR },
  outdated: [],
} satisfies Partial<PostEntry>

export const postCollection: Collection<PostEntry> = {
  kind: POST_KIND,
  name: "Blog",
  schema: safeEntry,
  derived: postDerived,
  complete: (sent, before) => (before ? sent : { ...sent, excerpt: sent.excerpt ?? excerptOf(sent.content) }),
  defaults: POST_DEFAULTS,
  messages: staffMessages,
  find: findEntry,
  present: async (id, database) => {
    const [row] = await database.select().from(posts).where(eq(posts.id, id))
    return row ? presentPost(row) : {}
  },
  insert: insertPost,
  update: async (id, entry, transaction) => {
    const version = sql`${posts.version} + 1`
    await transaction
      .update(posts)
      .set({ ...entry, ...searchTexts(entry), version, updatedAt: new Date() })
      .where(eq(posts.id, id))
  },
  isUsed: async () => false,
  remove: async (id, transaction) => {
    await transaction.delete(posts).where(eq(posts.id, id))
  },
}

function excerptOf(content: unknown): LocalizedContent | undefined {
  if (content === undefined) return undefined
  const { en, vi } = sanitiseBoth(content as LocalizedContent)
  return shortened(vi === undefined ? { en: extractText(en) } : { en: extractText(en), vi: extractText(vi) })
}

async function findEntry(id: string, database: Database): Promise<Stored<PostEntry> | undefined> {
  const [row] = await database.select().from(posts).where(eq(posts.id, id))
  return row && presentEntry(row)
}

async function insertPost(entry: PostEntry, transaction: Database): Promise<string> {
  const [row] = await transaction
    .insert(posts)
    .values({ ...entry, ...searchTexts(entry) })
    .returning({ id: posts.id })
  clearCache()
  return row!.id
}
