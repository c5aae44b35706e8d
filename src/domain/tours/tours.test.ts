import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { TestAnswer } from "#server/testing/api.ts"
import { bookTour, createDeparture, inDays, nameIn, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { Tour } from "./tour.ts"

const { api, tours } = await openTestSite("pglite")

const nameOf = (id: string) => nameIn(tours, id)
const names = (answer: TestAnswer) => answer.body.data.map((tour: Tour) => nameOf(tour._id))
const list = async (query: string) => names(await api.get(`/tours?${query}`))
const set = async (query: string) => (await list(query)).sort()

const CATALOGUE = [
  "haLongCruise",
  "hoiAnLanterns",
  "daNangByNight",
  "sapaTerraces",
  "haGiangLoop",
  "northToSouth",
  "heritageWeek",
  "madeToMeasure",
  "bikesOfHoiAn",
  "lanHaKayak",
]

describe("GET /tours", () => {
  it("returns all active tours with their number", async () => {
    const answer = await api.get("/tours")
    assert.equal(answer.status, 200)
    assert.deepEqual(names(answer), CATALOGUE)
    assert.deepEqual(answer.body.pagination, { page: 1, limit: 500, total: 10, pages: 1 })
  })

  it("returns the spec's shape", async () => {
    const [tour] = (await api.get("/tours?search=lanterns")).body.data
    assert.equal(tour.slug, "lanterns-of-hoi-an")
    assert.deepEqual(tour.title, { en: "Lanterns of Hoi An", vi: "Đèn lồng Hội An" })
    assert.deepEqual(tour.category, { slug: "culture", name: { en: "Culture", vi: "Văn hóa" }, isActive: true })
    assert.deepEqual(tour.duration, { days: 1, nights: 0 })
    assert.deepEqual(tour.pricing, { adult: 45, child: 30, currency: "USD", perTrip: false })
    assert.equal(tour.price, 45)
    assert.equal(tour.isActive, true)
    assert.equal(tour.isFeatured, true)
    assert.equal(tour.freeCancellationHours, 72)
    assert.equal("searchText" in tour, false)
  })

  it("returns cards without the fields of the tour page", async () => {
    const [card] = (await api.get("/tours?view=card&limit=1")).body.data
    assert.equal(nameOf(card._id), "haLongCruise")
    for (const long of ["description", "itinerary", "included"]) assert.equal(long in card, false)
  })

  it("returns pages of nine, and empty pages beyond the last", async () => {
    assert.deepEqual(await list("page=1"), CATALOGUE.slice(0, 9))
    const second = await api.get("/tours?page=2")
    assert.deepEqual(names(second), CATALOGUE.slice(9))
    assert.deepEqual(second.body.pagination, { page: 2, limit: 9, total: 10, pages: 2 })
    const third = await api.get("/tours?page=3")
    assert.deepEqual(third.body.data, [])
    assert.deepEqual(third.body.pagination, { page: 3, limit: 9, total: 10, pages: 2 })
  })

  it("accepts another page size", async () => {
    assert.deepEqual(await list("page=2&limit=4"), CATALOGUE.slice(4, 8))
  })

  it("returns one empty page if nothing matches", async () => {
    const { body } = await api.get("/tours?search=antarctica&page=1")
    assert.deepEqual(body.data, [])
    assert.deepEqual(body.pagination, { page: 1, limit: 9, total: 0, pages: 1 })
  })
})

describe("filters of GET /tours", () => {
  it("filter by category, destination, region and country", async () => {
    assert.deepEqual(await set("category=cruises"), ["haLongCruise", "lanHaKayak"])
    assert.deepEqual(await set("category=hoi-an"), ["bikesOfHoiAn", "heritageWeek", "hoiAnLanterns"])
    assert.deepEqual(await set("category=central"), ["bikesOfHoiAn", "daNangByNight", "heritageWeek", "hoiAnLanterns"])
    assert.equal((await list("category=vietnam-tours")).length, 10)
    assert.deepEqual(await set("category=nowhere"), [])
  })

  it("filter by a theme and a destination at once", async () => {
    assert.deepEqual(await set("place=central"), await set("category=central"))
    assert.deepEqual(await set("category=cruises&place=ha-long"), ["haLongCruise", "lanHaKayak"])
    assert.deepEqual(await set("category=cruises&place=central"), [])
    assert.deepEqual(await set("place=cruises"), [])
  })

  it("filter by minPrice and maxPrice, inclusive", async () => {
    assert.deepEqual(await set("minPrice=129&maxPrice=210"), ["haLongCruise", "lanHaKayak", "sapaTerraces"])
    assert.deepEqual(await set("maxPrice=28"), ["madeToMeasure"])
    assert.deepEqual(await set("maxPrice=29"), ["bikesOfHoiAn", "madeToMeasure"])
    assert.deepEqual(await set("minPrice=691"), ["northToSouth"])
    assert.deepEqual(await set("minPrice=100000000"), [])
    assert.equal((await set("minPrice=1451&maxPrice=100000000")).length, 0)
  })

  it("filter by days: one, several, seven or more", async () => {
    assert.deepEqual(await set("days=3"), ["sapaTerraces"])
    assert.deepEqual(await set("days=3,4"), ["haGiangLoop", "sapaTerraces"])
    assert.deepEqual(await set("days=3&days=4"), ["haGiangLoop", "sapaTerraces"])
    assert.deepEqual(await set("days=7"), ["heritageWeek", "northToSouth"])
    assert.deepEqual(await set("days=6"), [])
  })

  it("filter by featured", async () => {
    assert.deepEqual(await list("featured=true"), ["haLongCruise", "hoiAnLanterns"])
    assert.deepEqual(names(await api.get("/tours/featured/list")), ["haLongCruise", "hoiAnLanterns"])
  })

  it("combine", async () => {
    assert.deepEqual(await list("category=central&maxPrice=50&days=1&search=hoi+an&sort=price-low"), [
      "bikesOfHoiAn",
      "hoiAnLanterns",
    ])
  })
})

describe("search of GET /tours", () => {
  const spellings = {
    haLong: ["ha long", "Hạ Long", "Hạ Long".normalize("NFD"), "HA  LONG", "hạ-long", "long ha"],
    daNang: ["da nang", "Đà Nẵng", "Đà Nẵng".normalize("NFD"), "đà nẵng", "DANANG".replace("N", " N")],
  }

  for (const search of spellings.haLong) {
    it(`finds Hạ Long by '${search}', titles before destinations`, async () => {
      assert.deepEqual(await list(`search=${encodeURIComponent(search)}`), [
        "haLongCruise",
        "northToSouth",
        "lanHaKayak",
      ])
    })
  }

  for (const search of spellings.daNang) {
    it(`finds Đà Nẵng by '${search}'`, async () => {
      assert.deepEqual(await set(`search=${encodeURIComponent(search)}`), ["daNangByNight", "heritageWeek"])
    })
  }

  it("finds alternative names and parts of words", async () => {
    assert.deepEqual(await set("search=ho+chi+minh"), ["northToSouth"])
    assert.deepEqual(await set("search=kaya"), ["lanHaKayak"])
  })

  it("treats pattern characters literally", async () => {
    assert.deepEqual(await set("search=%25"), await set(""))
    assert.equal((await list("search=ha_long"))[0], "haLongCruise")
    assert.deepEqual(await set(`search=${encodeURIComponent("'; drop table tours; --")}`), [])
  })

  it("ranks titles before other mentions", async () => {
    assert.deepEqual(await list("search=da+nang&sort=recommended"), ["daNangByNight", "heritageWeek"])
  })

  it("works at /tours/search/text too", async () => {
    const answer = await api.get("/tours/search/text?q=S%C3%A0i%20G%C3%B2n")
    assert.deepEqual(names(answer), ["northToSouth"])
  })
})

describe("sorts of GET /tours", () => {
  it("sort by name, depending on the language", async () => {
    const english = await list("sort=name")
    assert.deepEqual(english.slice(0, 3), ["heritageWeek", "bikesOfHoiAn", "daNangByNight"])
    const vietnamese = await list("sort=name&language=vi")
    assert.deepEqual(vietnamese.slice(0, 3), ["lanHaKayak", "haLongCruise", "daNangByNight"])
    const titles = (await api.get("/tours?sort=name&language=vi")).body.data.map(({ title }: Tour) => title.vi)
    assert.deepEqual(titles, titles.toSorted(new Intl.Collator("vi").compare))
  })

  it("sort by price", async () => {
    assert.deepEqual((await list("sort=price-low")).slice(0, 3), ["madeToMeasure", "bikesOfHoiAn", "daNangByNight"])
    assert.deepEqual((await list("sort=price-high")).slice(0, 3), ["northToSouth", "heritageWeek", "haGiangLoop"])
  })

  it("sort by duration", async () => {
    const byLength = await list("sort=duration")
    assert.deepEqual(byLength.slice(-3), ["madeToMeasure", "heritageWeek", "northToSouth"])
  })
})

describe("GET /tours validation", () => {
  const wrong = [
    "page=0",
    "page=x",
    "limit=51",
    "limit=0",
    "sort=newest",
    "days=8",
    "days=x",
    "minPrice=-1",
    "maxPrice=1.5",
    "category=A%20B",
    "place=A%20B",
    `search=${"x".repeat(101)}`,
    "featured=yes",
    "view=all",
  ]
  for (const query of wrong) {
    it(`rejects ${query}`, async () => {
      const { status, body } = await api.get(`/tours?${query}`)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field.split(".")[0], query.split("=")[0])
    })
  }
})

