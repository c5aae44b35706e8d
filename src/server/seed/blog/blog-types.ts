import type { PostCategory } from "#features/blog/post.ts"
import type { Localized } from "#i18n/localized.ts"
import type { PosterSceneName } from "#server/seed/transfers/transfer-types.ts"

/** Who writes for the company: people of the office, who sign with their names. */
export type BlogAuthor = "Trần Thu Hà" | "Nguyễn Minh Quân" | "Lê Ngọc Diệp" | "Phạm Gia Bảo"

/** A post of the blog, as true and useful in the one language as in the other. */
export type BlogSeed = {
  slug: string
  title: Localized
  /** One or two sentences, at most 200 characters a language: the card and the meta description. */
  excerpt: Localized
  /**
   * 600 to 800 English words of plain HTML, one element a line: p, h2, h3, ul, ol, li, strong, em, blockquote, and links
   * to tours (`/tour/{slug}`), transfers (`/transfer/{slug}`) and other posts (`/blog/{slug}`).
   */
  content: Localized
  /** The first is the one that related posts come from. */
  categories: [PostCategory, ...PostCategory[]]
  /** A plain text is the same in both languages. */
  tags: (string | Localized)[]
  author: BlogAuthor
  /** The first is the featured picture. */
  scenes: [PosterSceneName, ...PosterSceneName[]]
  /** Its age when the demo is made. */
  daysAgo: number
  featured?: true
}
