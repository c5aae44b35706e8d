import assert from "node:assert/strict"
import { before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { hanoiInstant } from "#lib/today.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import type { RenderPage } from "#server/pages/rendering.server.ts"
import { SITE } from "#server/testing/api.ts"
import { begin, bookTour, emma, inDays, minh, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { createTransfers } from "#server/testing/fixtures-products.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import { displayName } from "./review-presenter.server.ts"
import { sendNextReviewInvitation } from "./reviews.server.ts"

const { api, tours } = await openTestSite("pglite")
await createTransfers()
const staff = await signInStaff(api, "staff")
const transfer: { _id: string; slug: string } = (await api.get("/transfers?limit=1")).body.data[0]

type Journey = { id: string; email: string; headers: Record<string, string> }
let travellers = 0

async function journey(changes: object = {}, ending = ["confirm", "complete"], lastDay = inDays(-1)): Promise<Journey> {
  const email = `guest${++travellers}@mail.example`
  const { id, booking, guest } = await bookTour(api, tours.hoiAnLanterns, {
    customerInfo: { ...emma, email },
    ...changes,
  })
  await begin(id)
  for (const decision of ending) await api.post(`/bookings/${id}/${decision}`, {}, staff.headers)
  const days = booking.tourDetails?.duration.days ?? 1
  await db.execute(sql`update bookings set travel_date = ${lastDay}::date - ${days - 1}::int where id = ${id}`)
  return { id, email, headers: guest }
}

const TEN = hanoiInstant(inDays(0), "10:00")
async function invite(now = TEN): Promise<number> {
  let asked = 0
  while (await sendNextReviewInvitation(now)) asked++
  return asked
}

async function invitedToken({ email }: Journey): Promise<string> {
  await invite()
  const mail = (await api.sendMails()).find(({ headers, text }) => headers.to === email && text.includes("/review?"))
  return /review\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? ""
}

const words = {
  rating: 5,
  text: "The lanterns over the river, the quiet lanes, and a guide who knew everybody by name.",
  name: "Emma J.",
  country: "GB",
  language: "en",
  consent: true,
}
const write = (token: string, changes: object = {}) => api.put(`/reviews/own?token=${token}`, { ...words, ...changes })
const waiting = async () => (await api.get("/reviews/moderation?limit=50", staff.headers)).body.data
const decide = ({ _id, version }: { _id: string; version: number }, decision: object) =>
  api.put(`/reviews/moderation/${_id}`, { version, ...decision }, staff.headers)

async function published(changes: object = {}, order: object = {}) {
  const token = await invitedToken(await journey(order))
  assert.equal((await write(token, changes)).status, 200)
  return (await decide((await waiting()).at(-1), { status: "published" })).body.data
}

const reviewsOf = async (tour: string, place = "") => (await api.get(`/reviews?tour=${tour}${place}`)).body

describe("sendNextReviewInvitation", () => {
  before(async () => {
    await invite()
    await api.sendMails()
  })

  it("invites each guest once, from 9:00 on the day after the trip, in their language and with their own link", async () => {
    const { email } = await journey({ language: "vi", customerInfo: { ...minh, email: "moi@thu.example" } })
    await journey({}, undefined, inDays(0))
    assert.equal(await invite(hanoiInstant(inDays(0), "08:59")), 0)
    assert.equal(await invite(), 1)
    assert.equal(await invite(), 0)
    const mails = (await api.sendMails()).filter(({ text }) => text.includes("/review?"))
    assert.deepEqual(
      mails.map(({ headers }) => headers.to),
      ["moi@thu.example"],
    )
    assert.ok(email)
    const [mail] = mails
    assert.match(mail?.text ?? "", /Kính gửi quý khách Trần Văn Minh/)
    assert.match(mail?.text ?? "", /https:\/\/ghe\.example\/vi\/review\?token=[\w-]{43}\n/)
    assert.equal(mail?.headers.subject, "Chuyến đi của quý khách thế nào? Đèn lồng Hội An")
    assert.equal(await invite(hanoiInstant(inDays(1), "09:00")), 1)
  })

  it("invites after the last day of a longer trip, for up to 30 days, and only guests who travelled", async () => {
    await journey({ productId: tours.sapaTerraces }, undefined, inDays(0))
    await journey({}, ["confirm"])
    await journey({}, ["confirm", "no-show"])
    await journey({}, undefined, inDays(-31))
    assert.equal(await invite(), 0)
    await journey({ productId: tours.sapaTerraces }, undefined, inDays(-30))
    assert.equal(await invite(), 1)
    await api.sendMails()
  })

  it("sends no invitation if the guest has already written a review", async () => {
    const { id, headers, email } = await journey()
    assert.equal((await api.put(`/reviews/own?booking=${id}`, words, headers)).status, 200)
    assert.equal(await invite(), 1)
    assert.ok((await api.sendMails()).every(({ headers, text }) => headers.to !== email || !text.includes("/review?")))
  })
})

describe("PUT /reviews/own", () => {
  it("stores one review per booking, which can be changed until staff decide", async () => {
    const token = await invitedToken(await journey())
    const task = (await api.get(`/reviews/own?token=${token}`)).body.data
    assert.equal(task.suggestedName, "Emma J.")
    assert.deepEqual([task.booking.product.slug, task.review], ["lanterns-of-hoi-an", null])
    await write(token)
    const again = await write(token, { rating: 4, text: "On second thoughts, four stars it is." })
    assert.deepEqual([again.status, again.body.data.review.rating, again.body.data.review.status], [200, 4, "pending"])
    const staffMails = (await api.sendMails()).filter(({ text }) => text.includes("Có đánh giá mới"))
    assert.deepEqual(
      staffMails.map(({ headers }) => headers.to),
      ["office@ghe.example"],
    )
    const review = (await waiting()).at(-1)
    assert.equal(review.text, "On second thoughts, four stars it is.")
    const outdated = await decide({ ...review, version: review.version - 1 }, { status: "published" })
    assert.deepEqual([outdated.status, outdated.body.code], [409, "VERSION_CONFLICT"])
    await decide(review, { status: "refused", reason: "It is about another company." })
    const late = await write(token)
    assert.deepEqual([late.status, late.body.code], [409, "REVIEW_DECIDED"])
    const own = (await api.get(`/reviews/own?token=${token}`)).body.data.review
    assert.deepEqual([own.status, own.reason, own.rating], ["refused", "It is about another company.", 4])
  })

  it("accepts a review only from the guest who travelled, by link or by their own booking", async () => {
    const { headers } = await signUp(api)
    const body = await bookTour(api, tours.haGiangLoop, {}, headers)
    const path = `/reviews/own?booking=${body.booking._id}`
    const early = await api.put(path, words, headers)
    assert.deepEqual([early.status, early.body.code], [409, "NOT_TRAVELLED"])
    await begin(body.booking._id)
    for (const decision of ["confirm", "complete"])
      await api.post(`/bookings/${body.booking._id}/${decision}`, {}, staff.headers)
    const stranger = await signUp(api, { email: "stranger@thu.example" })
    for (const visitor of [{}, stranger.headers, staff.headers]) {
      assert.equal((await api.put(path, words, visitor)).status, 404)
      assert.equal((await api.get(path, visitor)).status, 404)
    }
    assert.equal((await api.put(path, words, headers)).status, 200)
  })

  it("refuses expired and unknown links", async () => {
    const token = await invitedToken(await journey())
    await db.execute(sql`update one_time_links set expires_at = now() - interval '1 second' where purpose = 'review'`)
    for (const wrong of [token, "x".repeat(43)]) {
      const { status, body } = await write(wrong)
      assert.deepEqual([status, body.errors[0].field], [422, "token"])
    }
    for (const query of ["", "?token=x&booking=y"])
      assert.equal((await api.put(`/reviews/own${query}`, words)).status, 422)
  })

  it("names the field that is wrong", async () => {
    const { id, headers } = await journey()
    const wrong: [field: string, value: unknown, en: string][] = [
      ["rating", undefined, "Please choose from one to five stars"],
      ["rating", 0, "Please choose from one to five stars"],
      ["rating", 6, "Please choose from one to five stars"],
      ["rating", 4.5, "Please choose from one to five stars"],
      ["text", "  nice    ", "Please write a few words, at least 10 characters"],
      ["text", "x".repeat(3001), "This text is too long"],
      ["name", " ", "Please enter the name to show with your review"],
      ["name", "a\nb", "Please write this on one line"],
      ["country", "XX", "Please choose a country from the list"],
      ["language", "fr", "The language must be en or vi"],
      ["consent", false, "We can only accept your review if you agree that we show it"],
      ["status", "published", "The request has an unknown field"],
    ]
    for (const [field, value, en] of wrong) {
      const { status, body } = await api.put(`/reviews/own?booking=${id}`, { ...words, [field]: value }, headers)
      assert.deepEqual([status, body.errors], [422, [{ field, message: en }]], field)
    }
  })
})

describe("/review without JavaScript", () => {
  const render: RenderPage = async (_href, { preloaded }) => renderedPage(JSON.stringify(preloaded))
  const site = () => createSite(render, { ...SITE, demo: false, corsOrigins: [], trustedProxies: [] })
  const post = (path: string, fields: Record<string, string>) => {
    const type = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }
    return site().request(path, { method: "POST", body: new URLSearchParams(fields).toString(), headers: type })
  }
  const filled = { text: words.text, name: "Emma J.", country: "GB" }

  it("shows the booking, keeps the input until it is valid, and saves the review", async () => {
    const token = await invitedToken(await journey())
    const path = `/vi/review?token=${token}`
    const page = await site().request(path)
    assert.equal(page.headers.get("cache-control"), "no-store")
    assert.match(await page.text(), /"own",\{"token":.*lanterns-of-hoi-an/)
    const refused = await post(path, filled)
    assert.equal(refused.status, 422)
    const [[, task], [, posted]] = JSON.parse(await refused.text())
    assert.equal(task.suggestedName, "Emma J.")
    assert.equal(new URLSearchParams(posted.sent).get("text"), words.text)
    assert.deepEqual(
      posted.problems.map(({ field }: { field: string }) => field),
      ["rating", "consent"],
    )
    const taken = await post(path, { ...filled, rating: "4", consent: "on" })
    assert.deepEqual([taken.status, taken.headers.get("location")], [303, `${path}&sent=1`])
    const { review } = (await api.get(`/reviews/own?token=${token}`)).body.data
    assert.deepEqual([review.rating, review.country, review.status], [4, "GB", "pending"])
  })

  it("shows an error for an expired link and no form without a link", async () => {
    const over = JSON.parse(await (await site().request(`/review?token=${"x".repeat(43)}`)).text())
    assert.equal(over[0][1].problems[0].field, "token")
    assert.equal((await post("/review", { ...filled, rating: "4", consent: "on" })).status, 422)
    assert.equal(await (await site().request("/review")).text(), "[]")
  })
})

describe("GET /reviews", () => {
  it("counts published reviews for their tour until they are taken back", async () => {
    const tour = tours.daNangByNight
    const order = { productId: tour }
    assert.deepEqual((await reviewsOf(tour)).summary, null)
    const first = await published({ rating: 5 }, order)
    await published({ rating: 4, text: "Good, though the second bridge was closed that night." }, order)
    const third = await published({ rating: 4, country: null }, order)
    await write(await invitedToken(await journey(order)), { rating: 1 })
    const { data, summary, pagination } = await reviewsOf(tour, "&limit=2")
    assert.deepEqual(summary, { average: 4.3, count: 3 })
    assert.deepEqual(pagination, { page: 1, limit: 2, total: 3, pages: 2 })
    assert.deepEqual(
      data.map(({ rating }: { rating: number }) => rating),
      [4, 4],
    )
    assert.deepEqual((await reviewsOf(tour, "&limit=2&page=2")).data[0]._id, first._id)
    const [card] = (await api.get("/tours?view=card&search=da+nang+by+night")).body.data
    assert.deepEqual([card.reviews, (await api.get(`/tours/${tour}`)).body.data.reviews], [summary, summary])
    const { data: back } = (await decide(third, { status: "refused", reason: "Asked to" })).body
    assert.deepEqual([back.status, back.publishedAt], ["refused", null])
    assert.deepEqual((await reviewsOf(tour)).summary, { average: 4.5, count: 2 })
    await decide(back, { status: "published" })
    assert.deepEqual((await reviewsOf(tour)).summary, summary)
  })

  it("reveals neither the booking nor the contact", async () => {
    const review = await published({}, { productId: tours.haGiangLoop })
    const [shown] = (await reviewsOf(tours.haGiangLoop)).data
    assert.deepEqual(Object.keys(shown).toSorted(), [
      ...["_id", "country", "countryName", "language", "name", "photos", "product", "publishedAt"],
      ...["rating", "reply", "text", "travelMonth", "travelledAs"],
    ])
    assert.match(shown.travelMonth, /^\d{4}-\d{2}$/)
    assert.equal(shown._id, review._id)
  })

  it("still counts reviews after staff edit the tour, without a version conflict", async () => {
    const tour = tours.bikesOfHoiAn
    await published({}, { productId: tour })
    const { version } = (await api.get(`/tours/${tour}?view=edit`, staff.headers)).body.data
    const price = { pricing: { adult: 31, child: null, currency: "USD" }, version }
    assert.equal((await api.put(`/tours/${tour}`, price, staff.headers)).status, 200)
    assert.deepEqual((await api.get(`/tours/${tour}`)).body.data.reviews, { average: 5, count: 1 })
  })

  it("replaces the company's own rating of a transfer, also for sorting", async () => {
    const order = { productId: transfer._id, productType: "transfer", travelers: 1 }
    const others = (await api.get("/transfers")).body.data as { _id: string; version: number }[]
    for (const { _id, version } of others)
      await api.put(`/transfers/${_id}`, { rating: _id === transfer._id ? 4.9 : 4.1, version }, staff.headers)
    const before = (await api.get("/transfers?sort=rating")).body.data[0]
    assert.deepEqual([before._id, before.rating, before.reviews], [transfer._id, 4.9, null])
    await published({ rating: 2 }, order)
    const found = (await api.get(`/transfers/${transfer._id}`)).body.data
    assert.deepEqual([found.rating, found.reviews], [2, { average: 2, count: 1 }])
    const sorted = (await api.get("/transfers?sort=rating")).body.data as { _id: string }[]
    assert.equal(sorted.at(-1)?._id, transfer._id)
    assert.equal((await api.get(`/reviews?transfer=${transfer._id}`)).body.data[0].product.slug, transfer.slug)
  })

  it("quotes reviews on the home page if their length fits and their tour is on sale", async () => {
    await published({ text: "Short but sweet." }, { productId: tours.northToSouth })
    const quoted = await published({ text: "x".repeat(60) }, { productId: tours.northToSouth })
    const latest = (await api.get("/reviews/latest?limit=1")).body.data
    assert.deepEqual(
      latest.map(({ _id }: { _id: string }) => _id),
      [quoted._id],
    )
    await db.execute(sql`update tours set is_active = false where id = ${tours.northToSouth}`)
    clearCache()
    assert.notEqual((await api.get("/reviews/latest?limit=1")).body.data[0]._id, quoted._id)
    assert.equal((await api.get(`/reviews?tour=${tours.northToSouth}`)).status, 404)
  })
})

describe("review moderation", () => {
  it("requires a reason to refuse and replies in both languages, and logs every decision", async () => {
    const token = await invitedToken(await journey())
    await write(token)
    const review = (await waiting()).at(-1)
    for (const decision of [{ status: "refused" }, { status: "pending" }, { reply: { en: "Thank you" } }])
      assert.equal((await decide(review, decision)).status, 422, JSON.stringify(decision))
    const reply = { en: "Thank you!", vi: "Cảm ơn bạn!" }
    const { data } = (await decide(review, { status: "published", reply })).body
    assert.deepEqual([data.status, data.reply], ["published", reply])
    const { rows } = await db.execute(
      sql`select actor, before, after from audit_log where subject = ${`review:${review._id}`}`,
    )
    assert.deepEqual(rows, [
      {
        actor: staff.user._id,
        before: { status: "pending", reason: "", reply: null, publishedAt: null },
        after: { status: "published", reason: "", reply, publishedAt: data.publishedAt },
      },
    ])
  })

  it("undoes a decision for some seconds, and keeps the answer that was typed", async () => {
    await write(await invitedToken(await journey()))
    const review = (await waiting()).at(-1)
    const path = `/reviews/moderation/${review._id}`
    const undo = (version: number) => api.post(`${path}/undo`, { version }, staff.headers)
    const isPublic = async () => {
      const { data } = await reviewsOf(tours.hoiAnLanterns)
      return data.some(({ _id }: { _id: string }) => _id === review._id)
    }
    assert.equal((await undo(review.version)).body.code, "UNDO_TOO_LATE", "nothing was decided")
    const reply = { en: "Thank you!", vi: "Cảm ơn bạn!" }
    const { data: published } = (await decide(review, { status: "published", reply })).body
    assert.ok(Date.parse(published.undoUntil) > Date.now())
    const before = (await reviewsOf(tours.hoiAnLanterns)).summary.count
    assert.equal((await undo(review.version)).body.code, "VERSION_CONFLICT")
    const { data: undone } = (await undo(published.version)).body
    assert.deepEqual(
      [undone.status, undone.publishedAt, undone.reply, undone.undoUntil],
      ["pending", null, reply, null],
    )
    assert.equal(await isPublic(), false)
    assert.equal((await reviewsOf(tours.hoiAnLanterns)).summary?.count ?? 0, before - 1)
    assert.equal((await undo(undone.version)).body.code, "UNDO_TOO_LATE")

    const { data: again } = (await decide(undone, { status: "published" })).body
    const { data: refused } = (await decide(again, { status: "refused", reason: "Of another company" })).body
    const { data: back } = (await undo(refused.version)).body
    assert.deepEqual([back.status, back.reason, back.publishedAt], ["published", "", again.publishedAt])
    const { data: last } = (await decide(back, { status: "refused", reason: "Of another company" })).body
    await db.execute(sql`update audit_log set at = at - interval '16 seconds'`)
    assert.equal((await api.get(path, staff.headers)).body.data.undoUntil, null)
    assert.equal((await undo(last.version)).body.code, "UNDO_TOO_LATE")
  })

  it("filters by language, month and with whom authors travelled, and counts what there is", async () => {
    const tour = tours.sapaTerraces
    const of = { productId: tour }
    await published({ travelledAs: "family", rating: 5 }, of)
    await published({ travelledAs: "couple", rating: 3, country: null }, of)
    const text = "Ruộng bậc thang mùa lúa chín đẹp như tranh, anh hướng dẫn rất vui tính."
    await published({ text, rating: 5 }, of)
    const { counts, pagination } = await reviewsOf(tour)
    assert.deepEqual(counts.stars, { 3: 1, 5: 2 })
    assert.deepEqual(counts.languages, { en: 2, vi: 1 })
    assert.deepEqual(counts.travelledAs, { couple: 1, family: 1 })
    assert.equal(pagination.total, 3)
    const [month = ""] = Object.keys(counts.months)
    const found = async (filter: string) => {
      const { data, pagination, counts: unchanged } = await reviewsOf(tour, filter)
      assert.equal(pagination.total, data.length)
      assert.deepEqual(unchanged, counts)
      return data.map(({ rating }: { rating: number }) => rating)
    }
    assert.deepEqual(await found("&travelledAs=family"), [5])
    assert.deepEqual(await found("&language=en"), [3, 5])
    assert.deepEqual(await found("&language=vi&travelledAs=family"), [])
    assert.equal((await found(`&month=${month}`)).length, counts.months[month])
    assert.deepEqual(await found(`&month=${(Number(month) % 12) + 1}`), [])
    for (const wrong of ["&travelledAs=crowd", "&language=fr", "&month=13"])
      assert.equal((await api.get(`/reviews?tour=${tour}${wrong}`)).status, 422, wrong)
  })

  it("detects the language from the letters of the text", async () => {
    for (const [language, text, known] of [
      ["en", "Chuyến đi rất vui, hướng dẫn viên nhiệt tình và đồ ăn ngon.", "vi"],
      ["vi", "Everything went well, from the first phone call to the last bowl.", "en"],
      ["en", "We loved Hội An and the phở that our guide had promised us there.", "en"],
    ]) {
      await write(await invitedToken(await journey()), { language, text })
      assert.equal((await waiting()).at(-1).language, known)
    }
  })
})

describe("shownName", () => {
  it("returns the given name and an initial", () => {
    const names = [
      displayName("Emma Jones", "en"),
      displayName("Trần Văn Minh", "vi"),
      displayName("Nguyễn Thị Lan", "en"),
      displayName("Cher", "en"),
      displayName("  ", "en"),
    ]
    assert.deepEqual(names, ["Emma J.", "Minh T.", "Lan N.", "Cher", ""])
  })
})
