import assert from "node:assert/strict"
import { type IncomingMessage, request } from "node:http"
import { afterEach, describe, it } from "node:test"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { listen, type RunningServer } from "#server/http/listen.server.ts"
import { SITE } from "#server/testing/api.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { createSite } from "#site.server.ts"
import { pages } from "#slices.server.ts"
import { PageCache } from "./page-cache.server.ts"

type Drawn = { href: string; language: string }
type Headers = Record<string, string>
type Answer = { status: number; headers: [string, string][]; body: Buffer; text: string }

let server: RunningServer
let cache: PageCache
let drawn: Drawn[]
let text = "first"
let held: Promise<void> | undefined
let isAway = false

afterEach(() => server.drain())

async function open(options: { bytes?: number; now?: () => number } = {}): Promise<void> {
  drawn = []
  text = "first"
  held = undefined
  isAway = false
  const site = createSite(
    async (href, { language }) => {
      drawn.push({ href, language })
      const said = text
      await held
      if (href.includes("broken")) throw new Error("broken")
      if (isAway) return renderedPage("<title>away</title>", 503, { "cache-control": "no-store" })
      const status = href.includes("nowhere") ? 404 : 200
      const html = `<title>${said}</title><p>${language} ${href}</p>${"<p>Hạ Long</p>".repeat(300)}`
      return renderedPage(html, status)
    },
    { ...SITE, demo: false, corsOrigins: [], trustedProxies: [] },
  )
  cache = new PageCache(site.fetch, pages, options)
  cache.connected()
  server = await listen(() => ({ fetch: site.fetch, pages: cache }), { port: 0, host: "127.0.0.1" })
}

/** Lets no page be finished. @returns what lets them go on */
function hold(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  return resolve
}

function ask(path: string, headers: Headers = {}, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const url = server.address.replace("localhost", "127.0.0.1") + path
    const sending = request(url, { method, headers, agent: false }, async (incoming: IncomingMessage) => {
      const body = Buffer.concat(await incoming.toArray())
      const plain = incoming.headers["content-encoding"] ? "" : body.toString()
      resolve({ status: incoming.statusCode ?? 0, headers: headersOf(incoming), body, text: plain })
    })
    sending.on("error", reject).end()
  })
}

function headersOf({ headers }: IncomingMessage): [string, string][] {
  const ofConnection = new Set(["date", "connection", "keep-alive", "transfer-encoding"])
  return Object.entries(headers)
    .filter(([name]) => !ofConnection.has(name))
    .map(([name, value]): [string, string] => [name, String(value)])
    .sort()
}

const header = ({ headers }: Answer, name: string) => headers.find(([one]) => one === name)?.[1]
const titleOf = ({ text }: Answer) => /<title>(.*?)<\/title>/.exec(text)?.[1]

const SOON = { interval: 1, timeout: 20_000 }

