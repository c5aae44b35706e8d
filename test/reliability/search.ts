import assert from "node:assert/strict"
import { setTimeout } from "node:timers/promises"
import { type RunningSite, startSite } from "../../e2e/site.ts"
import { startPostgres } from "../../src/server/testing/postgres.ts"
import type { DatabaseKind } from "./harness.ts"
import { each } from "./load.ts"

/** `mostMs`: limit of p99. `mostLagMs`: limit of the event loop's delay. */
export type SearchOptions = {
  texts: number
  database: DatabaseKind
  mostMs?: number
  mostLagMs?: number
  say: (line: string) => void
}

const AT_ONCE = 4
const MAX_CHARACTERS = 100
const WARM_UP = 40
const POLL_MS = 20
const SEARCHES = [
  "/api/tours/search/text?q=",
  "/api/transfers/search/text?q=",
  "/api/products/search/text?q=",
  "/api/blogs/search/text?q=",
  "/api/tours?search=",
  "/api/transfers?search=",
  "/tours?search=",
  "/vi/tours?search=",
  "/transfers?search=",
  "/blog?search=",
]

/** Sends the most expensive searches, four at a time. Every answer must be a result or a 422, in time. */
export async function proveSearch(options: SearchOptions): Promise<void> {
  const { texts, database, mostMs = Infinity, mostLagMs = Infinity, say } = options
  const postgres = database === "postgres" ? await startPostgres() : undefined
  const site = await startSite({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(REPORT_LAG)}` },
    ...(postgres && { databaseUrl: postgres.url }),
  })
  try {
    const origin = site.origin.replace("localhost", "127.0.0.1")
    const searches = worstTexts(texts).map((text, nth) => SEARCHES[nth % SEARCHES.length] + encodeURIComponent(text))
    await each(searches.slice(0, WARM_UP), AT_ONCE, (path) => ask(origin + path))
    await tellLag(site)
    const times: number[] = []
    await each(searches, AT_ONCE, async (path) => times.push(await ask(origin + path)))
    const lag = await tellLag(site)
    const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => percentile(times, share))
    say(
      `${times.length} searches: p50 ${p50} ms, p99 ${p99} ms, at most ${worst} ms; event loop late by ${lag} ms at most`,
    )
    assert.ok(p99! <= mostMs, `99 of 100 searches took up to ${p99} ms`)
    assert.ok(lag <= mostLagMs, `the event loop was late by ${lag} ms`)
  } finally {
    await site.stop()
    await postgres?.stop()
  }
}

const REPORT_LAG = `
  import { monitorEventLoopDelay } from "node:perf_hooks"
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  process.on("SIGUSR2", () => {
    console.log("event loop late by " + Math.max(0, Math.round(delay.max / 1e6 - 5)) + " ms")
    delay.reset()
  })`

async function tellLag(site: RunningSite): Promise<number> {
  const told = () => [...site.output().matchAll(/event loop late by (\d+) ms/g)]
  const before = told().length
  process.kill(site.pid, "SIGUSR2")
  while (told().length === before) await setTimeout(POLL_MS)
  return Number(told().at(-1)?.[1])
}

async function ask(url: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  assert.ok([200, 422].includes(response.status), `${decodeURIComponent(url)} was answered ${response.status}`)
  return performance.now() - startedAt
}

const WORDS = "ha long bay hanoi tour car private food day sapa hoi an hue mekong boat cruise ngay dao cho pho".split(
  " ",
)
const filled = (unit: (nth: number) => string) =>
  Array.from({ length: MAX_CHARACTERS }, (_, nth) => unit(nth))
    .join("")
    .slice(0, MAX_CHARACTERS)

const FAMILIES: ((vary: number) => string)[] = [
  (vary) => WORDS[vary % WORDS.length]!.slice(0, 1 + (vary % 3)),
  (vary) => filled((nth) => `${String.fromCharCode(97 + ((nth + vary) % 26))} `),
  (vary) => filled((nth) => `${WORDS[(nth * 7 + vary) % WORDS.length]} `),
  (vary) => filled((nth) => String.fromCharCode(97 + ((nth * vary + nth) % 26))),
  (vary) => filled((nth) => `a${String.fromCharCode(0x300 + ((nth + vary) % 60))}`),
  (vary) => filled((nth) => "%_\\*'\"()|&!:<->"[(nth + vary) % 15]!),
  (vary) => filled((nth) => `${WORDS[(nth + vary) % WORDS.length]}:* | !${WORDS[nth % WORDS.length]} & `),
  (vary) => filled((nth) => String.fromCodePoint(0x4e00 + ((nth * 97 + vary) % 20_000))),
  (vary) => filled((nth) => `${(nth * 7919 + vary) % 1000} `),
  (vary) => filled((nth) => "ăâđêôơưạảấầẩẫậắằẳẵặ"[(nth + vary) % 19]!),
  (vary) => filled((nth) => `${WORDS[(nth + vary) % WORDS.length]!.slice(0, 3)}`),
]

function worstTexts(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => FAMILIES[nth % FAMILIES.length]!(nth))
}

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1]!)
}