describe("GET one tour", () => {
  it("returns it by slug and by id", async () => {
    const bySlug = await api.get("/tours/slug/ha-long-bay-overnight")
    const byId = await api.get(`/tours/${tours.haLongCruise}`)
    assert.equal(bySlug.status, 200)
    assert.equal(bySlug.text, byId.text)
    assert.deepEqual(bySlug.body.data.destination, { slug: "ha-long", name: { en: "Ha Long", vi: "Hạ Long" } })
  })

  it("returns 404 if it is unknown or inactive", async () => {
    for (const path of [
      "slug/nowhere",
      "slug/ha-long-by-seaplane",
      "7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11",
      "halong",
      tours.retired,
    ]) {
      const { status, body } = await api.get(`/tours/${path}`)
      assert.equal(status, 404)
      assert.deepEqual(body, { success: false, code: "NOT_FOUND", message: "Tour not found" })
    }
  })
})

describe("GET /tours/{id}/availability", () => {
  it("says whether any day can be booked: one with a place, or one on request that isn't closed", async () => {
    const staff = await signInStaff(api, "staff")
    const isBookable = async (id: string) => (await api.get(`/tours/${id}/availability`)).body.data.isBookable
    const { haLongCruise, hoiAnLanterns } = tours
    assert.deepEqual([await isBookable(haLongCruise), await isBookable(hoiAnLanterns)], [false, true])
    const departureId = await createDeparture(haLongCruise, { date: inDays(30), capacity: 2 })
    assert.equal(await isBookable(haLongCruise), true)
    await bookTour(api, haLongCruise, { departureId, travelers: 2 }, staff.headers)
    assert.equal(await isBookable(haLongCruise), false)
    const closed = { tourId: hoiAnLanterns, from: inDays(0), to: inDays(400), reason: "" }
    assert.equal((await api.post("/departures/close-outs", closed, staff.headers)).status, 201)
    assert.equal(await isBookable(hoiAnLanterns), false)
  })
})
