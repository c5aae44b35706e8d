import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { SITE } from "#server/testing/api.ts"
import { createDeparture, inDays, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")
const customer = await signUp(api)
await createDeparture(tours.haLongCruise, { date: inDays(9), capacity: 4 })

const CONTENT = "public, max-age=10, stale-while-revalidate=60"
const kept = (headers: Headers) => headers.get("cache-control")

describe("Cache-Control of public reads", () => {
  const paths = [
    "/categories",
    "/categories/hierarchy",
    "/tour-categories",
    "/transfer-categories/regions",
    "/tours",
    "/tours?view=card&limit=9",
    "/tours/slug/lanterns-of-hoi-an",
    "/transfers/seats",
    "/products",
    "/blogs",
  ]

  it("allows short caching and answers 304 while nothing changes", async () => {
    for (const path of paths) {
      const first = await api.get(path)
      const tag = first.headers.get("etag") ?? ""
      assert.match(tag, /^W\/"[0-9a-f]{40}"$/, path)
      assert.equal(kept(first.headers), CONTENT, path)
      const again = await api.get(path, { "if-none-match": `"other", ${tag}` })
      assert.deepEqual([again.status, again.text], [304, ""], path)
      assert.deepEqual([again.headers.get("etag"), kept(again.headers)], [tag, CONTENT])
      assert.equal(again.headers.get("content-type"), null)
      assert.equal((await api.get(path, { "if-none-match": '"other"' })).status, 200)
    }
  })

  it("is the same in every language and for HEAD", async () => {
    const [english, vietnamese] = await Promise.all(
      ["en", "vi"].map((of) => api.get("/tours", { "accept-language": of })),
    )
    assert.equal(english?.headers.get("etag"), vietnamese?.headers.get("etag"))
    assert.equal(english?.headers.get("vary"), "Accept-Encoding")
    const head = await api.request("/tours", { method: "HEAD" })
    assert.deepEqual([head.headers.get("etag"), head.text], [english?.headers.get("etag"), ""])
  })

  it("comes with a new ETag as soon as the content changes", async () => {
    const path = `/tours/${tours.sapaTerraces}`
    const before = await api.get(path, staff.headers)
    assert.equal(kept(before.headers), "private, no-cache")
    const tag = before.headers.get("etag") ?? ""
    assert.equal((await api.get(path, { ...staff.headers, "if-none-match": tag })).status, 304)
    const { version } = before.body.data
    assert.equal((await api.put(path, { version, isFeatured: true }, staff.headers)).status, 200)
    const after = await api.get(path, { ...staff.headers, "if-none-match": tag })
    assert.deepEqual([after.status, after.body.data.isFeatured], [200, true])
  })

  it("requires revalidation for departures and settings", async () => {
    for (const path of [`/tours/${tours.haLongCruise}/departures`, "/settings", "/settings/group/contact"]) {
      const { headers } = await api.get(path)
      assert.equal(kept(headers), "public, no-cache", path)
      assert.equal((await api.get(path, { "if-none-match": headers.get("etag") ?? "" })).status, 304)
    }
  })

  it("varies by Origin if CORS is on", async () => {
    const config = { ...SITE, demo: false, trustedProxies: [] }
    const partner = "https://partner.example"
    const site = createSite(async () => renderedPage("", 404), { ...config, corsOrigins: [partner] })
    for (const origin of [partner, "https://other.example", undefined]) {
      const answer = await site.request("/api/settings", { headers: origin ? { origin } : {} })
      assert.deepEqual(variesBy(answer), ["Accept-Encoding", "Origin"], origin)
    }
    const tag = (await site.request("/api/settings")).headers.get("etag") ?? ""
    const unchanged = await site.request("/api/settings", { headers: { origin: partner, "if-none-match": tag } })
    assert.equal(unchanged.status, 304)
    assert.equal(unchanged.headers.get("access-control-allow-origin"), partner)
    assert.deepEqual(variesBy(unchanged), ["Accept-Encoding", "Origin"])
  })
})

describe("Cache-Control no-store", () => {
  it("applies to errors", async () => {
    for (const path of ["/tours/slug/nowhere", "/tours?sort=wrong", "/nothing", "/settings/group/none"]) {
      const { status, headers } = await api.get(path)
      assert.ok(status >= 400)
      assert.deepEqual([kept(headers), headers.get("etag")], ["no-store", null], path)
    }
  })

  it("applies to staff views, personal data and health", async () => {
    for (const path of ["/tours?active=all", `/tours/${tours.retired}?view=edit`, "/consultations", "/upload/stats"])
      assert.equal(kept((await api.get(path, staff.headers)).headers), "no-store", path)
    for (const path of ["/auth/profile", "/bookings/my-bookings"])
      assert.equal(kept((await api.get(path, customer.headers)).headers), "no-store", path)
    assert.equal(kept((await api.get("/health")).headers), "no-store")
  })
})

const variesBy = ({ headers }: Response) => headers.get("vary")?.split(", ").toSorted()
