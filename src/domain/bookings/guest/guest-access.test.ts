import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { bookTour, emma, inDays, minh } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

type Booked = { booking: Booking; guestToken: string }

const { api, tours } = await openTestSite()

const book = async (tour: string, changes: Record<string, unknown>): Promise<Booked> =>
  await bookTour(api, tour, changes)
const lanterns = await book(tours.hoiAnLanterns, { language: "vi" })
const bikes = await book(tours.bikesOfHoiAn, { travelDate: inDays(40), language: "vi" })
const emmas = await book(tours.hoiAnLanterns, { customerInfo: emma })
beforeEach(() => api.sendMails())

const lookUp = (contact: string, query: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  api.get(`/bookings/guest/${encodeURIComponent(contact)}?${new URLSearchParams(query)}`, headers)

const withToken = (...booked: Booked[]) => ({ "x-guest-token": booked.map(({ guestToken }) => guestToken).join(", ") })
const ids = (answer: TestAnswer) => answer.body.bookings.map((booking: Booking) => booking._id)
const NOTHING =
  '{"success":true,"bookings":[],"pagination":{"page":1,"limit":20,"total":0,"pages":1},"verificationRequired":true}'

describe("a browser's guest token", () => {
  it("opens its booking by email in any case and by phone in any format", async () => {
    const contacts = [
      minh.email,
      " MINH@Thu.Example",
      "0912345678",
      "+84 912 345 678",
      "84-912-345-678",
      "(0912) 345.678",
      "0084912345678",
    ]
    for (const contact of contacts) {
      const answer = await lookUp(contact, {}, withToken(lanterns))
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, {
        success: true,
        bookings: [lanterns.booking],
        pagination: { page: 1, limit: 20, total: 1, pages: 1 },
      })
    }
  })

  it("opens it by a foreign number with its country", async () => {
    assert.deepEqual(ids(await lookUp("07911 123456", { countryCode: "GB" }, withToken(emmas))), [emmas.booking._id])
    assert.deepEqual(ids(await lookUp("07911 123456", { countryCode: "+44" }, withToken(emmas))), [emmas.booking._id])
  })

  it("opens several bookings with several tokens, newest first, in pages", async () => {
    const both = withToken(lanterns, bikes, emmas)
    assert.deepEqual(ids(await lookUp(minh.email, {}, both)), [bikes.booking._id, lanterns.booking._id])
    const second = await lookUp(minh.email, { page: "2", limit: "1" }, both)
    assert.deepEqual(ids(second), [lanterns.booking._id])
    assert.deepEqual(second.body.pagination, { page: 2, limit: 1, total: 2, pages: 2 })
  })

  it("is ignored beyond the twentieth", async () => {
    const wrong = Array.from({ length: 20 }, (_, n) => `wrong-token-${n}`)
    assert.equal(
      (await lookUp(minh.email, {}, { "x-guest-token": [...wrong.slice(1), lanterns.guestToken].join(",") })).body
        .bookings.length,
      1,
    )
    assert.equal(
      (await lookUp(minh.email, {}, { "x-guest-token": [...wrong, lanterns.guestToken].join(",") })).text,
      NOTHING,
    )
  })
})

describe("a booking reference", () => {
  it("opens its booking with email or phone, in any case, with or without dashes", async () => {
    const { reference } = lanterns.booking
    const typed = [
      reference,
      reference.toLowerCase(),
      reference.replaceAll("-", ""),
      reference.slice(4),
      ` ${reference.replaceAll("-", " ")} `,
    ]
    for (const ref of typed) assert.deepEqual(ids(await lookUp(minh.email, { ref })), [lanterns.booking._id])
    assert.deepEqual(ids(await lookUp("+84912345678", { ref: reference })), [lanterns.booking._id])
  })

  it("returns a token for this booking only, once", async () => {
    const { guestToken } = (await lookUp(minh.email, { ref: lanterns.booking.reference })).body
    const asGuest = { "x-guest-token": guestToken }
    assert.equal((await api.get(`/bookings/${lanterns.booking._id}`, asGuest)).status, 200)
    assert.equal((await api.get(`/bookings/${bikes.booking._id}`, asGuest)).status, 404)
    const again = await lookUp(minh.email, { ref: lanterns.booking.reference }, asGuest)
    assert.equal(again.body.guestToken, undefined)
    assert.equal((await lookUp("somebody@thu.example", { ref: lanterns.booking.reference })).body.guestToken, undefined)
  })
})

