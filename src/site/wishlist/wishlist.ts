import { useEffect, useMemo } from "react"
import { isSame, type Wish } from "#domain/wishlist/wish.ts"
import { readToken, useSignedIn } from "#lib/api/token.ts"
import { useStored } from "#site/ui/hooks/use-stored.ts"
import {
  isOfAccount,
  parseWishes,
  readTakenBack,
  readWishes,
  storeTakenBack,
  storeWishes,
  WISHES_KEY,
} from "./stored-wishes.ts"

export function useWishlist(): Wish[] {
  const kept = useStored(WISHES_KEY)
  return useMemo(() => parseWishes(kept), [kept])
}

/** Adds a trip to the wishlist or removes it. Syncs with the account when signed in. */
export function toggleWish(wish: Wish): void {
  const all = readWishes()
  const others = all.filter((other) => !isSame(other, wish))
  const isNew = others.length === all.length
  storeWishes(isNew ? [wish, ...others] : others)
  if (readToken() === null) return
  const takenBack = readTakenBack().filter((other) => !isSame(other, wish))
  storeTakenBack(isNew ? takenBack : [wish, ...takenBack])
  void load().then(({ sendChanges }) => sendChanges(isNew ? [wish] : []))
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
    if (isOfAccount()) void load().then(({ sendChanges }) => sendChanges())
  }, [])
}

const load = () => import("./account-wishlist.ts")
