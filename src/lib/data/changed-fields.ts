import { keysOf } from "./keys-of.ts"

type Fields = Readonly<Record<string, unknown>>

/** Returns whether two pieces of plain data, with dates, are equal. Null equals a field that is missing. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one == null || other == null) return (one ?? null) === (other ?? null)
  if (typeof one !== "object" || typeof other !== "object") return Object.is(one, other)
  if (one instanceof Date || other instanceof Date) return JSON.stringify(one) === JSON.stringify(other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  if (Array.isArray(one) && one.length !== (other as unknown[]).length) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isEqual((one as Fields)[name], (other as Fields)[name]))
}

/** Returns the names of the fields that differ between two versions. Fields that `next` doesn't have are unchanged. */
export function changedFields<Next extends object>(next: Next, before: object): (keyof Next & string)[] {
  return keysOf(next).filter((name) => !isEqual(next[name], (before as Fields)[name]))
}
