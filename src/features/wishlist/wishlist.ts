import { useEffect, useMemo } from "react"
import { readToken, useSignedIn } from "#lib/api/token.ts"
import { getStored, setStored } from "#lib/local-storage.ts"
import { useStored } from "#ui/use-stored.ts"
import { isSame, MAX_WISHES, type Wish } from "./wish.ts"

const KEY = "ghe-wishlist"
/** Set while the list is that of the signed-in account. */
const OF_ACCOUNT = "ghe-wishlist-of-account"

export function useWishlist(): Wish[] {
  const kept = useStored(KEY)
  return useMemo(() => parse(kept), [kept])
}

export const readWishes = (): Wish[] => parse(getStored(KEY))

export function storeWishes(wishes: Wish[]): void {
  setStored(KEY, JSON.stringify(wishes.slice(0, MAX_WISHES).map(({ kind, slug }) => `${kind}/${slug}`)))
}

export const isOfAccount = (): boolean => getStored(OF_ACCOUNT) !== null

export const setOfAccount = (of: boolean): void => setStored(OF_ACCOUNT, of ? "1" : null)

/** Marks with a heart, or takes the heart back. Signed in, the account hears of it. */
export function toggleWish(wish: Wish): void {
  const all = readWishes()
  const others = all.filter((other) => !isSame(other, wish))
  const isNew = others.length === all.length
  storeWishes(isNew ? [wish, ...others] : others)
  if (readToken() !== null)
    void load().then(({ sendChange }) => sendChange(isNew ? { add: [wish] } : { remove: [wish] }))
}

/** Brings hearts into the account at sign-in, and takes them from this browser at sign-out. */
export function useAccountWishlist(): void {
  const isSignedIn = useSignedIn()
  useEffect(() => {
    if (isSignedIn !== undefined && isSignedIn !== isOfAccount()) void load().then(({ follow }) => follow(isSignedIn))
  }, [isSignedIn])
}

/** Fetches the account's list, which may have changed on another device. */
export function useFreshWishlist(): void {
  useEffect(() => {
    if (isOfAccount()) void load().then(({ sendChange }) => sendChange({}))
  }, [])
}

const load = () => import("./account-wishlist.ts")

function parse(kept: string | null): Wish[] {
  try {
    const lines: unknown = JSON.parse(kept ?? "[]")
    return Array.isArray(lines) ? lines.flatMap(readLine) : []
  } catch {
    return []
  }
}

function readLine(line: unknown): Wish[] {
  const [kind, slug] = String(line).split("/")
  return (kind === "tour" || kind === "transfer") && slug ? [{ kind, slug }] : []
}
