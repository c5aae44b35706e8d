import { LRUCache } from "lru-cache"
import { onContentChange } from "#server/database/change-notifications.server.ts"

const MAX_ENTRIES = 5_000
/** About 3 kB of memory each. */
const MAX_ROWS = 10_000
/** Limits the age of values while this process receives no change notifications. */
const DEFAULT_TTL_MS = 1_000

type Value = object | boolean

const cache = new LRUCache<string, Value, () => Promise<Value>>({
  max: MAX_ENTRIES,
  maxSize: MAX_ROWS,
  sizeCalculation: (value) => 1 + rowsIn(value),
  fetchMethod: (_key, _stale, { context: load }) => load(),
  // Returns, but does not cache, a value that was loading when content changed.
  ignoreFetchAbort: true,
})

/** Caches the result of `load` until content changes, at most `ttl` ms. Concurrent callers share one load. */
export function cached<T extends Value>(key: string, load: () => Promise<T>, ttl: number = DEFAULT_TTL_MS): Promise<T> {
  return cache.forceFetch(key, { context: load, ttl }) as Promise<T>
}

function rowsIn(value: Value): number {
  return [value, ...Object.values(value)].find(Array.isArray)?.length ?? 0
}

export function clearCache(): void {
  cache.clear()
}

export const contentCache = onContentChange(clearCache)
