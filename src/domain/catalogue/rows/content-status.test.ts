import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import type { ContentRow } from "#domain/catalogue/content.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { createCatalogue, requestFor, signInStaff, signUp, type Visitor } from "#server/testing/fixtures.ts"
import { createPreviewToken, isPreviewToken } from "./preview.server.ts"

const both = (en: string, vi: string) => ({ en, vi })
const tour = {
  title: both("Night market", "Chợ đêm"),
  shortDescription: both("An evening of small plates", "Một tối ăn vặt"),
  description: both("A walk.", "Đi bộ."),
  location: both("Hanoi", "Hà Nội"),
  category: "culture",
  duration: { days: 1, nights: 0 },
  pricing: { adult: 25, child: null, currency: "USD" },
}

let api: TestApi
let staff: Visitor
let customer: Visitor

before(async () => {
  api = await openTestApi()
  await createCatalogue()
  staff = await signInStaff(api, "staff")
  customer = await signUp(api)
})
after(() => api.close())

let made = 0
async function create(fields: object = {}) {
  const answer = await api.post("/tours", { ...tour, slug: `night-${++made}`, ...fields }, staff.headers)
  assert.equal(answer.status, 201, answer.text)
  return answer.body.data
}
const change = (id: string, fields: object) => api.put(`/tours/${id}`, fields, staff.headers)
const listed = async (active: string): Promise<ContentRow[]> =>
  (await api.get(`/tours?view=edit&active=${active}`, staff.headers)).body.data

describe("the status of content", () => {
  it("is draft, published or archived, and never published and archived at once", async () => {
    const { _id, isArchived } = await create({ isActive: false })
    assert.equal(isArchived, false)
    const states = async (fields: object) => {
      const { isActive, isArchived } = (await change(_id, fields)).body.data
      return [isActive, isArchived]
    }
    assert.deepEqual(await states({ isActive: true }), [true, false])
    assert.deepEqual(await states({ isArchived: true }), [false, true])
    assert.deepEqual(await states({ isActive: true }), [true, false])
    assert.deepEqual(await states({ isActive: false, isArchived: false }), [false, false])
  })

  it("hides drafts from quotes and bookings", async () => {
    const draft = await create({ isActive: false })
    const answers = async (id: string) => {
      const { customerInfo, specialRequests, ...order } = requestFor(id)
      const both = [await api.post("/quotes", order), await api.post("/bookings", requestFor(id))]
      return both.map(({ status, text }) => [status, text])
    }
    const hidden = await answers(draft._id)
    assert.deepEqual(
      hidden.map(([status]) => status),
      [422, 422],
    )
    assert.deepEqual(hidden, await answers(crypto.randomUUID()))
  })

  it("filters the staff's list", async () => {
    const draft = await create({ isActive: false })
    const archived = await create({ isArchived: true })
    const published = await create()
    const idsOf = async (active: string) => (await listed(active)).map(({ _id }) => _id)
    const shown = { draft: draft._id, archived: archived._id, true: published._id }
    for (const [active, id] of Object.entries(shown)) {
      const ids = await idsOf(active)
      assert.deepEqual(
        [draft._id, archived._id, published._id].filter((other) => ids.includes(other)),
        [id],
        active,
      )
    }
    const both = await idsOf("false")
    assert.ok(both.includes(draft._id) && both.includes(archived._id) && !both.includes(published._id))
    for (const active of ["draft", "archived"])
      for (const headers of [{}, customer.headers]) {
        const { status } = await api.get(`/tours?active=${active}`, headers)
        assert.equal(status, headers === customer.headers ? 403 : 401)
      }
  })
})

describe("the staff's list", () => {
  it("names missing texts, and is for staff only", async () => {
    const { _id } = await create({ title: { en: "Half" }, pricing: { adult: 0, currency: "VND" }, isActive: false })
    const row = (await listed("draft")).find((other) => other._id === _id)
    assert.deepEqual(row?.missing, ["vietnamese", "pictures", "price", "itinerary", "cancellation"])
    assert.deepEqual([row?.price, row?.currency, row?.image, row?.outdated], [0, "VND", null, 0])
    assert.equal((await api.get("/tours?view=edit")).status, 401)
    assert.equal((await api.get("/tours?view=edit", customer.headers)).status, 403)
    for (const path of ["/transfers", "/products"])
      assert.equal((await api.get(`${path}?view=edit`, staff.headers)).status, 200)
  })
})

describe("texts older than their translation", () => {
  it("are recorded when one language changes, and cleared by the other or by staff", async () => {
    const { _id } = await create()
    const outdatedAfter = async (fields: object) => (await change(_id, fields)).body.data.outdated
    const older = [{ language: "vi", text: "Chợ đêm" }]
    assert.deepEqual(await outdatedAfter({ title: both("Evening market", "Chợ đêm") }), older)
    assert.equal((await listed("all")).find((row) => row._id === _id)?.outdated, 1)
    assert.deepEqual(await outdatedAfter({ position: 3 }), older)
    assert.deepEqual(await outdatedAfter({ outdated: [] }), [])
    await change(_id, { title: both("Market at night", "Chợ đêm") })
    assert.deepEqual(await outdatedAfter({ title: both("Market at night", "Chợ tối") }), [])
    assert.equal((await api.get(`/tours/${_id}`)).body.data.outdated, undefined)
  })
})

describe("the preview of a draft", () => {
  it("is shown only with the token that staff get", async () => {
    const { _id, slug } = await create({ isActive: false })
    const { status, body, headers } = await api.get(`/tours/${_id}/preview`, staff.headers)
    assert.deepEqual([status, headers.get("cache-control")], [200, "no-store"])
    const token = new URL(body.data.path, "http://ghe.example").searchParams.get("preview") ?? ""
    assert.equal(body.data.path, `/tour/${slug}?preview=${token}`)
    const shown = await api.get(`/tours/slug/${slug}?preview=${token}`)
    assert.deepEqual([shown.status, shown.body.data._id, shown.headers.get("cache-control")], [200, _id, "no-store"])
    const other = await create({ isActive: false })
    const refused = [
      `/tours/slug/${slug}`,
      `/tours/slug/${slug}?preview=`,
      `/tours/slug/${slug}?preview=${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`,
      ...["9", "0", "00", "+", "%20", "-", "1e"].map((before) => `/tours/slug/${slug}?preview=${before}${token}`),
      `/tours/slug/${other.slug}?preview=${token}`,
      `/tours/${_id}?preview=${token}`,
    ]
    for (const path of refused) assert.equal((await api.get(path, customer.headers)).status, 404, path)
    assert.equal((await api.get(`/tours/${_id}/preview`)).status, 401)
    assert.equal((await api.get(`/tours/${_id}/preview`, customer.headers)).status, 403)
  })

  it("expires after two hours and works for one entry only", async () => {
    const id = crypto.randomUUID()
    const { token } = await createPreviewToken("tour", id, 0)
    assert.ok(await isPreviewToken(token, "tour", id, 7_200_000))
    assert.ok(!(await isPreviewToken(token, "tour", id, 7_200_001)))
    assert.ok(!(await isPreviewToken(token, "transfer", id, 0)))
    assert.ok(!(await isPreviewToken(token, "tour", crypto.randomUUID(), 0)))
  })
})
