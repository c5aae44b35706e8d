import { setTimeout } from "node:timers/promises"
import { forgetting } from "./content-news.server.ts"

/** For what no change tells of: until it is loaded anew, and while it is. */
const FRESH_MS = 60_000
const USABLE_MS = 600_000
const MAX_KEPT = 5_000

type Kept = { value: Promise<unknown>; loadedAt: number; isRenewed: boolean }

const all = new Map<string, Kept>()
/** Counts the changes: what was read before one of them is not kept after. */
let changes = 0
let renewing: Promise<unknown> = Promise.resolve()

/**
 * What costs much and changes little, such as how many there are of something: loaded at once after a change, by whichever
 * process, else at most once a minute. For ten minutes an older value is given while it is loaded anew, one at a time.
 */
export function recent<T>(key: string, load: () => Promise<T>): Promise<T> {
  const known = all.get(key)
  const age = known ? Date.now() - known.loadedAt : Number.POSITIVE_INFINITY
  if (!known || age > USABLE_MS) return keep(key, load())
  if (age > FRESH_MS && !known.isRenewed) {
    known.isRenewed = true
    renewing = renewing.then(() => renew(key, load))
  }
  return known.value as Promise<T>
}

/** Whether `recent` gives a value without waiting for it to be loaded, one that is no older than so many milliseconds. */
export function isKept(key: string, maxAge = USABLE_MS): boolean {
  const known = all.get(key)
  return known !== undefined && Date.now() - known.loadedAt <= maxAge
}

/** What was loaded lately, as `recent` gives it; undefined where nothing was. Then it is loaded when there is time. */
export function recentOrSoon<T>(key: string, load: () => Promise<T>): Promise<T> | undefined {
  if (isKept(key)) return recent(key, load)
  const now = Date.now()
  if (now < idleFrom) return undefined
  idleFrom = Number.POSITIVE_INFINITY
  const done = () => {
    idleFrom = Date.now() + REST * (Date.now() - now)
  }
  const note = noteLater(key)
  load().then(note).then(done, done)
  return undefined
}

/** After work of this kind the database has four times as long for what people wait for. */
const REST = 4
let idleFrom = 0

/** Takes note of a value that is about to be read by the way, unless something changes meanwhile. */
export function noteLater<T>(key: string): (value: T) => void {
  const before = changes
  return (value) => {
    if (before === changes) void keep(key, Promise.resolve(value))
  }
}

/** To be called when content has changed. */
export function forgetRecent(): void {
  changes++
  all.clear()
}

export const recents = forgetting(forgetRecent)

async function renew<T>(key: string, load: () => Promise<T>): Promise<void> {
  const before = all.get(key)
  const note = noteLater<T>(key)
  const startedAt = Date.now()
  try {
    note(await load())
  } catch {
    if (before) before.isRenewed = false
  }
  await setTimeout(REST * (Date.now() - startedAt), undefined, { ref: false })
}

/** What was loaded longest ago makes room; what failed is not kept. */
function keep<T>(key: string, value: Promise<T>): Promise<T> {
  const kept = { value, loadedAt: Date.now(), isRenewed: false }
  all.delete(key)
  all.set(key, kept)
  const [oldest] = all.keys()
  if (all.size > MAX_KEPT && oldest !== undefined) all.delete(oldest)
  value.catch(() => {
    if (all.get(key) === kept) all.delete(key)
  })
  return value
}
