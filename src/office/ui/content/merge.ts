import { isEqual } from "#lib/data/changed-fields.ts"

/** A field that two people have changed in different ways. `path` is such as `title.vi`. */
export type Conflict = { path: string; mine: unknown; theirs: unknown }

type Merge = { merged: object; conflicts: Conflict[] }
type Fields = Record<string, unknown>

/** Set by the server, so the stored values always win. */
const SERVER_FIELDS = new Set(["id", "_id", "version", "updatedAt", "outdated"])

/**
 * Merges two changes of the same entry. What only one of them has changed is taken over; where both have, mine is
 * kept and reported. Lists are compared item by item unless items were added or removed.
 */
export function mergeEntries(base: object, mine: object, theirs: object): Merge {
  const conflicts: Conflict[] = []
  const merge = (before: unknown, own: unknown, other: unknown, path: string[]): unknown => {
    if (path.length === 1 && SERVER_FIELDS.has(path[0] ?? "")) return other
    if (isEqual(own, other) || isEqual(other, before)) return own
    if (isEqual(own, before)) return other
    if (areMergeable(before, own, other)) {
      const names = [...new Set([...Object.keys(other as object), ...Object.keys(own as object)])]
      const part = (whole: unknown, name: string) => (whole as Fields)[name]
      const parts = names.map((name) => [
        name,
        merge(part(before, name), part(own, name), part(other, name), [...path, name]),
      ])
      return Array.isArray(own) ? parts.map(([, value]) => value) : Object.fromEntries(parts)
    }
    conflicts.push({ path: path.join("."), mine: own, theirs: other })
    return own
  }
  return { merged: merge(base, mine, theirs, []) as object, conflicts }
}

function areMergeable(...states: unknown[]): boolean {
  const areObjects = states.every((state) => typeof state === "object" && state !== null && !Array.isArray(state))
  const areLists = states.every(Array.isArray)
  return areObjects || (areLists && new Set((states as unknown[][]).map(({ length }) => length)).size === 1)
}

/** Returns an entry with another value at a path. */
export function withValue<E extends object>(entry: E, [name = "", ...rest]: string[], value: unknown): E {
  const copy = (Array.isArray(entry) ? [...entry] : { ...entry }) as Fields
  copy[name] = rest.length ? withValue(copy[name] as object, rest, value) : value
  return copy as E
}
