import type { Listener } from "./content-news.server.ts"

const MAX_AGE_MS = 1_000

const all = new Set<() => void>()

/**
 * Keeps a small, rarely changed piece of content (settings, categories) in the process for at most one second, so
 * that it costs one query a second instead of one a page, and an edit by another process shows within that second.
 * Concurrent readers share one load; a failed load is not kept.
 */
export function snapshot<T>(load: () => Promise<T>): { read: () => Promise<T>; forget: () => void } {
  let value: Promise<T> | undefined
  let loadedAt = 0
  const forget = () => {
    value = undefined
  }
  const read = () => {
    if (value && Date.now() - loadedAt < MAX_AGE_MS) return value
    loadedAt = Date.now()
    const loading = load()
    value = loading
    loading.catch(() => {
      if (value === loading) forget()
    })
    return loading
  }
  all.add(forget)
  return { read, forget }
}

function forgetAll(): void {
  for (const forget of all) forget()
}

/** When content changes all snapshots are taken anew, so that a page drawn from then on shows nothing older. */
export const snapshots: Listener = { hears: forgetAll, changed: forgetAll, lost: forgetAll }
