import { LRUCache } from "lru-cache"
import { onContentChange } from "#server/database/change-notifications.server.ts"

const MAX_ENTRIES = 5_000
/** The rows of all cached lists together: about 3 kB of memory each. */
const MAX_ROWS = 10_000
/** How old a value may become while this process is not notified of changes. */
const DEFAULT_TTL_MS = 1_000

type Value = object | boolean

const cache = new LRUCache<string, Value, () => Promise<Value>>({
  max: MAX_ENTRIES,
  maxSize: MAX_ROWS,
  sizeCalculation: (value) => 1 + rowsIn(value),
  fetchMethod: (_key, _stale, { context: load }) => load(),
  // A value that was read while a change came in is returned, but not cached.
  ignoreFetchAbort: true,
})

/**
 * Returns what `load` returns, from memory until content changes, or for `ttl` milliseconds. Concurrent callers share one
 * load, and a failed load is not cached.
 */
export function cached<T extends Value>(key: string, load: () => Promise<T>, ttl: number = DEFAULT_TTL_MS): Promise<T> {
  return cache.forceFetch(key, { context: load, ttl }) as Promise<T>
}

function rowsIn(value: Value): number {
  return [value, ...Object.values(value)].find(Array.isArray)?.length ?? 0
}

/** Drops everything. To be called when this process has changed content. */
export function clearCache(): void {
  cache.clear()
}

/** Clears the cache when content changes, whichever process changed it. */
export const contentCache = onContentChange(clearCache)
