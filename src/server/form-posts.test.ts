import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { createConfirmLink, createUnsubscribeLink } from "#features/newsletter/newsletter.server.ts"
import type { PostedForm } from "#lib/posted-form.ts"
import { db } from "./database.server.ts"
import { createDeparture, inDays, minh } from "./fixtures.ts"
import { scaleLimits } from "./limits.server.ts"
import { createSite } from "./site.server.ts"
import { limitAnew, SITE } from "./test-api.ts"
import { openShop } from "./test-shop.ts"

const { tours } = await openShop()
const departure = await createDeparture(tours.haLongCruise, { date: inDays(9), capacity: 4 })
// The pages are drawn elsewhere: here they are what they are drawn with.
const draw = async (_href: string, _shown: object, known: unknown = []) => ({
  status: 200,
  html: [JSON.stringify(known)],
  scripts: [],
})
const site = createSite(draw, { ...SITE, demo: false, corsOrigins: [], trustedProxies: [] })

const own = { "sec-fetch-site": "same-origin" }
const anna = { name: "Anna", email: "anna@mail.example", phone: "0912 345 678", subject: "A week", message: "In May?" }
const KEY = "0198c0de-0000-4000-8000-0000000000"

const post = async (path: string, fields: Record<string, string> | string, headers: Record<string, string> = own) => {
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString()
  const type = { "content-type": "application/x-www-form-urlencoded" }
  const answer = await site.request(path, { method: "POST", body, headers: { ...type, ...headers } })
  const text = await answer.text()
  const drawn: [unknown, PostedForm][] = answer.status !== 303 && text.startsWith("[") ? JSON.parse(text) : []
  return { status: answer.status, headers: answer.headers, posted: drawn[0]?.[1], known: drawn }
}
const count = async (table: string) =>
  Number((await db.execute(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]?.n)

describe("a form posted to its page", () => {
  const order = () => ({ ...minh, adults: "2", departure, specialRequests: "Chay\r\nnhé" })
  const path = "/tour/ha-long-bay-overnight/book"

  it("books once, however often it is sent, and shows the booking to this browser alone", async () => {
    const sent = { ...order(), formKey: `${KEY}01` }
    const [first, second] = [await post(`/vi${path}`, sent), await post(`/vi${path}`, sent)]
    assert.equal(first.status, 303)
    assert.equal(first.headers.get("cache-control"), "no-store")
    const [page = "", token] = (first.headers.get("location") ?? "").split("#key=")
    assert.match(page, /^\/vi\/bookings\/[0-9a-f-]{36}$/)
    assert.equal(second.headers.get("location"), first.headers.get("location"))
    assert.equal(await count("bookings"), 1)
    const cookies = first.headers.getSetCookie()
    for (const where of ["/bookings", "/vi/bookings"])
      assert.ok(cookies.includes(`ghe-guest=${token}; Max-Age=86400; Path=${where}; HttpOnly; Secure; SameSite=Lax`))
    const shown = await site.request(page, { headers: { cookie: `ghe-guest=${token}` } })
    assert.match(await shown.text(), /GHE-.*Chay/s)
    assert.equal(shown.headers.get("cache-control"), "no-store")
    assert.equal(await (await site.request(page)).text(), "[]")
    assert.equal(
      await (await site.request(page, { headers: { cookie: "ghe-guest=aaaaaaaaaaaaaaaaaaaaaaaaaaa" } })).text(),
      "[]",
    )
    const papers = page.replace("/vi", "")
    const calendar = await site.request(`${papers}/calendar.ics`, { headers: { cookie: `ghe-guest=${token}` } })
    assert.match(await calendar.text(), /BEGIN:VEVENT/)
    assert.equal((await site.request(`${papers}/calendar.ics`)).status, 404)
  })

  it("is drawn again as it was filled in, with what the API has against it", async () => {
    const { status, posted } = await post(`/vi${path}`, { ...order(), email: "no address", departure: "" })
    assert.equal(status, 422)
    assert.equal(posted?.form, path)
    assert.equal(new URLSearchParams(posted?.sent).get("email"), "no address")
    assert.deepEqual(posted?.problems, [
      { field: "travelDate", message: "Vui lòng chọn ngày du lịch" },
      { field: "customerInfo.email", message: "Vui lòng nhập địa chỉ email hợp lệ" },
    ])
    const full = await post(path, { ...order(), adults: "4" })
    assert.equal(full.status, 409)
    assert.deepEqual(full.posted?.problems, [
      { field: "travelers", message: "Only 2 places are left on this departure." },
    ])
  })

  it("says the price without booking anything", async () => {
    const before = await count("bookings")
    const { status, known, posted } = await post(path, { adults: "2", departure, intent: "price" })
    assert.equal(status, 200)
    assert.deepEqual(posted?.problems, [])
    const [key, quoted] = known[1] as unknown as [unknown[], { total: number }]
    assert.deepEqual([key[0], key[2], quoted.total], ["quotes", "en", 258])
    assert.equal(await count("bookings"), before)
  })

  it("asks for advice, writes a message and subscribes, once each", async () => {
    const wish = { ...anna, adults: "2", children: "0", budget: "under-1000", preferredContactMethod: "whatsapp" }
    const asked = { ...wish, preferredContactTime: "evening", interests: "food", formKey: `${KEY}02`, tour: "nothing" }
    for (const [path, fields] of [
      ["/consultation", asked],
      ["/contact", anna],
      ["/newsletter", { email: anna.email }],
    ] as const) {
      for (const _ of ["first", "again"]) {
        const { status, headers, posted } = await post(path, fields)
        assert.deepEqual([status, headers.get("location")], [303, `${path}?sent=1`], JSON.stringify(posted))
      }
    }
    assert.deepEqual([await count("consultations"), await count("contact_messages")], [1, 1])
    const refused = await post("/consultation", { ...asked, startedAt: new Date().toISOString() })
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get("retry-after")) > 0)
  })

  it("begins and ends the newsletter by mailed links, which do nothing by being opened", async () => {
    const email = "ban.doc@example.com"
    const token = await createConfirmLink(email, "vi")
    const confirm = `/vi/newsletter/confirm?token=${token}`
    const opened = await (await site.request(confirm)).json()
    assert.deepEqual(opened, [[["newsletter", "confirm", token], { email, language: "vi", open: true }]])
    assert.equal(await count("newsletter_subscribers"), 0)
    const confirmed = await post(confirm, { formKey: `${KEY}03` })
    assert.deepEqual([confirmed.status, confirmed.headers.get("location")], [303, `${confirm}&done=1`])
    assert.equal(await count("newsletter_subscribers"), 1)
    const end = `/newsletter/unsubscribe?token=${await createUnsubscribeLink(email)}`
    assert.equal((await post(end, { formKey: `${KEY}04` })).status, 303)
    assert.equal(await count("newsletter_subscribers"), 0)
    const used = await post(confirm, { formKey: `${KEY}05` })
    assert.equal(used.status, 422)
    assert.match(JSON.stringify(used.known), /Liên kết đã hết hạn hoặc đã được dùng/)
  })

  it("keeps what a machine fills in as spam", async () => {
    assert.equal((await post("/contact", { ...anna, subject: "Buy", website: "http://x" })).status, 303)
    const { rows } = await db.execute(sql`select status from contact_messages where subject = 'Buy'`)
    assert.deepEqual(rows, [{ status: "spam" }])
  })

  it("is refused from another site", async () => {
    const before = await count("contact_messages")
    for (const headers of [
      { "sec-fetch-site": "cross-site", origin: SITE.siteUrl },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { origin: "https://evil.example" },
      { origin: "null" },
      {},
    ] as Record<string, string>[]) {
      const { status, posted } = await post("/contact", { ...anna, subject: "Forged" }, headers)
      assert.equal(status, 403)
      assert.equal(posted?.sent, "")
    }
    assert.equal(await count("contact_messages"), before)
    assert.equal((await post("/contact", { ...anna, subject: "Old browser" }, { origin: SITE.siteUrl })).status, 303)
  })

  it("stands hostile bodies", async () => {
    for (const [fields, status, headers] of [
      ["subject=a%00b", 400],
      ["sub%00ject=a", 400],
      ["%", 422],
      ["", 422],
      ["__proto__=x&constructor=y&toString=z", 422],
      [`message=${"x".repeat(300_000)}`, 413],
      ["{}", 415, { "content-type": "application/json" }],
      ["x", 415, { "content-type": "multipart/form-data; boundary=x" }],
    ] as [string, number, Record<string, string>?][]) {
      for (const path of ["/contact", "/tour/ha-long-bay-overnight/book", "/consultation"]) {
        const answer = await post(path, fields, { ...own, ...headers })
        assert.equal(answer.status, status, `${fields.slice(0, 40)} to ${path}`)
        assert.ok(answer.posted?.problems.length)
      }
    }
    const lone = await post("/contact", { ...anna, name: "\ud800" })
    assert.equal(lone.status, 303, "URLs carry no lone surrogates: the browser has replaced it")
    assert.equal((await post("/tour/no%00thing/book", {})).status, 400)
    assert.equal((await post("/tour/nothing/book", order())).status, 404)
  })

  it("is counted by the limits of the API, and asked for no proof of work", async () => {
    limitAnew()
    const statuses: number[] = []
    for (let n = 0; n < 21; n++)
      statuses.push((await post("/contact", { ...anna, email: `a${n}@mail.example` })).status)
    const refused = await post("/contact", anna)
    scaleLimits(10_000)
    assert.deepEqual(new Set(statuses), new Set([303]))
    assert.equal(refused.status, 429)
    const problem = { field: "", message: "Too many requests. Please try again later." }
    assert.deepEqual(refused.posted?.problems, [problem])
  })
})

describe("the language without script", () => {
  it("is remembered, and leads back to the page and nowhere else", async () => {
    const to = async (path: string) => (await site.request(path)).headers
    const headers = await to("/language/vi?to=%2Ftours%3Fpage%3D2")
    assert.equal(headers.get("location"), "/tours?page=2")
    assert.match(headers.get("set-cookie") ?? "", /^i18nextLng=vi;/)
    for (const evil of ["https://evil.example", "//evil.example", "/\\evil.example"])
      assert.equal((await to(`/language/en?to=${encodeURIComponent(evil)}`)).get("location"), "/")
  })
})
