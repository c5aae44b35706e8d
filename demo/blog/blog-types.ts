import type { PostCategory } from "#features/blog/post.ts"
import type { Localized } from "#i18n/localized.ts"
import type { PosterSceneName } from "../transfers/transfer-types.ts"

export type BlogAuthor = "Trần Thu Hà" | "Nguyễn Minh Quân" | "Lê Ngọc Diệp" | "Phạm Gia Bảo"

export type BlogSeed = {
  slug: string
  title: Localized
  /** At most 200 characters per language: the card and the meta description. */
  excerpt: Localized
  /** 600 to 800 English words of HTML, one element per line. blog.test.ts checks tags and links. */
  content: Localized
  /** Related posts share the first one. */
  categories: [PostCategory, ...PostCategory[]]
  /** A string is the same in both languages. */
  tags: (string | Localized)[]
  author: BlogAuthor
  scenes: [PosterSceneName, ...PosterSceneName[]]
  daysAgo: number
  featured?: true
}
