import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { importContent } from "#domain/content/import-content.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { content } from "../../../demo/content.server.ts"
import queries from "./site-search.queries.json" with { type: "json" }

/** What a search of the demo company's content finds: slugs, the best first. */
type Expected = {
  /** The first three tours. Any tours if it depends on the day. */
  tours?: string[]
  /** More tours would not be what was looked for. */
  most?: number
  /** The first of what comes closest if no tour fits, and what those leave aside. */
  nearest?: string[]
  leftAside?: string[]
  /** The first transfer and the first post. None if left out. */
  transfer?: string
  post?: string
}

describe("GET /search", () => {
  let api: TestApi

  before(async () => {
    api = await openTestApi()
    await transact((transaction) => importContent(content, transaction))
  })
  after(() => api.close())

  const search = async (q: string, parameters = "&limit=3") => {
    const { status, body, text } = await api.get(`/search?q=${encodeURIComponent(q)}${parameters}`)
    assert.equal(status, 200, text)
    return body
  }
  const slugs = ({ data }: { data: { slug: string }[] }) => data.map(({ slug }) => slug)

  it("is tried with 200 queries", () => assert.ok(Object.keys(queries).length >= 200))

  it("says in both languages what was left aside, for a place without tours too", async () => {
    const { tours } = await search("hà giang 3 ngày")
    assert.deepEqual(tours.nearest.sentence, {
      en: "No tour fits all of that. The closest leaves aside the length: Ha Giang Loop with an easy rider, 4 days.",
      vi: "Chưa có tour nào khớp tất cả. Gần nhất, nếu bỏ qua số ngày: Cung đường Hà Giang bốn ngày cùng tay lái bản địa, 4 ngày.",
    })
    assert.deepEqual((await search("Vũng Tàu")).tours.nearest.sentence, {
      en: "We don't run tours in Vung Tau yet. The nearest are in Ho Chi Minh City (Saigon).",
      vi: "Hiện chưa có tour ở Vũng Tàu. Gần nhất là TP. Hồ Chí Minh (Sài Gòn).",
    })
  })

  it("never ends in nothing", async () => {
    const odd = ["xyzzy", "asdf qwer", "tet 2031", "1tr5 sapa 9 days 10 people korean guide", "con dao under 5"]
    for (const q of odd) {
      const { tours } = await search(q)
      assert.ok(tours.data.length + (tours.nearest?.data.length ?? 0) > 0, q)
    }
  })

  for (const [q, expected] of Object.entries<Expected>(queries))
    it(`finds what '${q}' means`, async () => {
      const { tours, most = Number.POSITIVE_INFINITY, nearest, leftAside, transfer, post } = expected
      const found = await search(q)
      if (tours) assert.deepEqual(slugs(found.tours), tours)
      else assert.ok(found.tours.total > 0)
      assert.ok(found.tours.total <= most, `${found.tours.total} tours`)
      if (tours?.length === 0 && nearest) {
        assert.deepEqual(slugs(found.tours.nearest), nearest)
        assert.deepEqual(found.tours.nearest.leftAside, leftAside)
      }
      assert.deepEqual([slugs(found.transfers)[0], slugs(found.posts)[0]], [transfer, post])
    })

  it("finds the same tours as the list", async () => {
    for (const q of ["ha long", "hanio", "cooking class", "under 100", "miền bắc", "sapa trekking 2 days"]) {
      const found = await search(q)
      const { body: listed } = await api.get(`/tours?view=offer&limit=3&page=1&search=${encodeURIComponent(q)}`)
      assert.deepEqual(slugs(found.tours), slugs(listed), q)
      assert.equal(found.tours.total, listed.pagination.total, q)
    }
  })

  it("says how it read the query", async () => {
    const q = "north 2 days end of december 2 adults 1 child under 150"
    const { reading } = await search(q)
    const { from, to, ...others } = reading
    assert.deepEqual([from.slice(4), to.slice(4)], ["-12-21", "-12-31"])
    const read = { place: "northern-vietnam", days: [2], adults: 2, ages: [8], maxPrice: 150, currency: "USD" }
    assert.deepEqual(others, read)
    const { body } = await api.get(`/tours?view=offer&search=${encodeURIComponent(q)}`)
    assert.deepEqual(body.reading, reading)
  })

  it("prefers the filters of the list to what is read", async () => {
    const { body } = await api.get("/tours?view=offer&days=1&maxPrice=40&search=hanoi+3+days+under+2000000")
    assert.deepEqual(body.reading, { search: "hanoi" })
    assert.deepEqual(slugs(body), ["hanoi-old-quarter-street-food-walk"])
  })

  it("finds places and themes by the beginning of their names, with and without spaces", async () => {
    for (const [q, places] of [
      ["hal", ["ha-long"]],
      ["hoi", ["hoi-an"]],
      ["Hội An", ["hoi-an"]],
      ["hcmc", ["saigon"]],
      ["miền nam", ["southern-vietnam"]],
      ["cruises", ["cruises"]],
      ["xyzzy", []],
    ] as const)
      assert.deepEqual(slugs({ data: (await search(q)).places }), places, q)
  })

  it("returns at most as many of each kind as wanted, and refuses what it can't read", async () => {
    const { tours, transfers, posts } = await search("hanoi", "&limit=2")
    assert.deepEqual(
      [tours, transfers, posts].map(({ data }) => data.length),
      [2, 2, 2],
    )
    for (const query of ["", "?q=", "?q=%20", "?q=hanoi&limit=0", "?q=hanoi&limit=21"]) {
      const { status } = await api.get(`/search${query}`)
      assert.equal(status, 422, query)
    }
    const { body } = await api.get("/search", { "accept-language": "vi" })
    assert.deepEqual(body.errors, [{ field: "q", message: "Vui lòng nhập nội dung bạn muốn tìm" }])
  })
})
