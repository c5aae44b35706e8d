import { useMemo } from "react"
import { getStored, setStored } from "#lib/local-storage.ts"
import { useStored } from "#ui/use-stored.ts"

const KEY = "ghe-wishlist"
const MAX = 50

export type Wish = { kind: "tour" | "transfer"; slug: string }

export function useWishlist(): Wish[] {
  const kept = useStored(KEY)
  return useMemo(() => parse(kept), [kept])
}

export function toggleWish(wish: Wish): void {
  const all = parse(getStored(KEY))
  const others = all.filter((other) => !isSame(other, wish))
  const changed = others.length < all.length ? others : [wish, ...others].slice(0, MAX)
  setStored(KEY, JSON.stringify(changed.map(({ kind, slug }) => `${kind}/${slug}`)))
}

export function isSame(a: Wish, b: Wish): boolean {
  return a.kind === b.kind && a.slug === b.slug
}

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
