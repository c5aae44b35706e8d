import assert from "node:assert/strict"
import { it } from "node:test"
import { sql } from "drizzle-orm"
import type { ListedVersion, PageVersion } from "#domain/pages/page.ts"
import { agreeToTerms, findTermsInForce, type TermsInForce } from "#domain/pages/page-versions.server.ts"
import { pageUrls } from "#domain/pages/pages.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { sitemaps } from "#server/pages/sitemap.server.ts"
import { bookTour, emma, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
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

const terms = { kind: "terms", slug: "terms", title: "Terms", content: text("{{guestDays}} days") }
const publish = async (content: object) =>
  (await api.post("/pages", { ...terms, content, isActive: true }, headers)).body.data
const keepDays = async (guestDays: number) => {
  const { status } = await api.put("/settings", { retention: { guestDays, networkDays: 30 } }, headers)
  assert.equal(status, 200)
}

it("agrees to nothing if staff delete the terms while a booking is being stored", async () => {
  const { _id } = await publish(text("Short-lived"))
  const found = await findTermsInForce()
  assert.equal((await api.request(`/pages/${_id}`, { method: "DELETE", headers })).status, 200)
  assert.ok(found)
  assert.equal(await transact((transaction) => agreeToTerms(found, transaction)), undefined)
})

it("keeps the version of the terms that was in force when a guest booked", async () => {
  assert.equal((await book(1)).terms, null)
  const made = (await api.post("/pages", terms, headers)).body.data
  assert.equal((await book(2)).terms, null)
  assert.equal((await api.put(`/pages/${made._id}`, { isActive: true }, headers)).status, 200)

  const first = (await book(3)).terms
  assert.deepEqual(first, { pageId: made._id, version: 2, date: hanoiDate() })
  assert.deepEqual((await book(4)).terms, first)

  // The settings change what the text says, without a change of the page.
  await keepDays(400)
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

const termsPage = async () => (await api.get("/pages")).body.data[0]
const change = async (id: string, fields: object) =>
  assert.equal((await api.put(`/pages/${id}`, fields, headers)).status, 200)
const agree = async (found: TermsInForce | undefined) => {
  assert.ok(found)
  const agreed = await transact((transaction) => agreeToTerms(found, transaction))
  assert.ok(agreed)
  return readTerms({ pageId: agreed.termsPageId, version: agreed.termsVersion })
}

it("keeps the words of the moment when it was sent, whatever is saved while it is being stored", async () => {
  const { _id } = await termsPage()
  await change(_id, { content: text("Sent: {{guestDays}} days") })
  await keepDays(401)
  const found = await findTermsInForce()
  await change(_id, { content: text("Saved: {{guestDays}} days") })
  await keepDays(402)
  const sent = await agree(found)
  assert.deepEqual([sent.content.en, sent.isCurrent], ["<p>Sent: 401 days</p>", false])
  const next = await agree(await findTermsInForce())
  assert.deepEqual([next.content.en, next.isCurrent], ["<p>Saved: 402 days</p>", true])
})

it("uses a version again when the settings say what they said before", async () => {
  const before = await agree(await findTermsInForce())
  await keepDays(403)
  const between = await agree(await findTermsInForce())
  await keepDays(402)
  const after = await agree(await findTermsInForce())
  assert.deepEqual([after.number, after.isCurrent], [before.number, true])
  assert.notEqual(between.number, before.number)
  const kept = (await readTerms({ pageId: (await termsPage())._id, version: between.number })) as PageVersion
  assert.equal(kept.isCurrent, false)
})

it("lists for staff the versions that were saved, page by page, without those that follow the settings", async () => {
  const { _id } = await termsPage()
  const { data, pagination } = (await api.get(`/pages/${_id}/versions?limit=2`, headers)).body
  assert.ok(data.every(({ by }: ListedVersion) => by !== null))
  assert.deepEqual([data.length, pagination.total, pagination.pages], [2, 5, 3])
  const { rows } = await db.execute(sql`select count(*)::int as n from page_versions where page_id = ${_id}`)
  assert.ok(Number(rows[0]?.n) > 5)
})

it("names the day of the text, as its page does, whatever else of the page has changed", async () => {
  const { _id, slug } = await termsPage()
  await db.execute(sql`update page_versions set at = '2026-05-03T05:00:00Z' where page_id = ${_id}`)
  await change(_id, { position: 7, placement: "footer" })
  await keepDays(404)
  const { booking } = await bookTour(api, tours.sapaTerraces, { customerInfo: withNewAddress(emma) })
  assert.equal(booking.terms?.date, "2026-05-03")
  assert.equal((await api.get(`/pages/slug/${slug}`)).body.data.textsChangedAt, "2026-05-03T05:00:00.000Z")
  const xml = await (
    await sitemaps({ siteUrl: "https://ghe.example" }, { company: pageUrls }).request("/sitemaps/company-1.xml")
  ).text()
  assert.match(xml, /<lastmod>2026-05-03/)
})

it("lets guests read what they agreed to when the terms are unpublished, and nobody the other versions", async () => {
  const { _id } = await termsPage()
  await change(_id, { content: text("Agreed") })
  const { booking } = await bookTour(api, tours.sapaTerraces, { customerInfo: withNewAddress(emma) })
  const { version = 0 } = booking.terms ?? {}
  await change(_id, { content: text("Never agreed") })
  await change(_id, { isActive: false })
  const statusOf = async (number: number) => (await api.get(`/pages/${_id}/versions/${number}?unpublished`)).status
  assert.deepEqual([await statusOf(version), await statusOf(version + 1)], [200, 404])
  await change(_id, { isActive: true })
})

it("keeps terms that bookings agreed to when staff delete them", async () => {
  const [page] = (await api.get("/pages")).body.data
  const answer = await api.request(`/pages/${page._id}`, { method: "DELETE", headers })
  assert.deepEqual([answer.status, answer.body.archived], [200, true])
  assert.equal((await readTerms({ pageId: page._id, version: 2 })).content.en, "<p>1,095 days</p>")
  assert.equal((await book(8)).terms, null)
})
