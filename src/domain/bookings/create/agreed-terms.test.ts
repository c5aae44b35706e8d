import assert from "node:assert/strict"
import { it } from "node:test"
import { hanoiDate } from "#lib/today.ts"
import { bookTour, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const { headers } = await signInStaff(api, "admin")

const text = (words: string) => ({ en: `<p>${words}</p>`, vi: `<p>${words}</p>` })
const readTerms = async ({ pageId, version }: { pageId: string; version: number }) =>
  (await api.get(`/pages/${pageId}/versions/${version}`)).body.data
const book = async (nth: number) => {
  const customerInfo = { name: "Lan", email: `lan${nth}@thu.example`, phone: "0987 654 321", countryCode: "VN" }
  return (await bookTour(api, tours.sapaTerraces, { customerInfo })).booking
}

it("keeps the version of the terms that was in force when a guest booked", async () => {
  assert.equal((await book(1)).terms, null)
  const terms = { kind: "terms", slug: "terms", title: "Terms", content: text("{{guestDays}} days") }
  const made = (await api.post("/pages", terms, headers)).body.data
  assert.equal((await book(2)).terms, null)
  assert.equal((await api.put(`/pages/${made._id}`, { isActive: true }, headers)).status, 200)

  const first = (await book(3)).terms
  assert.deepEqual(first, { pageId: made._id, version: 2, date: hanoiDate() })
  assert.deepEqual((await book(4)).terms, first)

  // The settings change what the text says, without a change of the page.
  const retention = { guestDays: 400, networkDays: 30 }
  assert.equal((await api.put("/settings", { retention }, headers)).status, 200)
  const second = (await book(5)).terms
  assert.equal(second?.version, 3)
  assert.deepEqual((await book(6)).terms, second)

  assert.equal((await api.put(`/pages/${made._id}`, { content: text("Other") }, headers)).status, 200)
  const third = (await book(7)).terms
  const said = await Promise.all([first, second, third].map(async (terms) => terms && readTerms(terms)))
  assert.deepEqual(
    said.map((version) => [version.content.en, version.isCurrent]),
    [
      ["<p>1,095 days</p>", false],
      ["<p>400 days</p>", false],
      ["<p>Other</p>", true],
    ],
  )
})

it("keeps terms that bookings agreed to when staff delete them", async () => {
  const [page] = (await api.get("/pages")).body.data
  const answer = await api.request(`/pages/${page._id}`, { method: "DELETE", headers })
  assert.deepEqual([answer.status, answer.body.archived], [200, true])
  assert.equal((await readTerms({ pageId: page._id, version: 2 })).content.en, "<p>1,095 days</p>")
  assert.equal((await book(8)).terms, null)
})
