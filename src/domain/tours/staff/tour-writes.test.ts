import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import type { Tour } from "#domain/tours/tour.ts"
import { db } from "#server/database/database.server.ts"
import { createDeparture, emma, inDays, requestFor, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

const text = { en: "Coracle boats", vi: "Thuyền thúng" }
const entry = {
  slug: "coracle-boats",
  title: text,
  shortDescription: text,
  description: text,
  location: { en: "Cam Thanh", vi: "Cẩm Thanh" },
  category: "culture",
  destination: "hoi-an",
  duration: { days: 1, nights: 0 },
  pricing: { adult: 19.5, child: 10, currency: "USD" },
}
const day = { title: text, description: text, meals: [] }
const stop = { name: text, lat: 15.88, lon: 108.36 }
const add = (changes: object) => api.post("/tours", { ...entry, ...changes }, staff.headers)
const edit = async (id: string) => (await api.get(`/tours/${id}?view=edit`, staff.headers)).body.data
const change = async (id: string, changes: object) =>
  api.put(`/tours/${id}`, { version: (await edit(id)).version, ...changes }, staff.headers)
const slugs = async (query: string, headers = {}) =>
  (await api.get(`/tours?${query}`, headers)).body.data.map(({ slug }: Tour) => slug)

describe("POST /tours", () => {
  it("fills in defaults and sorts the tour into lists", async () => {
    const { status, body } = await add({ alsoKnownAs: ["Rừng dừa Bảy Mẫu"] })
    assert.equal(status, 201)
    const { data } = body
    assert.equal(data.startTime, "08:00")
    assert.deepEqual([data.images, data.interests, data.requirements], [[], [], null])
    const tour: Tour = (await api.get(`/tours/${data._id}`)).body.data
    assert.deepEqual(tour.pricing, { adult: 19.5, child: 10, currency: "USD", perTrip: false })
    assert.deepEqual(tour.category, { slug: "culture", name: { en: "Culture", vi: "Văn hóa" }, isActive: true })
    assert.equal(tour.version, 1)
    for (const query of ["search=bay+mau", "category=hoi-an&maxPrice=20", "category=central&search=cam+thanh"])
      assert.deepEqual(await slugs(query), ["coracle-boats"])
  })

  const wrong: [string, object, string][] = [
    ["an unknown category", { category: "nowhere" }, "category"],
    ["an unknown destination", { destination: "nowhere" }, "destination"],
    ["more nights than days", { duration: { days: 1, nights: 2 } }, "duration"],
    ["no days", { duration: { days: 0, nights: 0 } }, "duration.days"],
    ["a price below nothing", { pricing: { adult: -1, child: null, currency: "USD" } }, "pricing.adult"],
    ["a fraction of a cent", { pricing: { adult: 1.005, child: null, currency: "USD" } }, "pricing"],
    ["a fraction of a đồng", { pricing: { adult: 100.5, child: null, currency: "VND" } }, "pricing"],
    ["another currency", { pricing: { adult: 1, child: null, currency: "EUR" } }, "pricing.currency"],
    ["a strange time", { startTime: "25:00" }, "startTime"],
    ["an unknown interest", { interests: ["golf"] }, "interests.0"],
    ["a picture of somebody else", { images: [{ url: "https://elsewhere.example/a.jpg" }] }, "images.0.url"],
    ["a path that climbs", { images: [{ url: "/media/../../etc/passwd" }] }, "images.0.url"],
    [
      "bands in disorder",
      { cancellationBands: [24, 72].map((hoursBefore) => ({ hoursBefore, refundPercent: 50 })) },
      "cancellationBands",
    ],
    ["a title that is no text", { title: 7 }, "title"],
    ["too long a title", { title: { en: "x".repeat(161) } }, "title.en"],
    ["a step without a text", { itinerary: [{ ...day, steps: [{ time: "08:00" }] }] }, "itinerary.0.steps.0.text"],
    ["a strange time of a step", { itinerary: [{ ...day, steps: [{ time: "8", text }] }] }, "itinerary.0.steps.0.time"],
    ["a stop off the map", { itinerary: [{ ...day, stops: [{ ...stop, lat: 51 }] }] }, "itinerary.0.stops.0.lat"],
    ["a question without an answer", { questions: [{ question: text }] }, "questions.0.answer"],
    ["a day without a description", { itinerary: [{ title: text, meals: [] }] }, "itinerary.0.description"],
  ]
  for (const [what, changes, field] of wrong) {
    it(`rejects ${what}`, async () => {
      const { status, body } = await add({ slug: "wrong", ...changes })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
      assert.ok(!/^(Invalid|Too|Unrec)|: Invalid/.test(body.errors[0].message), body.errors[0].message)
    })
  }

  it("asks for the category, and names all that is missing at once", async () => {
    const { status, body } = await add({
      slug: "wrong",
      title: undefined,
      category: undefined,
      pricing: { adult: null, child: null, currency: "USD" },
    })
    assert.equal(status, 422)
    const { title, category, ...others } = Object.fromEntries(
      body.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    )
    assert.ok(title)
    assert.equal(category, "Choose a category")
    assert.deepEqual(Object.keys(others), ["pricing.adult"])
    const { data } = (await add({ slug: "with-a-category" })).body
    const errors = [
      (await change(data._id, { category: null })).body.errors,
      (await add({ slug: "wrong", category: null })).body.errors,
    ]
    for (const [error] of errors) assert.deepEqual([error.field, error.message], ["category", "Choose a category"])
    const inVietnamese = { ...staff.headers, "accept-language": "vi" }
    const refused = await api.post("/tours", { ...entry, slug: "wrong", category: undefined }, inVietnamese)
    assert.equal(refused.body.errors[0].message, "Chọn chủ đề")
    const [wrong] = (await add({ slug: "wrong", category: "Not A Slug" })).body.errors
    assert.match(wrong.message, /^Use only lower-case letters/)
  })

  it("stores the steps and stops of days, what to bring, and questions", async () => {
    const itinerary = [{ ...day, steps: [{ time: "08:00", text }, { text }], stops: [stop] }]
    const sent = { itinerary, packing: [text], questions: [{ question: text, answer: text }] }
    const { data } = (await add({ slug: "paddle-in-steps", ...sent })).body
    const tour: Tour = (await api.get(`/tours/${data._id}`)).body.data
    const { packing, questions } = tour
    assert.deepEqual({ itinerary: tour.itinerary, packing, questions }, sent)
    const { itinerary: edited } = await edit(data._id)
    assert.deepEqual(edited, itinerary)
  })

  it("warns about missing Vietnamese at any depth", async () => {
    const itinerary = [{ title: { en: "Paddle" }, description: text, meals: ["lunch"], stay: { en: "At home" } }]
    const { body } = await add({ slug: "paddle", itinerary, highlights: [text, { en: "Crabs" }] })
    assert.deepEqual(body.warnings.map(({ field }: { field: string }) => field).toSorted(), [
      "highlights.1",
      "itinerary.0.stay",
      "itinerary.0.title",
    ])
  })
})

describe("tours priced in đồng", () => {
  it("are sorted among those in dollars at the settings' rate", async () => {
    await add({ slug: "in-dong", pricing: { adult: 780_000, child: null, currency: "VND" } })
    const { price, pricing } = (await api.get("/tours/slug/in-dong")).body.data
    assert.deepEqual([price, pricing.currency], [780_000, "VND"])
    assert.deepEqual(await slugs("minPrice=30&maxPrice=34"), ["in-dong"])
    const cheapest = await slugs("sort=price-low")
    assert.ok(cheapest.indexOf("in-dong") < cheapest.indexOf("da-nang-by-night"))
  })
})

describe("PUT /tours/{id}", () => {
  it("converts the own prices of departures and schedules with the tour's currency", async () => {
    const { body } = await add({ slug: "rice-wine" })
    const id = body.data._id
    const schedule = { tourId: id, weekdays: [1, 2, 3, 4, 5, 6, 7], from: inDays(3), to: inDays(4), startTime: "08:00" }
    const made = await api.post("/departures/schedules", { ...schedule, capacity: 9, price: 25.5 }, staff.headers)
    assert.equal(made.status, 201, JSON.stringify(made.body))
    const prices = async () => {
      const { data } = (await api.get(`/tours/${id}/departures`)).body
      const schedules = (await api.get(`/departures/schedules?tourId=${id}`, staff.headers)).body.data
      return [...data, ...schedules].map(({ price }: { price: number }) => price)
    }
    assert.deepEqual(await prices(), [25.5, 25.5, 25.5])
    await change(id, { pricing: { adult: 520_000, child: null, currency: "VND" } })
    assert.deepEqual(await prices(), [663_000, 663_000, 663_000])
    await change(id, { pricing: { adult: 20, child: null, currency: "USD" } })
    assert.deepEqual(await prices(), [25.5, 25.5, 25.5])
  })

  it("updates lists, search and filters at once", async () => {
    const id = tours.bikesOfHoiAn
    const changes = {
      title: { en: "By motorbike around Hue", vi: "Xe máy quanh Huế" },
      destination: null,
      category: "trekking",
      pricing: { adult: 99, child: null, currency: "USD" },
      duration: { days: 6, nights: 5 },
    }
    const handful = () => slugs("category=trekking&limit=6&view=card")
    assert.ok(!(await handful()).includes("by-bicycle-around-hoi-an"))
    assert.equal((await change(id, changes)).status, 200)
    assert.ok((await handful()).includes("by-bicycle-around-hoi-an"))
    assert.deepEqual(await slugs("search=motorbike"), ["by-bicycle-around-hoi-an"])
    assert.deepEqual(await slugs("days=6"), ["by-bicycle-around-hoi-an"])
    assert.ok(!(await slugs("category=central")).includes("by-bicycle-around-hoi-an"))
    assert.ok((await slugs("category=trekking&minPrice=99&maxPrice=99")).includes("by-bicycle-around-hoi-an"))
  })

  it("validates the merged tour, and changes nothing if it is invalid", async () => {
    const before = await edit(tours.sapaTerraces)
    const { status } = await change(tours.sapaTerraces, { position: 5, duration: { days: 2, nights: 3 } })
    assert.equal(status, 422)
    assert.equal((await change(tours.sapaTerraces, { position: 5, category: "nowhere" })).status, 422)
    assert.deepEqual(await edit(tours.sapaTerraces), before)
  })
})

describe("inactive tours", () => {
  it("are listed to staff only, and can be reactivated", async () => {
    assert.deepEqual(await slugs("active=false&view=card", staff.headers), ["ha-long-by-seaplane"])
    assert.ok((await slugs("active=all", staff.headers)).includes("ha-long-by-seaplane"))
    const listed = await api.get("/tours?active=all", staff.headers)
    assert.equal(listed.headers.get("cache-control"), "no-store")
    assert.equal((await change(tours.retired, { isActive: true })).status, 200)
    assert.equal((await api.get("/tours/slug/ha-long-by-seaplane")).status, 200)
    assert.deepEqual(await slugs("active=false", staff.headers), [])
    assert.equal((await api.get("/tours?active=perhaps", staff.headers)).status, 422)
  })
})

describe("DELETE /tours/{id}", () => {
  const remove = (id: string, headers: Record<string, string> = staff.headers) =>
    api.request(`/tours/${id}`, { method: "DELETE", headers })

  it("archives a booked tour, says so, and keeps the booking", async () => {
    const booked = await api.post("/bookings", requestFor(tours.hoiAnLanterns, { customerInfo: emma }))
    const { version } = await edit(tours.hoiAnLanterns)
    const { status, body } = await remove(tours.hoiAnLanterns, { ...staff.headers, "accept-language": "vi" })
    assert.equal(status, 200)
    assert.equal(body.archived, true)
    assert.match(body.message, /lưu trữ/)
    assert.equal((await api.get(`/tours/${tours.hoiAnLanterns}`)).status, 404)
    const kept = await edit(tours.hoiAnLanterns)
    assert.deepEqual([kept.isActive, kept.version], [false, version + 1])
    const { rows } = await db.execute(
      sql`select action, before, after from audit_log where subject = ${`tour:${tours.hoiAnLanterns}`}`,
    )
    assert.deepEqual(rows, [{ action: "archive", before: { isActive: true }, after: { isActive: false } }])
    const guest = { "x-guest-token": booked.body.guestToken }
    const { booking } = (await api.get(`/bookings/${booked.body.booking._id}`, guest)).body
    assert.equal(booking.tourDetails.slug, "lanterns-of-hoi-an")
    assert.equal((await remove(tours.hoiAnLanterns)).body.archived, true)
    assert.equal((await edit(tours.hoiAnLanterns)).version, version + 1)
  })

  it("deletes a tour without bookings, with its departures", async () => {
    await createDeparture(tours.lanHaKayak, { date: inDays(9), capacity: 4 })
    assert.equal((await remove(tours.lanHaKayak)).body.archived, false)
    const { rows } = await db.execute(sql`select 1 from departures where tour_id = ${tours.lanHaKayak}`)
    assert.deepEqual(rows, [])
  })
})
