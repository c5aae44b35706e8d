import { listPostCards, type PostListing } from "#domain/blog/blog.server.ts"
import { categoryNames, type PostCard } from "#domain/blog/post.ts"
import { understand } from "#domain/search/reading/understand.server.ts"
import type { NearestPosts } from "#domain/search/search.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, inLanguage } from "#i18n/localized.ts"
import type { Page } from "#server/database/lists.server.ts"

type FoundPosts = Page<PostCard> & { nearest?: NearestPosts }

const MAX_NEAREST = 6

const messages = {
  category: {
    en: "No article about “{words}” is under {category}. These are under other topics.",
    vi: "Mục {category} chưa có bài nào về “{words}”. Đây là bài ở các mục khác.",
  },
  words: {
    en: "We have no article about “{words}” yet. These are our newest.",
    vi: "Chưa có bài viết nào về “{words}”. Đây là những bài mới nhất.",
  },
}

/**
 * Returns one page of the posts that are about what was typed, but for prices, lengths and the party, which tell nothing
 * of a post. If there are none, `nearest` has those of other topics, or else the newest ones.
 */
export async function searchPosts(listing: PostListing): Promise<FoundPosts> {
  const { search: typed, category } = listing
  if (!typed) return listPostCards(listing)
  const { topic } = await understand({ search: typed })
  const search = topic || typed
  const found = await listPostCards({ ...listing, search })
  if (found.pagination.total > 0) return found
  const closest = { ...listing, category: undefined, page: 1, limit: MAX_NEAREST }
  const others = category && (await listPostCards({ ...closest, search }))
  const isElsewhere = others !== undefined && others.pagination.total > 0
  const { data } = isElsewhere ? others : await listPostCards({ ...closest, search: undefined })
  if (data.length === 0) return found
  const left = isElsewhere ? "category" : "words"
  const sentence = inBoth((language) =>
    interpolate(messages[left][language], {
      words: search,
      category: category ? inLanguage(categoryNames[category], language) : "",
    }),
  )
  return { ...found, nearest: { leftAside: [left], sentence, data } }
}
