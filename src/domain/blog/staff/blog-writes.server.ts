import { eq } from "drizzle-orm"
import { POST_KIND } from "#domain/blog/blog.server.ts"
import { posts } from "#domain/blog/blog.table.server.ts"
import { DEFAULT_AUTHOR } from "#domain/blog/post.ts"
import { presentEntry, presentPost, searchTexts } from "#domain/blog/post-presenter.server.ts"
import type { Sent } from "#domain/catalogue/content-fields.ts"
import { extractText, sanitiseBoth } from "#domain/catalogue/rich-text/html.server.ts"
import { nextVersion } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { shortDescriptionOf } from "#domain/catalogue/rows/completed-fields.server.ts"
import type { Collection } from "#domain/catalogue/rows/content-writes.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { invalid } from "#server/errors.server.ts"
import { staffMessages } from "./messages.ts"
import { type PostEntry, postSchemas } from "./post-entry.schema.ts"

export const postCollection: Collection<PostEntry, typeof posts.$inferSelect> = {
  ...postSchemas,
  kind: POST_KIND,
  name: "Blog",
  table: posts,
  complete: completePost,
  defaults: {
    isActive: true,
    isArchived: false,
    isFeatured: false,
    featuredImage: null,
    images: [],
    tags: [],
    author: { name: DEFAULT_AUTHOR },
    outdated: [],
  },
  messages: staffMessages,
  checkPictures,
  select: (condition, database) => database.select().from(posts).where(condition),
  presentEntry,
  present: presentPost,
  insert: async (entry, transaction) => {
    return firstOf(
      await transaction
        .insert(posts)
        .values({ ...entry, ...searchTexts(entry) })
        .returning(),
    )
  },
  update: async ({ id }, entry, transaction) => {
    const next = { ...entry, ...searchTexts(entry), ...nextVersion(posts.version) }
    return firstOf(await transaction.update(posts).set(next).where(eq(posts.id, id)).returning())
  },
}

/** Sanitises the content, and makes an excerpt of that of a new post. @throws invalid if nothing is left of it */
function completePost(sent: Sent, before: object | undefined): Sent {
  if (sent.content === undefined) return sent
  const content = sanitiseBoth(sent.content as LocalizedContent)
  if (!inLanguage(content, "en")) throw invalid([{ field: "content", message: staffMessages.contentRequired }])
  return { ...sent, content, ...(!before && { excerpt: sent.excerpt ?? excerptOf(content) }) }
}

function excerptOf({ en, vi }: LocalizedContent): LocalizedContent {
  return shortDescriptionOf(vi === undefined ? { en: extractText(en) } : { en: extractText(en), vi: extractText(vi) })
}
