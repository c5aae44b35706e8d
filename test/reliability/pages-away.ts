import assert from "node:assert/strict"
import type { Harness } from "./harness.ts"

const CACHED = ["/", "/vi/tours", "/blog"]
const STATIC = ["/contact", "/vi/contact", "/login", "/vi/register", "/forgot-password", "/offline", "/consultation"]
const NEEDY = ["/tours?maxPrice=70", "/vi/tours?maxPrice=80", "/tour/nowhere", "/vi/transfers?maxPrice=9", "/blog?x=1"]
const FILES = [
  "/rss.xml",
  "/vi/rss.xml",
  "/sitemaps/tours-1.xml",
  "/manifest.webmanifest",
  "/media/social/en/tours.jpg",
]
const UNAVAILABLE = { en: /<h1[^>]*>We&#x27;ll be right back</, vi: /<h1[^>]*>Chúng tôi sẽ quay lại ngay</ }

type Seen = {
  path: string
  status: number
  age: string | null
  retryAfter: string | null
  warning: string | null
  robots: string | null
  text: string
}

async function see(harness: Harness, path: string): Promise<Seen> {
  const answer = await fetch(harness.origin() + path, { headers: { "x-forwarded-for": "10.255.0.1" } })
  const header = (name: string) => answer.headers.get(name)
  return {
    path,
    status: answer.status,
    age: header("age"),
    retryAfter: header("retry-after"),
    warning: header("warning"),
    robots: header("x-robots-tag"),
    text: await answer.text(),
  }
}

const all = (harness: Harness, paths: string[]) => Promise.all(paths.map((path) => see(harness, path)))
const told = ({ path, status, age, retryAfter }: Seen) => `${path}: ${status}, Age ${age}, Retry-After ${retryAfter}`

export async function fillPageCache(harness: Harness): Promise<void> {
  for (const seen of await all(harness, [...CACHED, ...CACHED])) assert.equal(seen.status, 200, told(seen))
}

export async function untilPagesAge(harness: Harness): Promise<void> {
  for (;;) {
    const seen = await see(harness, CACHED[0]!)
    assert.equal(seen.status, 200, told(seen))
    if (seen.age !== null) return
  }
}

/** Checks pages while PostgreSQL is away: cached ones with their age, static ones as usual, others 503. */
export async function checkPagesAway(harness: Harness): Promise<void> {
  for (const seen of await all(harness, CACHED)) {
    assert.equal(seen.status, 200, told(seen))
    assert.match(seen.age ?? "", /^\d+$/, told(seen))
    assert.match(seen.warning ?? "", /^110 /, told(seen))
  }
  for (const seen of await all(harness, STATIC)) assert.equal(seen.status, 200, told(seen))
  for (const seen of await all(harness, [...NEEDY, ...FILES])) {
    assert.equal(seen.status, 503, told(seen))
    assert.ok(Number(seen.retryAfter) > 0, told(seen))
  }
  for (const seen of await all(harness, NEEDY)) {
    assert.match(seen.text, UNAVAILABLE[seen.path.startsWith("/vi/") ? "vi" : "en"])
    assert.equal(seen.robots, "noindex", told(seen))
  }
}

export async function arePagesBack(harness: Harness): Promise<boolean> {
  const seen = await all(harness, [...CACHED, ...STATIC, "/tours?maxPrice=70", "/rss.xml", "/manifest.webmanifest"])
  return seen.every(({ status, age }) => status === 200 && age === null)
}

export function startReading(harness: Harness) {
  const statuses = new Map<number, number>()
  const paths = [...CACHED, ...STATIC, ...NEEDY, ...FILES]
  let ended = false
  const reader = async (from: number) => {
    for (let nth = from; !ended; nth++) {
      const seen = await see(harness, paths[nth % paths.length]!)
      statuses.set(seen.status, (statuses.get(seen.status) ?? 0) + 1)
      const isKnown = [200, 404].includes(seen.status) || (seen.status === 503 && Number(seen.retryAfter) > 0)
      assert.ok(isKnown, `a page was answered ${told(seen)}`)
    }
  }
  const reading = Promise.all([0, 7, 14].map(reader))
  // The returned function reports the error.
  reading.catch(() => {})
  return async () => {
    ended = true
    await reading
    return Object.fromEntries(statuses)
  }
}
