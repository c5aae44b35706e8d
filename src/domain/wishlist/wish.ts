export const WISH_KINDS = ["tour", "transfer"] as const
export const MAX_WISHES = 50

export type Wish = { kind: (typeof WISH_KINDS)[number]; slug: string }

export function isSame(a: Wish, b: Wish): boolean {
  return a.kind === b.kind && a.slug === b.slug
}
