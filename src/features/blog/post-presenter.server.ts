import { foldAll } from "#server/catalogue/catalogue.server.ts"
import { posts } from "./blog.table.server.ts"
import { extractText } from "./html.server.ts"
import type { Post, PostCard } from "./post.ts"
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

export function searchTexts({ title, tags, excerpt, content, author }: PostEntry) {
  const searchTitle = foldAll([title, ...tags])
  const text = [excerpt, extractText(content.en), extractText(content.vi ?? ""), author.name]
  return { searchTitle, searchText: `${searchTitle} ${foldAll(text)}` }
}
