import { foldAll } from "#server/catalogue-listing.server.ts"
import type { posts } from "./blog.table.server.ts"
import { textOf } from "./html.server.ts"
import type { Post, PostCard } from "./post.ts"
import type { PostEntry } from "./post-entry.schema.ts"

type Row = typeof posts.$inferSelect

/** A post as lists show it, but for its views, which change without it. */
export function presentCard(row: Row): Omit<PostCard, "views"> {
  const { id, slug, isFeatured, title, excerpt, featuredImage, categories, tags, author, createdAt } = row
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
    createdAt: createdAt.toISOString(),
  }
}

/** A post as its own page shows it, but for its views. */
export function presentPost(row: Row): Omit<Post, "views"> {
  const { content, images, isActive, updatedAt } = row
  return { ...presentCard(row), content, images, isActive, updatedAt: updatedAt.toISOString() }
}

/** What is searched: the title and the tags first, then everything else there is to read. */
export function searchTexts({ title, tags, excerpt, content, author }: PostEntry) {
  const searchTitle = foldAll([title, ...tags])
  const text = [excerpt, textOf(content.en), textOf(content.vi ?? ""), author.name]
  return { searchTitle, searchText: `${searchTitle} ${foldAll(text)}` }
}
