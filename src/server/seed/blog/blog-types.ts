import type { PostCategory } from "#features/blog/post.ts"
import type { Localized } from "#i18n/localized.ts"
import type { PosterSceneName } from "#server/seed/transfers/transfer-types.ts"

export type BlogAuthor = "Trần Thu Hà" | "Nguyễn Minh Quân" | "Lê Ngọc Diệp" | "Phạm Gia Bảo"

export type BlogSeed = {
  slug: string
  title: Localized
  /** At most 200 characters per language: the card and the meta description. */
  excerpt: Localized
  /**
   * 600 to 800 English words of HTML, one element per line: p, h2, h3, ul, ol, li, strong, em, blockquote, and links to
   * `/tour/{slug}`, `/transfer/{slug}` and `/blog/{slug}`.
   */
  content: Localized
  /** Related posts share the first one. */
  categories: [PostCategory, ...PostCategory[]]
  /** A string is the same in both languages. */
  tags: (string | Localized)[]
  author: BlogAuthor
  /** The first is the featured picture. */
  scenes: [PosterSceneName, ...PosterSceneName[]]
  /** Age when the demo is created. */
  daysAgo: number
  featured?: true
}
