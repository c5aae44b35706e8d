import { LRUCache } from "lru-cache"
import { hanoiDate } from "#lib/today.ts"
import type { ChangeListener } from "#server/database/change-notifications.server.ts"
import { requireNoTransaction } from "#server/database/database.server.ts"

const MAX_ENTRIES = 5_000
/** About 3 kB of memory each. */
const MAX_ROWS = 10_000
const CHARACTERS_PER_ROW = 1_000
/** Limits the age of values while this process receives no change notifications. */
const DEFAULT_TTL_MS = 1_000
const ANSWER_TTL_MS = 60_000

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
  requireNoTransaction(`The cache of “${key}”`)
  return cache.forceFetch(key, { context: load, ttl }) as Promise<T>
}

function rowsIn(value: Value): number {
  return [value, ...Object.values(value)].find(Array.isArray)?.length ?? 0
}

let changes = 0
let isConnected = false

/** An answer of the API. `length` is that of its JSON in characters. */
export type Shareable = { isPublic: boolean; length: number }

/**
 * Caches a public answer until content changes or the day ends in Hanoi, at most a minute. Caches nothing while this
 * process receives no change notifications.
 */
export async function shareAnswer<T extends Shareable>(key: string, load: () => Promise<T>): Promise<T> {
  const keyOfToday = `${hanoiDate()} ${key}`
  const shared = cache.get(keyOfToday)
  if (shared) return shared as T
  const changesBefore = changes
  const answer = await load()
  if (answer.isPublic && isConnected && changes === changesBefore)
    cache.set(keyOfToday, answer, { ttl: ANSWER_TTL_MS, size: 1 + Math.ceil(answer.length / CHARACTERS_PER_ROW) })
  return answer
}

export function clearCache(): void {
  changes++
  cache.clear()
}

/** Clears the cache when content changes or changes may have been missed. Places left do not count as content. */
export const contentCache: ChangeListener = {
  connected: () => {
    isConnected = true
    clearCache()
  },
  changed: (table) => table !== "departures" && clearCache(),
  disconnected: () => {
    isConnected = false
    clearCache()
  },
}
