import { DEFAULT_AUTHOR } from "#features/blog/post.ts"
import type { ContentKind } from "#staff/ui/content/content-kind.ts"

/** Blog posts in the content kit. */
export const postKind: ContentKind = {
  resource: "blogs",
  pagePath: (slug) => `/blog/${slug}`,
  hasPreview: true,
  hasArchive: true,
  nameField: "title",
}

/** A new post before anything is typed. */
export const newPost = {
  title: { en: "", vi: "" },
  content: { en: "", vi: "" },
  categories: [],
  tags: [],
  author: { name: DEFAULT_AUTHOR },
  featuredImage: null,
  images: [],
  isActive: false,
  isArchived: false,
  isFeatured: false,
}
