import { MAX_WISHES, type Wish } from "#domain/wishlist/wish.ts"
import { getStored, setStored } from "#lib/storage/local-storage.ts"

export const WISHES_KEY = "ghe-wishlist"
/** Set while the list is that of the signed-in account. */
const OF_ACCOUNT = "ghe-wishlist-of-account"

/** Hearts that were taken back and that the account has not heard of. */
const TAKEN_BACK = "ghe-wishlist-taken-back"

export const readWishes = (): Wish[] => parseWishes(getStored(WISHES_KEY))

export const storeWishes = (wishes: Wish[]): void => setStored(WISHES_KEY, toLines(wishes.slice(0, MAX_WISHES)))

export const readTakenBack = (): Wish[] => parseWishes(getStored(TAKEN_BACK))

export const storeTakenBack = (wishes: Wish[]): void =>
  setStored(TAKEN_BACK, wishes.length > 0 ? toLines(wishes.slice(0, MAX_WISHES)) : null)

/** Returns what `parseWishes` reads. */
export const toLines = (wishes: Wish[]): string => JSON.stringify(wishes.map(({ kind, slug }) => `${kind}/${slug}`))

export const isOfAccount = (): boolean => getStored(OF_ACCOUNT) !== null

export const setOfAccount = (of: boolean): void => setStored(OF_ACCOUNT, of ? "1" : null)

export function parseWishes(stored: string | null): Wish[] {
  try {
    const lines: unknown = JSON.parse(stored ?? "[]")
    return Array.isArray(lines) ? lines.flatMap(readLine) : []
  } catch {
    return []
  }
}

function readLine(line: unknown): Wish[] {
  const [kind, slug] = String(line).split("/")
  return (kind === "tour" || kind === "transfer") && slug ? [{ kind, slug }] : []
}