describe("PageCache with public pages", () => {
  it("renders a page once for all requests", async (test) => {
    await open()
    const release = hold()
    const asked = Array.from({ length: 20 }, () => ask("/tours"))
    await test.waitFor(() => assert.equal(drawn.length, 1), SOON)
    release()
    const answers = [...(await Promise.all(asked)), await ask("/tours"), await ask("/tours?utm_source=zalo&fbclid=x")]
    assert.deepEqual(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size, 1)
    assert.deepEqual(drawn, [{ href: "/tours", language: "en" }])
  })

  const isShared = ([name]: [name: string, value: string]) => name !== "x-request-id"

  it("sends the headers of the rendered page and a strong ETag", async () => {
    await open()
    const first = await ask("/tour/ha-long")
    const again = await ask("/tour/ha-long")
    assert.deepEqual(again.headers.filter(isShared), first.headers.filter(isShared))
    assert.notEqual(header(again, "x-request-id"), header(first, "x-request-id"))
    cache.disconnected()
    const uncached = await ask("/tour/ha-long")
    const nonce = ({ headers }: Answer) => /'nonce-([\w-]{22})'/.exec(String(headers))?.[1] ?? ""
    assert.notEqual(nonce(first), nonce(uncached))
    assert.deepEqual(
      first.headers.filter(isShared).filter(([name]) => name !== "etag"),
      uncached.headers.filter(isShared).map(([name, value]) => [name, value.replace(nonce(uncached), nonce(first))]),
    )
    assert.match(header(first, "content-security-policy") ?? "", /script-src 'self'/)
    assert.equal(header(first, "cache-control"), "private, no-cache")
    assert.match(header(first, "etag") ?? "", /^"[\w-]{27}"$/)
    assert.equal(uncached.text, first.text)
  })

  it("sends the encoding that the browser accepts", async () => {
    await open()
    const plain = (await ask("/blog")).body
    const cases: [accepted: string, encoding: string | undefined][] = [
      ["gzip, deflate, br", "br"],
      ["gzip;q=1.0, *;q=0.5", "br"],
      ["gzip, br;q=0", "gzip"],
      ["br;q=0.000, gzip;q=0", undefined],
      ["identity", undefined],
      ["*;q=0, gzip", "gzip"],
    ]
    for (const [accepted, encoding] of cases) {
      for (const path of ["/blog", "/tours?maxPrice=70"]) {
        const answer = await ask(path, { "accept-encoding": accepted })
        assert.equal(header(answer, "content-encoding"), encoding, `${path} ${accepted}`)
        assert.match(header(answer, "vary") ?? "", /Accept-Encoding/)
      }
      const { body } = await ask("/blog", { "accept-encoding": accepted })
      const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[encoding ?? "none"]
      assert.deepEqual(read?.(body), plain)
    }
  })

  it("answers 304 and HEAD without a body", async () => {
    await open()
    const tags = new Set<string>()
    for (const encoding of ["br", "gzip", "identity"]) {
      const first = await ask("/about", { "accept-encoding": encoding })
      const tag = header(first, "etag") ?? ""
      tags.add(tag)
      for (const known of [tag, `"other", W/${tag}`, "*"]) {
        const again = await ask("/about", { "accept-encoding": encoding, "if-none-match": known })
        assert.deepEqual([again.status, again.body.length], [304, 0], known)
        const withoutBody = first.headers.filter(([name]) => !/^content-(type|length|encoding)$/.test(name))
        assert.deepEqual(again.headers.filter(isShared), withoutBody.filter(isShared))
      }
      assert.equal((await ask("/about", { "accept-encoding": encoding, "if-none-match": '"other"' })).status, 200)
      const head = await ask("/about", { "accept-encoding": encoding }, "HEAD")
      assert.deepEqual([head.status, head.body.length], [200, 0])
      assert.deepEqual(head.headers.filter(isShared), first.headers.filter(isShared))
    }
    assert.equal(tags.size, 3)
    assert.equal(drawn.length, 1)
  })

  it("caches each language: by URL, cookie or browser", async () => {
    await open()
    const said = async (path: string, headers: Headers = {}) => /<p>(\w\w) /.exec((await ask(path, headers)).text)?.[1]
    for (let round = 0; round < 2; round++) {
      assert.equal(await said("/tours"), "en")
      assert.equal(await said("/tours", { cookie: "a=b; i18nextLng=vi" }), "vi")
      assert.equal(await said("/tours", { "accept-language": "vi-VN,vi;q=0.9,en;q=0.8" }), "vi")
      assert.equal(await said("/tours", { cookie: "i18nextLng=en", "accept-language": "vi" }), "en")
      assert.equal(await said("/vi/tours", { cookie: "i18nextLng=en" }), "vi")
    }
    assert.deepEqual(
      drawn.map(({ href, language }) => `${language} ${href}`),
      ["en /tours", "vi /tours", "vi /vi/tours"],
    )
  })

  it("caches each currency that a visitor chose, but once for the usual one", async () => {
    await open()
    const currencies = ["KRW", "USD", "VND", "GBP"]
    for (let round = 0; round < 2; round++)
      for (const currency of currencies) await ask("/tours", { cookie: `currency=${currency}` })
    assert.equal(drawn.length, 3)
    cache.changed("tours")
    await ask("/vi/tours", { cookie: "currency=VND" })
    await ask("/vi/tours")
    assert.equal(drawn.length, 4)
  })

  it("uses the parameters that a page reads as the key, in any order", async () => {
    await open()
    await ask("/tours?sort=name&page=2&utm_campaign=summer")
    await ask("/tours?page=2&gclid=1&sort=name")
    assert.deepEqual(drawn.splice(0), [{ href: "/tours?sort=name&page=2", language: "en" }])
    const endless = `?search=${"x".repeat(61)}`
    const addresses = [
      endless,
      "?search=a%0Ab",
      "?search=",
      "?maxPrice=70",
      "?foo=1",
      "?page=1&page=2",
      "?sort=%22%3E",
      "?page=",
    ]
    for (const query of addresses) for (let n = 0; n < 3; n++) await ask(`/tours${query}`)
    assert.equal(drawn.length, 3 * addresses.length)
  })

  it("caches a search from the second request on", async () => {
    await open()
    for (let n = 0; n < 20; n++) await ask(`/tours?search=made+up+${n}`)
    assert.equal(cache.bytes, 0)
    drawn = []
    for (const path of ["/vi/tours?search=H%E1%BA%A1+Long", "/vi/tours?search=H%E1%BA%A1%20Long&page=2"])
      for (let n = 0; n < 4; n++) await ask(path)
    assert.deepEqual(
      drawn.map(({ href }) => href),
      [
        "/vi/tours?search=H%E1%BA%A1+Long",
        "/vi/tours?search=H%E1%BA%A1%20Long",
        "/vi/tours?search=H%E1%BA%A1%20Long&page=2",
        "/vi/tours?search=H%E1%BA%A1%20Long&page=2",
      ],
    )
    assert.match((await ask("/vi/tours?search=H%E1%BA%A1%20Long")).text, /H%E1%BA%A1%20Long/)
    cache.changed("tours")
    assert.equal(cache.bytes, 0)
  })
})