describe("a lookup without proof", () => {
  it("returns the same bytes whether bookings exist or not", async () => {
    const unproved: [string, Record<string, string>, Record<string, string>][] = [
      [minh.email, {}, {}],
      [minh.phone, {}, {}],
      ["nobody@thu.example", {}, {}],
      ["0999 999 999", {}, {}],
      [minh.email, {}, withToken(emmas)],
      [minh.email, {}, { "x-guest-token": "made-up" }],
      ["nobody@thu.example", {}, withToken(lanterns)],
      [minh.email, { ref: emmas.booking.reference }, {}],
      [minh.email, { ref: "GHE-222-222-222" }, {}],
      [minh.email, { ref: "nonsense" }, {}],
      ["nobody@thu.example", { ref: lanterns.booking.reference }, {}],
      [minh.email, { proof: "made-up" }, {}],
      ["nobody@thu.example", { proof: "made-up" }, {}],
    ]
    const answers = await Promise.all(unproved.map((lookup) => lookUp(...lookup)))
    for (const answer of answers) {
      assert.equal(answer.status, 200)
      assert.equal(answer.text, NOTHING)
      assert.deepEqual([...answer.headers], [...answers[0]!.headers])
    }
  })

  it("does the same work in both cases: one outbox row, checked by the job", async () => {
    const queued = async () =>
      Number((await db.execute(sql`select count(*) as n from outbox where kind = 'guest-link'`)).rows[0]?.n)
    for (const contact of [minh.email, "nobody@thu.example"]) {
      const before = await queued()
      await lookUp(contact)
      assert.equal((await queued()) - before, 1)
    }
  })

  it("returns an error only if the input is neither an email nor a phone number", async () => {
    const refusals: [string, string, string][] = [
      [" ", "Please enter your email or phone number", "Vui lòng nhập email hoặc số điện thoại của bạn"],
      ["minh", "Please enter a valid email address", "Vui lòng nhập địa chỉ email hợp lệ"],
      ["minh@thu", "Please enter a valid email address", "Vui lòng nhập địa chỉ email hợp lệ"],
      ["0912345", "Phone number must have at least 8 digits", "Số điện thoại phải có ít nhất 8 chữ số"],
    ]
    for (const [contact, en, vi] of refusals) {
      for (const [language, message] of [
        ["en", en],
        ["vi", vi],
      ] as const) {
        const { status, body } = await lookUp(contact, {}, { "accept-language": language })
        assert.equal(status, 422)
        assert.deepEqual(body.errors, [{ field: "emailOrPhone", message }])
      }
    }
  })
})

