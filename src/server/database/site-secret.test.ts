import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { SITE } from "#server/testing/api.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import { isSealed, sealer } from "./site-secret.server.ts"

const api = await openEmptySite()
const site = createSite(async () => renderedPage("", 404), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})
const seal = await sealer("photo")
const KEY = "a".repeat(32)
const EXPIRES = 9_000_000_000_000
const right = seal(KEY, EXPIRES)

/** What was never sealed: a right seal that was changed, another spelling of its number, or any text. */
const wrong = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.stringMatching(/^\d{1,20}\.[\w-]{43}$/),
    fc.nat(20).map((zeros) => "0".repeat(zeros + 1) + right),
    fc.tuple(fc.nat(right.length), fc.string({ maxLength: 3 })).map(([at, more]) => right.slice(0, at) + more),
    fc.constantFrom(`+${right}`, ` ${right}`, `${right}\n`, right.replace(".", ".0"), `${right}.${right}`),
  )
  .filter((text) => text !== right)

describe("isSealed", () => {
  it("accepts a seal until it expires", async () => {
    assert.equal(await isSealed(right, "photo", KEY), true)
    assert.equal(await isSealed(right, "photo", KEY, EXPIRES + 1), false)
    assert.equal(await isSealed(seal(KEY, 0), "photo", KEY, 0), true)
  })

  it("refuses everything else without an error", () =>
    fc.assert(
      fc.asyncProperty(wrong, async (text) => assert.equal(await isSealed(text, "photo", KEY), false)),
      { numRuns: 1_000 },
    ))
})

describe("malformed tokens", () => {
  const paths: ((text: string) => [path: string, headers?: Record<string, string>])[] = [
    (text) => [`/media/guests/${KEY}.${encodeURIComponent(text)}/800.webp`],
    (text) => [`/api/tours/slug/none?preview=${encodeURIComponent(text)}`],
    (text) => [`/api/waiting-list/place?token=${encodeURIComponent(text)}`],
    (text) => [`/api/reviews/own?token=${encodeURIComponent(text)}`],
    (text) => [`/api/bookings/${encodeURIComponent(text)}`],
    (text) => [`/api/bookings/by-contact/${encodeURIComponent(text)}`],
    (text) => [`/api/outbox/${encodeURIComponent(text)}`],
    (text) => [`/api/documents/verify/${encodeURIComponent(text)}`],
    (text) => ["/api/bookings/none", { "x-guest-token": headerText(text) }],
    (text) => ["/api/plan", { "x-plan-token": headerText(text) }],
    (text) => ["/api/departures/manifest", { "x-manifest-token": headerText(text) }],
    (text) => ["/api/account", { authorization: `Bearer ${headerText(text)}` }],
    (text) => ["/api/tours", { "x-proof": headerText(text) }],
  ]
  const headerText = (text: string) => text.replace(/[^\x20-\x7e]/g, "x").trim()

  it("are refused, not failed on, wherever a token or an id is sent", async () => {
    assert.ok(api)
    for (const text of fc.sample(
      wrong.filter((text) => text.isWellFormed()),
      { numRuns: 40, seed: 1 },
    ))
      for (const of of paths) {
        const [path, headers = {}] = of(text)
        const { status } = await site.request(path, { headers })
        assert.ok(status < 500, `${status} for ${path} ${JSON.stringify(headers)}`)
      }
  })
})