describe("PageCache with other requests", () => {
  it("passes only URL and language to the site", async () => {
    await open()
    const asked: string[] = []
    const nosy = new PageCache(({ method, url, headers }) => {
      asked.push(JSON.stringify([method, url, ...headers]))
      return new Response("page")
    }, pages)
    nosy.connected()
    await server.drain()
    server = await listen(() => ({ fetch: () => new Response("none"), pages: nosy }), { port: 0, host: "127.0.0.1" })
    const visitor = {
      cookie: "session=secret; i18nextLng=vi",
      "x-forwarded-for": "203.0.113.7",
      "user-agent": "somebody's",
      referer: "https://secret.example",
      "x-guest-token": "secret",
    }
    await ask("/contact?utm_id=me", visitor)
    assert.deepEqual(asked, ['["GET","http://localhost/contact",["accept-language","vi"]]'])
  })

  it("does not cache personal pages, other files and incomplete pages", async () => {
    await open()
    const paths = [
      "/bookings",
      "/bookings/5e0c6f6e-1b5e-4b52-8a3e-111111111111",
      "/bookings?ref=GHE-1&proof=x",
      "/reset-password?token=secret",
      "/verify-email?token=secret",
      "/newsletter/confirm?token=secret",
      "/profile",
      "/wishlist",
      "/verify/GHE-7K3-M9Q-XDT",
      "/tour/nowhere",
      "/tour/broken",
      "/vi/nowhere",
      "/tour/ha%20long",
    ]
    for (const path of paths) for (let n = 0; n < 2; n++) await ask(path)
    assert.equal(drawn.length, 2 * paths.length)
    assert.equal(cache.bytes, 0)
  })

  it("bypasses the cache for signed-in requests and writes", async () => {
    await open()
    await ask("/tours")
    for (let n = 0; n < 2; n++) await ask("/tours", { authorization: "Bearer secret" })
    assert.equal(drawn.length, 3)
    assert.equal((await ask("/tours", {}, "POST")).status, 404)
  })
})

