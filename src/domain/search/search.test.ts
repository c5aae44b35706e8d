import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import type { TourOffer, TourSearchAnswer } from "#domain/search/search.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import {
  createCatalogue,
  createDeparture,
  inDays,
  nameIn,
  signInStaff,
  type TourName,
  type Visitor,
} from "#server/testing/fixtures.ts"
import { createHolidayIn } from "#server/testing/fixtures-products.ts"

describe("GET /tours?view=offer", () => {
  let api: TestApi
  let tours: Record<TourName, string>
  let staff: Visitor

  before(async () => {
    api = await openTestApi()
    tours = await createCatalogue()
    staff = await signInStaff(api, "staff")
    await createDeparture(tours.haLongCruise, { date: inDays(10), capacity: 2 })
    await createDeparture(tours.haLongCruise, { date: inDays(12), capacity: 12, minimum: 4, priceMinor: 149_00 })
    await createDeparture(tours.haLongCruise, { date: inDays(14), capacity: 12, status: "guaranteed" })
    await change(tours.haGiangLoop, {
      facts: { minAge: 16, guideLanguages: ["en", "fr"], suits: ["vegetarian", "vegan"] },
    })
    await change(tours.sapaTerraces, { facts: { minAge: 8, groupSize: 10, guideLanguages: ["en"] } })
    await closeOut(tours.hoiAnLanterns, inDays(5), inDays(20))
  })
  after(() => api.close())

  async function change(id: string, body: object) {
    const { status, text } = await api.put(`/tours/${id}`, body, staff.headers)
    assert.equal(status, 200, text)
  }
  async function closeOut(tourId: string, from: string, to: string) {
    const { status, text } = await api.post("/departures/close-outs", { tourId, from, to, reason: "" }, staff.headers)
    assert.equal(status, 201, text)
  }

  async function search(query: Record<string, string | number>): Promise<TourSearchAnswer> {
    const parameters = Object.entries({ limit: 50, ...query }).map(([name, value]) => [name, String(value)])
    const { status, body } = await api.get(`/tours?view=offer&${new URLSearchParams(parameters)}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const names = ({ data }: Pick<TourSearchAnswer, "data">) => data.map(({ _id }) => nameIn(tours, _id))
  const offerOf = ({ data }: TourSearchAnswer, name: TourName): TourOffer =>
    data.find(({ _id }) => _id === tours[name]) as TourOffer

  it("returns the first departure that has room for the party", async () => {
    const forTwo = offerOf(await search({ adults: 2 }), "haLongCruise")
    assert.deepEqual([forTwo.next?.date, forTwo.next?.placesLeft], [inDays(10), 2])
    const forThree = offerOf(await search({ adults: 2, ages: 9 }), "haLongCruise")
    assert.deepEqual([forThree.next?.date, forThree.next?.needed], [inDays(12), 4])
    const sure = offerOf(await search({ adults: 2, ages: 9, guaranteed: "true" }), "haLongCruise")
    assert.deepEqual([sure.next?.date, sure.next?.status], [inDays(14), "guaranteed"])
  })

  it("returns the total that booking the same day and party would cost", async () => {
    for (const [adults, ages] of [
      [1, []],
      [2, [8]],
      [4, [2, 4, 11]],
    ] as [number, number[]][]) {
      const { data } = await search({ adults, ...(ages.length && { ages: ages.join() }) })
      const priced = data.filter(({ next }) => next?.total)
      assert.ok(priced.length >= 6, `${priced.length} priced`)
      for (const { _id, next } of priced) {
        const party = { adults, children: ages.length, childAges: ages }
        const order = { travelDate: next!.date, travelers: adults + ages.length, party }
        const departure = next!.departureId ? { departureId: next!.departureId } : {}
        const { body } = await api.post("/quotes", { productType: "tour", productId: _id, ...order, ...departure })
        assert.equal(next!.total, body.data?.total, `${nameIn(tours, _id)} ${JSON.stringify(body)}`)
      }
    }
  })

  it("leaves out tours that can't start on the days", async () => {
    const found = await search({ from: inDays(11), to: inDays(13), adults: 2 })
    assert.equal(offerOf(found, "haLongCruise").next?.date, inDays(12))
    assert.ok(!names(found).includes("hoiAnLanterns"))
    const later = names(await search({ from: inDays(20), to: inDays(22), adults: 2 }))
    assert.ok(!later.includes("haLongCruise"))
    assert.ok(later.includes("hoiAnLanterns"))
  })

  it("starts tours on request on the first day after the cut-off that isn't closed", async () => {
    await change(tours.daNangByNight, { cutoffHours: 72 })
    const found = await search({ adults: 2 })
    const { next } = offerOf(found, "daNangByNight")
    assert.ok(next && next.date >= inDays(3), next?.date)
    assert.equal(offerOf(await search({ from: inDays(20), to: inDays(30) }), "hoiAnLanterns").next?.date, inDays(21))
  })

  it("leaves out tours for older children", async () => {
    const found = names(await search({ adults: 2, ages: "9,17" }))
    assert.ok(found.includes("sapaTerraces"))
    assert.ok(!found.includes("haGiangLoop"))
    assert.ok(!names(await search({ adults: 2, ages: "7" })).includes("sapaTerraces"))
  })

  it("filters by the guide's language", async () => {
    assert.deepEqual(names(await search({ guide: "fr" })), ["haGiangLoop"])
  })

  it("filters by what a tour suits, also among the words", async () => {
    assert.deepEqual(names(await search({ need: "vegetarian" })), ["haGiangLoop"])
    for (const words of ["ăn chay", "vegan tours", "vegetarian ha giang"]) {
      const found = await search({ search: words })
      assert.deepEqual([names(found), found.nearest], [["haGiangLoop"], undefined], words)
    }
  })

  it("leaves a need aside that no tour suits, and says so", async () => {
    const { data, reading, nearest } = await search({ search: "wheelchair ha giang" })
    assert.deepEqual([data, reading], [[], { search: "ha giang", need: "wheelchair" }])
    assert.deepEqual([names(nearest!), nearest!.leftAside], [["haGiangLoop"], ["need"]])
    assert.match(nearest!.sentence.en, /leaves aside whom the tour suits/)
  })

  it("finds free cancellation where the tour says so", async () => {
    await change(tours.bikesOfHoiAn, { cancellationBands: [{ hoursBefore: 24, refundPercent: 50 }] })
    const all = await search({})
    const free = names(await search({ free: "true" }))
    const expected = all.data.filter(({ freeCancellationHours }) => freeCancellationHours !== null)
    assert.deepEqual(
      free,
      expected.map(({ _id }) => nameIn(tours, _id)),
    )
    assert.ok(free.length < all.data.length)
  })

  it("promises no free cancellation on days of a holiday without refunds", async () => {
    const holiday = await createHolidayIn([200, 204], { noRefund: true })
    const on = async (from: number, to = from) => {
      const days = { from: inDays(from), to: inDays(to), place: "hoi-an" }
      const [all, free] = [await search(days), await search({ ...days, free: "true" })]
      const week = all.data.find(({ _id }) => _id === tours.heritageWeek)
      const isFound = names(free).includes("heritageWeek")
      assert.equal(
        free.data.every((one) => one.freeCancellationHours !== null),
        true,
      )
      assert.equal(all.counts.free, free.pagination.total)
      return [week?.freeCancellationHours, isFound]
    }
    assert.deepEqual(await on(193), [0, true])
    assert.deepEqual(await on(194), [null, false])
    assert.deepEqual(await on(202), [null, false])
    assert.deepEqual(await on(204), [null, false])
    assert.deepEqual(await on(205), [0, true])
    await api.request(`/holidays/${holiday}`, { method: "DELETE", headers: staff.headers })
  })

  it("compares the total of the party with the prices if asked to", async () => {
    const { data, counts } = await search({ adults: 2, ages: 9, per: "party", maxPrice: 200, sort: "price-low" })
    const totals = data.map(({ next, pricing }) => (pricing.currency === "USD" ? next!.total! : next!.total! / 25_000))
    assert.ok(totals.length > 1)
    assert.deepEqual(
      totals,
      totals.toSorted((a, b) => a - b),
    )
    assert.ok(
      totals.every((total) => total <= 210),
      String(totals),
    )
    assert.ok(counts.prices!.max > 200)
    const dearFirst = await search({ adults: 2, ages: 9, per: "party", maxPrice: 200, sort: "price-high" })
    assert.deepEqual(
      names(dearFirst).toReversed(),
      data.map(({ _id }) => nameIn(tours, _id)),
    )
  })

  it("pages through all that it counts", async () => {
    const whole = names(await search({ adults: 2 }))
    const pages = []
    for (let page = 1; page <= Math.ceil(whole.length / 3); page++)
      pages.push(...names(await search({ adults: 2, limit: 3, page })))
    assert.deepEqual(pages, whole)
    const byTotal = names(await search({ adults: 2, per: "party" }))
    assert.deepEqual(byTotal, whole)
  })

  it("counts what another value of each filter would find", async () => {
    const queries = [
      {},
      { adults: 2, ages: "9" },
      { adults: 2, from: inDays(9), to: inDays(13), days: "2,3" },
      { category: "culture", maxPrice: 60, free: "true" },
      { place: "north", guide: "en", adults: 2, per: "party", maxPrice: 900 },
      { guaranteed: "true", adults: 3 },
      { search: "hoi an" },
    ]
    for (const query of queries) {
      const { counts, pagination } = await search(query)
      const others: [part: Record<string, string>, counted: number][] = [
        ...Object.entries(counts.categories).map(
          ([category, n]) => [{ category }, n] as [Record<string, string>, number],
        ),
        ...Object.entries(counts.places).map(([place, n]) => [{ place }, n] as [Record<string, string>, number]),
        ...Object.entries(counts.days).map(([days, n]) => [{ days }, n] as [Record<string, string>, number]),
        ...Object.entries(counts.guides).map(([guide, n]) => [{ guide }, n] as [Record<string, string>, number]),
        [{ free: "true" }, counts.free],
        [{ guaranteed: "true" }, counts.guaranteed],
      ]
      for (const [part, counted] of others) {
        const { pagination } = await search({ ...query, ...part })
        assert.equal(pagination.total, counted, `${JSON.stringify(query)} with ${JSON.stringify(part)}`)
      }
      assert.ok(pagination.total >= 0)
    }
  })

  it("says in both languages what is wrong with days", async () => {
    const asked = `/tours?view=offer&from=${inDays(9)}&to=${inDays(3)}`
    for (const [language, text] of [
      ["en", /last day must come after/],
      ["vi", /Ngày cuối phải sau/],
    ] as const) {
      const { status, body } = await api.get(asked, { "accept-language": language })
      assert.equal(status, 422)
      assert.match(JSON.stringify(body), text)
    }
    const { body } = await api.get(`/tours?view=offer&from=${inDays(9)}`)
    assert.match(JSON.stringify(body), /first and the last day/)
  })
})
