import { forgetting } from "./content-news.server.ts"

const MAX_AGE_MS = 1_000

const all = new Set<() => void>()

/**
 * Keeps a small, rarely changed piece of content (settings, categories) in the process for at most one second, so
 * that it costs one query a second instead of one a page, and an edit by another process shows within that second.
 * Concurrent readers share one load; a failed load is not kept.
 *
 * `view` gives what is made of it, by a name, and makes that once for each load: every page has the same.
 */
export function snapshot<T>(load: () => Promise<T>): Snapshot<T> {
  let value: Promise<T> | undefined
  let loadedAt = 0
  const views = new Map<string, Promise<unknown>>()
  const forget = () => {
    value = undefined
    views.clear()
  }
  const read = () => {
    if (value && Date.now() - loadedAt < MAX_AGE_MS) return value
    loadedAt = Date.now()
    views.clear()
    const loading = load()
    value = loading
    loading.catch(() => {
      if (value === loading) forget()
    })
    return loading
  }
  const view = <View>(name: string, make: (value: T) => View): Promise<View> => {
    const loaded = read()
    const made = views.get(name) ?? loaded.then(make)
    views.set(name, made)
    return made as Promise<View>
  }
  all.add(forget)
  return { read, view, forget }
}

type Snapshot<T> = {
  read: () => Promise<T>
  view: <View>(name: string, make: (value: T) => View) => Promise<View>
  forget: () => void
}

function forgetAll(): void {
  for (const forget of all) forget()
}

/** When content changes all snapshots are taken anew, so that a page drawn from then on shows nothing older. */
export const snapshots = forgetting(forgetAll)
