import { getTableColumns } from "drizzle-orm"
import { missingParts } from "#domain/catalogue/completeness.ts"
import { extractText } from "#domain/catalogue/rich-text/html.server.ts"
import { foldAll } from "#domain/catalogue/rows/catalogue.server.ts"
import { fieldsOf, presentStored, timesOf } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import type { Stored } from "#domain/catalogue/rows/content-writes.server.ts"
import { pick } from "#lib/data/pick.ts"
import { posts } from "./blog.table.server.ts"
import type { Post, PostCard, PostRow } from "./post.ts"
import * as shapes from "./shapes.server.ts"
import { type PostEntry, postSchemas } from "./staff/post-entry.schema.ts"

type Row = typeof posts.$inferSelect

const columns = getTableColumns(posts)
export const cardColumns = {
  ...pick(columns, "id", "slug", "isFeatured", "title", "excerpt", "featuredImage"),
  ...pick(columns, "categories", "tags", "author", "views", "createdAt", "publishedAt"),
}

export function presentCard(row: Pick<Row, keyof typeof cardColumns>): PostCard {
  return { ...fieldsOf(shapes.postCard.shape, row), _id: row.id, ...datesOf(row) }
}

const datesOf = ({ createdAt, publishedAt }: Pick<Row, "createdAt" | "publishedAt">) => ({
  createdAt: createdAt.toISOString(),
  publishedAt: publishedAt?.toISOString() ?? null,
})

export function presentPost(row: Row): Post {
  return { ...fieldsOf(shapes.post.shape, row), _id: row.id, ...timesOf(row), ...datesOf(row) }
}

/** Returns a post as staff edit it. */
export function presentEntry(row: Row): Stored<PostEntry> {
  return { ...fieldsOf(postSchemas.entry.shape, row), ...presentStored(row) }
}

/** Returns the row of the staff's list for a post. */
export function presentRow(row: Row): PostRow {
  const image = row.featuredImage
  return {
    ...fieldsOf(shapes.postRow.shape, row),
    _id: row.id,
    image,
    ...timesOf(row),
    ...datesOf(row),
    missing: missingParts({ ...row, images: image ? [image] : [] }),
    outdated: row.outdated.length,
  }
}

/** Returns the texts to index: title and tags rank first. */
export function searchTexts({ title, tags, excerpt, content, author }: PostEntry) {
  const searchTitle = foldAll([title, ...tags])
  const text = [excerpt, extractText(content.en), extractText(content.vi ?? ""), author.name]
  return { searchTitle, searchText: `${searchTitle} ${foldAll(text)}` }
}
