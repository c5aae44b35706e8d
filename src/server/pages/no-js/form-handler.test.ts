import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { createResetLink } from "#domain/account/security/password-reset.server.ts"
import { storeMailedToken } from "#domain/bookings/guest-tokens.server.ts"
import { createConfirmLink, createUnsubscribeLink } from "#domain/newsletter/newsletter.server.ts"
import type { PostedForm } from "#lib/posted-form.ts"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import type { RenderPage } from "#server/pages/rendering.server.ts"
import { resetLimits, SITE } from "#server/testing/api.ts"
import {
  bookedOn,
  bookTour,
  createDeparture,
  inDays,
  minh,
  requestFor,
  signInStaff,
  solve,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { foreignAddresses } from "#server/testing/foreign-addresses.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"

const { api, tours } = await openTestSite()
const departure = await createDeparture(tours.haLongCruise, { date: inDays(9), capacity: 4 })
// Rendering is tested elsewhere: a page here is the data that it was given.
const render: RenderPage = async (_href, { preloaded }) => renderedPage(JSON.stringify(preloaded))
const site = createSite(render, { ...SITE, demo: false, corsOrigins: [], trustedProxies: [] })

const own = { "sec-fetch-site": "same-origin" }
const anna = { name: "Anna", email: "anna@mail.example", phone: "0912 345 678", subject: "A week", message: "In May?" }
const KEY = "0198c0de-0000-4000-8000-0000000000"

const post = async (path: string, fields: Record<string, string> | string, headers: Record<string, string> = own) => {
  const body = typeof fields === "string" ? fields : new URLSearchParams(fields).toString()
  const type = { "content-type": "application/x-www-form-urlencoded" }
  const answer = await site.request(path, { method: "POST", body, headers: { ...type, ...headers } })
  const text = await answer.text()
  const known = answer.status !== 303 && text.startsWith("[") ? JSON.parse(text) : []
  const posted: PostedForm | undefined = known[0]?.[1]
  return { status: answer.status, headers: answer.headers, posted, known }
}
async function requestWithoutPlaces() {
  const travelDate = inDays(40)
  const departureId = await createDeparture(tours.haLongCruise, { date: travelDate, capacity: 40 })
  const customerInfo = { ...minh, email: "no-script@thu.example" }
  const book = (travelers: number, headers: Record<string, string> = {}) =>
    api.post("/bookings", requestFor(tours.haLongCruise, { travelDate, departureId, travelers, customerInfo }), headers)
  for (const travelers of [10, 9]) assert.equal((await book(travelers)).body.booking.placesHeld, true)
  const { challenge } = (await book(2)).body
  const { booking } = (await book(2, { "x-proof": await solve(challenge) })).body
  assert.equal(booking.placesHeld, false)
  const key = crypto.randomUUID()
  await storeMailedToken(key, booking._id, customerInfo.email)
  return { id: booking._id as string, key, departureId }
}

const count = async (table: string) =>
  Number((await db.execute(sql`select count(*) as n from ${sql.identifier(table)}`)).rows[0]?.n)

describe("forms without JavaScript", () => {
  const order = () => ({ ...minh, adults: "2", departure, specialRequests: "Chay\r\nnhé" })
  const path = "/tour/ha-long-bay-overnight/book"

  it("book once and show the booking to this browser only", async () => {
    const sent = { ...order(), formKey: `${KEY}01` }
    const [first, second] = [await post(`/vi${path}`, sent), await post(`/vi${path}`, sent)]
    assert.equal(first.status, 303)
    assert.equal(first.headers.get("cache-control"), "no-store")
    const [page = "", token] = (first.headers.get("location") ?? "").split("#booked=")
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

  it("are rendered again with their input and the API's errors", async () => {
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

  it("show the price without booking", async () => {
    const before = await count("bookings")
    const { status, known, posted } = await post(path, { adults: "2", departure, intent: "price" })
    assert.equal(status, 200)
    assert.deepEqual(posted?.problems, [])
    const [key, quoted] = known[1]
    assert.deepEqual([key[0], key[2], quoted.total], ["quotes", "en", 258])
    assert.equal(await count("bookings"), before)
  })

  it("price and book rooms that were chosen", async () => {
    const staff = await signInStaff(api, "staff")
    const { priceRules, version } = (await api.get(`/tours/${tours.haLongCruise}`)).body.data
    const single = { code: "single", name: { en: "Single cabin", vi: "Cabin đơn" }, price: 70, alone: true }
    const choices = [{ code: "cabin", name: { en: "Cabins", vi: "Cabin" }, per: "room", options: [single] }]
    const change = { priceRules: { ...priceRules, choices }, version }
    assert.equal((await api.put(`/tours/${tours.haLongCruise}`, change, staff.headers)).status, 200)
    const { known } = await post(path, { adults: "2", departure, "choice.cabin.single": "1", intent: "price" })
    assert.equal(known[1][1].total, 258 + 70)
    const tooMany = await post(`/vi${path}`, { ...order(), "choice.cabin.single": "3" })
    assert.deepEqual(tooMany.posted?.problems, [
      { field: "choices", message: "Cabin: Vui lòng không chọn nhiều hơn số khách" },
    ])
  })

  it("send consultations, messages and subscriptions once", async () => {
    const party = { "numberOfTravelers.adults": "2", "numberOfTravelers.children": "0" }
    const wish = { ...anna, ...party, budget: "under-1000", preferredContactMethod: "whatsapp" }
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
    assert.deepEqual(await count("enquiries"), 2)
    const refused = await post("/consultation", { ...asked, startedAt: new Date().toISOString() })
    assert.equal(refused.status, 429)
    assert.ok(Number(refused.headers.get("retry-after")) > 0)
  })

  it("start and end the newsletter only by a button behind the mailed link", async () => {
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

  it("open a pasted link for this answer alone, with its token in no address", async () => {
    const customerInfo = withNewAddress(minh)
    const asked = requestFor(tours.haLongCruise, { travelDate: inDays(9), departureId: departure, customerInfo })
    const { booking, guestToken } = (await api.post("/bookings", asked)).body
    const { data } = (await api.post(`/bookings/${booking._id}/plan-link`, {}, { "x-guest-token": guestToken })).body
    const link = `https://ghe.example/vi/plan#key=${data.token}`
    const opened = await post("/vi/plan", { link })
    assert.deepEqual([opened.status, opened.headers.get("location")], [200, null])
    assert.match(opened.headers.get("cache-control") ?? "", /no-store/)
    assert.match(JSON.stringify(opened.known), new RegExp(`opened-link.*${booking.travelDate}`))
    assert.ok(!JSON.stringify([opened.known, [...opened.headers]]).includes(data.token))
    for (const pasted of ["", "https://ghe.example/vi/plan", link.slice(0, -5), data.token]) {
      const refused = await post("/vi/plan", { link: pasted })
      assert.deepEqual([refused.status, refused.posted?.sent], [404, new URLSearchParams({ link: pasted }).toString()])
      assert.match(refused.posted?.problems[0]?.message ?? "", /Liên kết này không còn dùng được/)
    }
    assert.equal((await post("/manifest", { link: "https://ghe.example/manifest#key=unknown" })).status, 404)
  })

  it("mark a message whose invisible field is filled in", async () => {
    assert.equal((await post("/contact", { ...anna, subject: "Buy", website: "http://x" })).status, 303)
    const { rows } = await db.execute(sql`select status, doubtful from enquiries where subject = 'Buy'`)
    assert.deepEqual(rows, [{ status: "new", doubtful: true }])
  })

  it("are refused from another site", async () => {
    const before = await count("enquiries")
    for (const headers of [
      { "sec-fetch-site": "cross-site", origin: SITE.siteUrl },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "same-origin", origin: "http://evil.example", host: "evil.example" },
      { origin: "http://evil.example", host: "evil.example" },
      {},
    ] as Record<string, string>[]) {
      // Another site's name may point here, and then the URL has that Host.
      const address = headers.host ? `http://${headers.host}/contact` : "/contact"
      const { status, posted } = await post(address, { ...anna, subject: "Forged" }, headers)
      assert.equal(status, 403)
      assert.equal(posted?.sent, "")
    }
    assert.equal(await count("enquiries"), before)
    assert.equal((await post("/contact", { ...anna, subject: "Old browser" }, { origin: SITE.siteUrl })).status, 303)
    const fromMailedLink = { "sec-fetch-site": "same-origin", origin: "null" }
    assert.equal((await post("/contact", { ...anna, subject: "No referrer" }, fromMailedLink)).status, 303)
  })

  it("survive hostile bodies", async () => {
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
        assert.equal(answer.headers.get("connection"), status === 413 ? "close" : null)
        assert.ok(answer.posted?.problems.length)
      }
    }
    const lone = await post("/contact", { ...anna, name: "\ud800" })
    assert.equal(lone.status, 303, "URLs carry no lone surrogates: the browser has replaced it")
    assert.equal((await post("/tour/no%00thing/book", {})).status, 400)
    assert.equal((await post("/tour/nothing/book", order())).status, 404)
  })

  it("count against the API's limits and need no proof of work", async () => {
    resetLimits()
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

describe("account forms without JavaScript", () => {
  const hanh = { name: "Đỗ Hạnh", email: "do.hanh@thu.example", phone: "0912 345 678" }
  const [first, second] = ["hoa-sen-2026", "lantern-42"]
  const passwords = (password: string, confirmPassword = password) => ({ password, confirmPassword })
  const signIn = (password: string) => api.post("/auth/login", { email: hanh.email, password })

  it("create one account and do not sign in", async () => {
    const form = { ...hanh, ...passwords(first), formKey: `${KEY}31` }
    for (const _ of ["first", "again"]) {
      const { status, headers, posted } = await post("/vi/register", form)
      assert.deepEqual([status, headers.get("location")], [303, "/vi/register?done=1"], JSON.stringify(posted))
      assert.equal(headers.get("set-cookie"), null)
    }
    assert.equal((await signIn(first)).status, 200)
    const taken = await post("/register", { ...form, formKey: `${KEY}32` })
    const problem = "An account with this email already exists. Sign in or reset your password"
    assert.deepEqual([taken.status, taken.posted?.problems], [409, [{ field: "email", message: problem }]])
  })

  it("are rendered again without the passwords", async () => {
    const { status, known, posted } = await post("/register", { ...hanh, phone: "12", ...passwords(first, second) })
    assert.equal(status, 422)
    assert.deepEqual(
      posted?.problems.map(({ field }) => field),
      ["phone", "confirmPassword"],
    )
    assert.equal(new URLSearchParams(posted?.sent).get("name"), hanh.name)
    assert.doesNotMatch(JSON.stringify(known), new RegExp(`${first}|${second}`))
  })

  it("show one problem per field", async () => {
    const { posted } = await post("/vi/register", { ...hanh, ...passwords("abc", "") })
    assert.deepEqual(posted?.problems, [
      { field: "password", message: "Mật khẩu phải có ít nhất 6 ký tự" },
      { field: "confirmPassword", message: "Vui lòng nhập lại mật khẩu" },
    ])
  })

  it("do not reveal a new session to a repeated form", async () => {
    const form = { ...hanh, email: "guessed@thu.example", ...passwords(first) }
    assert.equal((await post("/register", form)).status, 303)
    // The answer to a known key contains the session, so no key may follow from the form's content.
    assert.equal((await post("/register", form)).status, 409)
  })

  it("reset a password by a mailed link once", async () => {
    const asked = await post("/vi/forgot-password", { email: hanh.email })
    assert.deepEqual([asked.status, asked.headers.get("location")], [303, "/vi/forgot-password?sent=1"])
    const mails = sql`select language from outbox where kind = 'reset-password' and recipient = ${hanh.email}`
    assert.deepEqual((await db.execute(mails)).rows, [{ language: "vi" }])
    assert.equal((await post("/forgot-password", { email: "nobody@thu.example" })).status, 303)
    const page = `/reset-password?token=${await createResetLink(hanh.email)}`
    assert.equal((await site.request(page)).headers.get("cache-control"), "no-store")
    assert.equal((await post(page, passwords(second, first))).status, 422)
    assert.equal((await signIn(first)).status, 200)
    const chosen = await post(page, passwords(second))
    assert.deepEqual([chosen.status, chosen.headers.get("location")], [303, "/reset-password?done=1"])
    assert.equal((await signIn(second)).status, 200)
    const used = await post(page, passwords(first))
    assert.deepEqual([used.status, used.posted?.problems.length], [422, 1])
  })

  it("are refused from another site", async () => {
    const headers = { "sec-fetch-site": "cross-site" }
    for (const path of ["/register", "/forgot-password", "/reset-password?token=x"])
      assert.equal((await post(path, { ...hanh, ...passwords(first) }, headers)).status, 403)
  })

  it("do not sign in without JavaScript", async () => {
    for (const path of ["/login", "/profile"])
      assert.equal((await post(path, { email: hanh.email, password: second })).status, 404)
  })
})

describe("GET /language", () => {
  it("sets a cookie and redirects to pages of this site only", async () => {
    const to = async (path: string) => (await site.request(path)).headers
    const headers = await to("/language/vi?to=%2Ftours%3Fpage%3D2")
    assert.equal(headers.get("location"), "/tours?page=2")
    assert.match(headers.get("set-cookie") ?? "", /^i18nextLng=vi;.*; Secure/)
    for (const language of ["en", "vi"])
      for (const address of foreignAddresses)
        for (const sent of [encodeURIComponent(address), encodeURI(address)]) {
          const location = (await to(`/language/${language}?to=${sent}`)).get("location") ?? ""
          assert.equal(new URL(location, "https://site.example").origin, "https://site.example", sent)
        }
  })
})

describe("GET /currency", () => {
  it("sets a cookie for a known currency and redirects to pages of this site only", async () => {
    const to = async (query: string) => (await site.request(`/currency?${query}`)).headers
    const headers = await to("currency=KRW&to=%2Fvi%2Ftours%3Fpage%3D2")
    assert.equal(headers.get("location"), "/vi/tours?page=2")
    assert.match(headers.get("set-cookie") ?? "", /^currency=KRW;.*; Secure/)
    assert.equal((await to("currency=GBP&to=%2Ftours")).get("set-cookie"), null)
    for (const address of foreignAddresses) {
      const location = (await to(`currency=VND&to=${encodeURIComponent(address)}`)).get("location") ?? ""
      assert.equal(new URL(location, "https://site.example").origin, "https://site.example", address)
    }
  })
})

describe("the button behind a mailed link", () => {
  it("confirms the email of a booking, so that it holds its seats", async () => {
    const { id, key, departureId } = await requestWithoutPlaces()
    const page = `/vi/bookings/${id}`
    const press = (secret: string, headers = own) => post(`${page}?confirm=${secret}`, { formKey: `${KEY}77` }, headers)
    await site.request(`${page}?confirm=${key}`)
    assert.equal((await press(key, { "sec-fetch-site": "cross-site" })).status, 403)
    const wrong = await press("x".repeat(43))
    assert.deepEqual([wrong.status, wrong.posted?.form, wrong.posted?.problems.length], [404, `/bookings/${id}`, 1])
    assert.equal(await bookedOn(departureId), 19)
    const pressed = await press(key)
    assert.deepEqual([pressed.status, pressed.headers.get("location")], [303, `${page}#key=${key}`])
    assert.equal(await bookedOn(departureId), 21)
  })
})

describe("the link to a plan without JavaScript", () => {
  it("is made for who booked, shown once, and ended", async () => {
    const { id, guestToken: token } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(minh) })
    const page = `/bookings/${id}`
    const guest = { ...own, cookie: `ghe-guest=${token}` }
    const show = async (key: string) => (await api.get("/plan", { "x-plan-token": key })).status
    const made = await post(`${page}?plan-link=make`, "", guest)
    assert.equal(made.status, 200)
    assert.equal(made.headers.get("cache-control"), "no-store")
    const [[shown, booking], [name, link]] = made.known
    assert.deepEqual([shown[0], booking._id, name], ["bookings", id, ["plan-link", id]])
    assert.equal(await show(link.token), 200)
    const strangers = await post(`${page}?plan-link=end`, "", own)
    assert.deepEqual([strangers.status, await show(link.token)], [404, 200])
    const foreign = await post(`${page}?plan-link=end`, "", { ...guest, "sec-fetch-site": "cross-site" })
    assert.deepEqual([foreign.status, await show(link.token)], [403, 200])
    const ended = await post(`${page}?plan-link=end`, "", guest)
    assert.deepEqual([ended.status, ended.known[1]], [200, [["plan-link", id], {}]])
    assert.equal(await show(link.token), 404)
  })
})
