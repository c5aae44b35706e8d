import { parseWishes } from "#features/wishlist/stored-wishes.ts"
import { isSame, type Wish } from "#features/wishlist/wish.ts"
import { getStored, setStored } from "#lib/storage/local-storage.ts"

/** The tours and transfers whose pages were opened in this browser, the last one first. No server hears of it. */
export const SEEN_KEY = "ghe-recently-seen"
const MAX_SEEN = 8

/** Puts a page first. */
export function noteSeen(page: Wish): void {
  const others = parseWishes(getStored(SEEN_KEY)).filter((other) => !isSame(other, page))
  const all = [page, ...others].slice(0, MAX_SEEN)
  setStored(SEEN_KEY, JSON.stringify(all.map(({ kind, slug }) => `${kind}/${slug}`)))
}

export function forgetSeen(): void {
  setStored(SEEN_KEY, null)
}

/** Returns what to show on a page: not the page itself. */
export function seenBefore(stored: string | null, here: Wish | undefined): Wish[] {
  return parseWishes(stored).filter((page) => !here || !isSame(page, here))
}
