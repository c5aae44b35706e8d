import assert from "node:assert/strict"
import { beforeEach, describe, it, type TestContext } from "node:test"
import { api as routes } from "#api.server.ts"
import { type Answer, get } from "#lib/api.ts"
import { contentCache } from "#server/database/cache.server.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")

type Titled = Answer<{ title: { en: string } }>
const SLUG = "/tours/slug/lanterns-of-hoi-an"
const titleOf = async () => (await get<Titled>(SLUG)).data.title.en
const rename = async (title: string) => {
  const answer = await api.put(`/tours/${tours.hoiAnLanterns}`, { title: { en: title, vi: title } }, staff.headers)
  assert.equal(answer.status, 200, answer.text)
}

/** Returns how often the API was called in this process since the test began. */
function callsOf(test: TestContext): () => number {
  const { mock } = test.mock.method(routes, "request")
  return () => mock.callCount()
}

describe("get() while pages are rendered", () => {
  beforeEach(() => contentCache.connected())

  it("asks the API once for a public answer in each language", async (test) => {
    const calls = callsOf(test)
    const [first, again] = [await get(SLUG), await get(SLUG)]
    assert.equal(again, first)
    assert.equal(calls(), 1)
    await get(SLUG, {}, { language: "vi" })
    await get(SLUG, {}, { language: "vi" })
    assert.equal(calls(), 2)
    for (const path of ["/settings", "/tours", "/categories", "/reviews/latest"])
      for (let n = 0; n < 3; n++) await get(path)
    assert.equal(calls(), 6)
  })

  it("reads again after an edit", async () => {
    for (const title of ["Lanterns of old Hoi An", "Lanterns on the river"]) {
      await titleOf()
      await rename(title)
      assert.equal(await titleOf(), title)
    }
  })

  it("does not share an answer that was read during an edit", async () => {
    const early = get(SLUG)
    contentCache.changed("tours")
    const later = await get(SLUG)
    assert.notEqual(later, await early)
    assert.equal(await get(SLUG), later)
  })

  it("asks again after a failure", async (test) => {
    const calls = callsOf(test)
    for (let n = 0; n < 2; n++) await assert.rejects(get("/tours/slug/nowhere"), { status: 404 })
    assert.equal(calls(), 2)
    test.mock.method(routes, "request", async () => Response.json({ success: false, code: "X" }, { status: 503 }))
    await assert.rejects(get(SLUG), { status: 503 })
    test.mock.restoreAll()
    assert.equal(await titleOf(), "Lanterns on the river")
  })

  it("asks each time for departures, personal answers, previews and other answers that may not be stored", async (test) => {
    const { path } = (await api.get(`/tours/${tours.hoiAnLanterns}/preview`, staff.headers)).body.data
    const preview = new URLSearchParams(path.split("?")[1]).get("preview") ?? ""
    const calls = callsOf(test)
    const reads: [string, Parameters<typeof get>[1]?, Parameters<typeof get>[2]?][] = [
      [`/tours/${tours.hoiAnLanterns}/departures`],
      [SLUG, { preview }],
      ["/auth/profile", {}, { headers: staff.headers }],
      [SLUG, {}, { headers: staff.headers }],
      [SLUG, {}, { headers: { cookie: "i18nextLng=vi" } }],
      [SLUG, {}, { headers: { "x-guest-token": "secret" } }],
      ["/holidays"],
      ["/health"],
    ]
    for (const read of reads) for (let n = 0; n < 2; n++) await get(...read)
    assert.equal(calls(), 2 * reads.length)
  })

  it("shares no answer while change notifications are missing", async (test) => {
    await titleOf()
    contentCache.disconnected()
    const calls = callsOf(test)
    for (let n = 0; n < 2; n++) await titleOf()
    assert.equal(calls(), 2)
  })
})
