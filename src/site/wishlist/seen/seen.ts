import { isSame, type Wish } from "#domain/wishlist/wish.ts"
import { getStored, setStored } from "#lib/storage/local-storage.ts"
import { parseWishes, toLines } from "#site/wishlist/stored-wishes.ts"

/** The tours and transfers whose pages were opened, the last one first. Kept in this browser only. */
export const SEEN_KEY = "ghe-recently-seen"
const MAX_SEEN = 8

/** Puts a page first. */
export function noteSeen(page: Wish): void {
  const others = parseWishes(getStored(SEEN_KEY)).filter((other) => !isSame(other, page))
  setStored(SEEN_KEY, toLines([page, ...others].slice(0, MAX_SEEN)))
}

export function forgetSeen(): void {
  setStored(SEEN_KEY, null)
}

/** Returns what to show on a page: not the page itself. */
export function seenBefore(stored: string | null, here: Wish | undefined): Wish[] {
  return parseWishes(stored).filter((page) => !here || !isSame(page, here))
}