describe("PageCache invalidation", () => {
  it("drops all pages when content changes, and those that show places left for sales", async () => {
    await open()
    const withPlaces = ["/", "/vi/tours", "/tour/ha-long", "/vi/tour/ha-long"]
    const all = [...withPlaces, "/about", "/vi/transfers"]
    const askAll = async () => {
      drawn = []
      for (const path of all) await ask(path)
      return drawn.map(({ href }) => href)
    }
    assert.deepEqual(await askAll(), all)
    assert.deepEqual(await askAll(), [])
    cache.changed("departures")
    assert.deepEqual(await askAll(), withPlaces)
    cache.changed("settings")
    assert.deepEqual(await askAll(), all)
  })

  it("never sends a page that was loaded before a change", async (test) => {
    await open()
    const release = hold()
    const early = ask("/tours")
    await test.waitFor(() => assert.equal(drawn.length, 1), SOON)
    text = "changed"
    cache.changed("tours")
    const later = ask("/tours")
    await test.waitFor(() => assert.equal(drawn.length, 2), SOON)
    release()
    assert.deepEqual([titleOf(await early), titleOf(await later)], ["first", "changed"])
    assert.equal(titleOf(await ask("/tours")), "changed")
    assert.equal(drawn.length, 2)
  })

  it("caches nothing while change notifications are missing", async (test) => {
    await open()
    await ask("/tours")
    const release = hold()
    const early = ask("/about")
    await test.waitFor(() => assert.equal(drawn.length, 2), SOON)
    cache.disconnected()
    assert.equal(cache.state, "disconnected")
    held = undefined
    for (let n = 0; n < 2; n++) await ask("/tours")
    assert.equal(drawn.length, 4)
    cache.connected()
    release()
    await early
    assert.equal(cache.bytes, 0)
    for (let n = 0; n < 2; n++) await ask("/tours")
    assert.equal(drawn.length, 5)
  })

  it("expires pages after minutes and at midnight in Hanoi", async () => {
    let now = Date.parse("2026-11-20T10:00:00+07:00")
    await open({ now: () => now })
    const isDrawn = async (path: string, time: string) => {
      now = Date.parse(`2026-11-${time}:00+07:00`)
      drawn = []
      await ask(path)
      return drawn.length === 1
    }
    assert.equal(await isDrawn("/about", "20T10:00"), true)
    assert.equal(await isDrawn("/about", "20T10:04"), false)
    assert.equal(await isDrawn("/about", "20T10:05"), true)
    assert.equal(await isDrawn("/tour/ha-long", "20T11:00"), true)
    assert.equal(await isDrawn("/tour/ha-long", "20T11:01"), true)
    assert.equal(await isDrawn("/about", "20T23:58"), true)
    assert.equal(await isDrawn("/about", "20T23:59"), false)
    assert.equal(await isDrawn("/about", "21T00:00"), true)
  })

  it("evicts the least recently used pages", async () => {
    const bytes = 30_000
    await open({ bytes })
    const ofOne = async (path: string) => {
      const before = cache.bytes
      await ask(path)
      return cache.bytes - before
    }
    const one = await ofOne("/tour/first")
    assert.ok(one > 4_000 && one < 10_000, String(one))
    for (let n = 0; n < 40; n++) {
      await ask(`/tour/one-of-many-${n}`, { "accept-encoding": n % 2 ? "br" : "gzip" })
      await ask("/tour/first")
      assert.ok(cache.bytes <= bytes)
    }
    assert.equal(drawn.filter(({ href }) => href === "/tour/first").length, 1)
    drawn = []
    await ask("/tour/one-of-many-39")
    assert.equal(drawn.length, 0)
    await ask("/tour/one-of-many-0")
    assert.equal(drawn.length, 1)
    cache.changed("tours")
    assert.equal(cache.bytes, 0)
  })
})