describe("the mailed link of a lookup", () => {
  const linksOf = async () =>
    (await api.sendMails()).map(({ headers, text }) => ({
      to: headers.to,
      link: new URL(/https:\S+/.exec(text)?.[0] ?? ""),
    }))

  it("is sent to the address on the booking, in its language, with the site's URL", async () => {
    await lookUp(minh.phone, {}, { host: "evil.example" })
    const [mail, ...others] = await linksOf()
    assert.equal(others.length, 0)
    assert.equal(mail?.to, minh.email)
    assert.equal(mail?.link.origin + mail?.link.pathname, "https://ghe.example/vi/bookings")
    assert.equal(mail?.link.searchParams.get("contact"), minh.email)
  })

  it("is sent to no one if there is no booking", async () => {
    await lookUp("nobody@thu.example")
    assert.deepEqual(await linksOf(), [])
  })

  it("works once, and returns a token that opens the bookings from then on", async () => {
    await lookUp(minh.email)
    const [mail] = await linksOf()
    const proof = mail?.link.searchParams.get("proof") ?? ""
    const stored = (await db.execute(sql`select row_to_json(l)::text as text from one_time_links l`)).rows
    assert.ok(stored.every((row) => !String(row.text).includes(proof)))
    const opened = await lookUp(minh.email, { proof })
    assert.deepEqual(ids(opened), [bikes.booking._id, lanterns.booking._id])
    assert.match(opened.body.guestToken, /^[\w-]{43}$/)
    assert.equal((await lookUp(minh.email, { proof })).text, NOTHING)
    const later = await lookUp(minh.email, {}, { "x-guest-token": opened.body.guestToken })
    assert.deepEqual(ids(later), ids(opened))
    assert.equal(
      (await api.get(`/bookings/${bikes.booking._id}`, { "x-guest-token": opened.body.guestToken })).status,
      200,
    )
    assert.equal(
      (await api.get(`/bookings/${emmas.booking._id}`, { "x-guest-token": opened.body.guestToken })).status,
      404,
    )
  })

  it("opens no one else's bookings", async () => {
    await lookUp(minh.email)
    const [mail] = await linksOf()
    const answer = await lookUp(emma.email, { proof: mail?.link.searchParams.get("proof") ?? "" })
    assert.equal(answer.text, NOTHING)
  })

  it("expires after ten minutes", async () => {
    await lookUp(minh.email)
    const [mail] = await linksOf()
    await db.execute(sql`update one_time_links set expires_at = expires_at - interval '10 minutes'`)
    assert.equal((await lookUp(minh.email, { proof: mail?.link.searchParams.get("proof") ?? "" })).text, NOTHING)
  })

  it("is sent to each address with this phone number, for their own bookings only", async () => {
    const shared = { ...emma, email: "lan@thu.example", phone: minh.phone, countryCode: "VN" }
    const lans: Booked = await bookTour(api, tours.bikesOfHoiAn, { customerInfo: shared })
    await api.sendMails()
    await lookUp(minh.phone)
    const links = await linksOf()
    assert.deepEqual(links.map(({ to }) => to).sort(), ["lan@thu.example", minh.email])
    const proof = links.find(({ to }) => to === "lan@thu.example")?.link.searchParams.get("proof") ?? ""
    assert.deepEqual(ids(await lookUp(minh.phone, { proof })), [lans.booking._id])
  })
})

describe("GET /bookings/{id}", () => {
  it("returns the booking for its token, by id or reference", async () => {
    for (const name of [lanterns.booking._id, lanterns.booking.reference, lanterns.booking.reference.toLowerCase()]) {
      const answer = await api.get(`/bookings/${name}`, withToken(lanterns))
      assert.equal(answer.status, 200)
      assert.deepEqual(answer.body, {
        success: true,
        booking: { ...lanterns.booking, emailConfirmed: true, crew: null, payTo: [] },
      })
    }
  })

  it("returns the same bytes for unknown bookings and other people's", async () => {
    const attempts = [
      api.get(`/bookings/${lanterns.booking._id}`),
      api.get(`/bookings/${lanterns.booking._id}`, withToken(emmas)),
      api.get(`/bookings/${lanterns.booking.reference}`, withToken(emmas)),
      api.get("/bookings/7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11", withToken(emmas)),
      api.get("/bookings/GHE-222-222-222", withToken(emmas)),
      api.get("/bookings/what-is-this"),
    ]
    const answers = await Promise.all(attempts)
    for (const answer of answers) {
      assert.equal(answer.status, 404)
      assert.equal(answer.text, '{"success":false,"code":"NOT_FOUND","message":"Booking not found"}')
      assert.deepEqual([...answer.headers], [...answers[0]!.headers])
    }
  })
})
