import { missingParts } from "#features/catalogue/completeness.ts"
import { foldAll } from "#server/catalogue/catalogue.server.ts"
import type { Stored } from "#server/catalogue/content-writes.server.ts"
import { posts } from "./blog.table.server.ts"
import { extractText } from "./html.server.ts"
import type { Post, PostCard, PostRow } from "./post.ts"
import type { PostEntry } from "./staff/post-entry.schema.ts"

type Row = typeof posts.$inferSelect

export const cardColumns = {
  id: posts.id,
  slug: posts.slug,
  isFeatured: posts.isFeatured,
  title: posts.title,
  excerpt: posts.excerpt,
  featuredImage: posts.featuredImage,
  categories: posts.categories,
  tags: posts.tags,
  author: posts.author,
  views: posts.views,
  createdAt: posts.createdAt,
}

export function presentCard(row: Pick<Row, keyof typeof cardColumns>): PostCard {
  const { id, slug, isFeatured, title, excerpt, featuredImage, categories, tags, author, views, createdAt } = row
  return {
    _id: id,
    slug,
    isFeatured,
    title,
    excerpt,
    featuredImage,
    categories,
    tags,
    author,
    views,
    createdAt: createdAt.toISOString(),
  }
}

export function presentPost(row: Row): Post {
  const { content, images, isActive, updatedAt } = row
  return { ...presentCard(row), content, images, isActive, updatedAt: updatedAt.toISOString() }
}

/** Returns a post as staff edit it. */
export function presentEntry(row: Row): Stored<PostEntry> {
  const { slug, isActive, isFeatured, title, excerpt, content, featuredImage, images, categories, tags, author } = row
  const { isArchived, outdated, version, updatedAt } = row
  const entry = { slug, isActive, isFeatured, title, excerpt, content, featuredImage, images, categories, tags, author }
  return { _id: row.id, ...entry, ...{ isArchived, outdated, version }, updatedAt: updatedAt.toISOString() }
}

/** Returns the row of the staff's list for a post. */
export function presentRow(row: Row): PostRow {
  const entry = presentEntry(row)
  const {
    _id,
    slug,
    title,
    featuredImage: image,
    categories,
    isActive,
    isArchived,
    isFeatured,
    version,
    updatedAt,
  } = entry
  return {
    ...{ _id, slug, title, image, categories, isActive, isArchived, isFeatured, version, updatedAt },
    createdAt: row.createdAt.toISOString(),
    missing: missingParts({ ...entry, images: image ? [image] : [] }),
    outdated: entry.outdated.length,
  }
}

/** Returns the texts to index: title and tags rank first. */
export function searchTexts({ title, tags, excerpt, content, author }: PostEntry) {
  const searchTitle = foldAll([title, ...tags])
  const text = [excerpt, extractText(content.en), extractText(content.vi ?? ""), author.name]
  return { searchTitle, searchText: `${searchTitle} ${foldAll(text)}` }
}