describe("PageCache while the database is away", () => {
  const START = Date.parse("2026-11-20T10:00:00+07:00")
  let now = START
  const openAt = async () => {
    now = START
    await open({ now: () => now })
  }
  const marksOf = (answer: Answer) => [answer.status, titleOf(answer), header(answer, "age"), header(answer, "warning")]
  const STALE = '110 - "Response is Stale"'

  it("sends the last page with its age for ten minutes", async () => {
    await openAt()
    await ask("/vi/about", { "accept-encoding": "br" })
    const first = await ask("/vi/about")
    cache.disconnected()
    isAway = true
    now = START + 30_000
    assert.deepEqual(marksOf(await ask("/vi/about?utm_source=zalo")), [200, "first", "30", STALE])
    const again = await ask("/vi/about", { "if-none-match": header(first, "etag") ?? "" })
    assert.deepEqual([again.status, header(again, "age")], [304, "30"])
    const other = await ask("/vi/terms")
    assert.deepEqual([...marksOf(other), header(other, "retry-after")], [503, "away", undefined, undefined, "2"])
    assert.equal(header(other, "cache-control"), "no-store")
    now = START + 599_000
    assert.deepEqual(marksOf(await ask("/vi/about")), [200, "first", "599", STALE])
    now = START + 600_000
    assert.equal((await ask("/vi/about")).status, 503)
  })

  it("sends expired pages while connected and renders them again afterwards", async () => {
    await openAt()
    await ask("/tour/ha-long")
    isAway = true
    now = START + 61_000
    assert.deepEqual(marksOf(await ask("/tour/ha-long")), [200, "first", "61", STALE])
    isAway = false
    text = "second"
    assert.deepEqual(marksOf(await ask("/tour/ha-long")), [200, "second", undefined, undefined])
  })

  it("sends the places left before the last sale", async () => {
    await openAt()
    const withPlaces = ["/", "/vi/tours", "/tour/ha-long"]
    for (const path of withPlaces) await ask(path)
    now = START + 10_000
    cache.changed("departures")
    isAway = true
    now = START + 20_000
    for (const path of withPlaces) assert.deepEqual(marksOf(await ask(path)), [200, "first", "20", STALE], path)
    now = START + 610_000
    for (const path of withPlaces) assert.equal((await ask(path)).status, 503, path)
  })

  it("keeps a page with places left for an outage although places were sold while it was rendered", async (test) => {
    await openAt()
    const askDuringSale = async () => {
      const [release, before] = [hold(), drawn.length]
      const asked = ask("/tours")
      await test.waitFor(() => assert.equal(drawn.length, before + 1), SOON)
      cache.changed("departures")
      release()
      return marksOf(await asked)
    }
    assert.deepEqual(await askDuringSale(), [200, "first", undefined, undefined])
    text = "second"
    assert.deepEqual(await askDuringSale(), [200, "second", undefined, undefined])
    isAway = true
    now = START + 5_000
    assert.deepEqual(marksOf(await ask("/tours")), [200, "second", "5", STALE])
  })

  it("sends the last page rendered while disconnected", async () => {
    await openAt()
    await ask("/tours")
    cache.disconnected()
    text = "second"
    assert.deepEqual(marksOf(await ask("/tours")), [200, "second", undefined, undefined])
    isAway = true
    assert.deepEqual(marksOf(await ask("/tours")), [200, "second", "0", STALE])
  })

  it("sends no page after a change or a reconnect", async () => {
    await openAt()
    await ask("/tours")
    cache.changed("tours")
    isAway = true
    assert.equal((await ask("/tours")).status, 503)
    isAway = false
    await ask("/tours")
    cache.disconnected()
    cache.connected()
    isAway = true
    assert.equal((await ask("/tours")).status, 503)
  })
})
