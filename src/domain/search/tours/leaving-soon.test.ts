import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import type { TourOffer } from "#domain/search/search.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { createCatalogue, createDeparture, inDays, type TourName } from "#server/testing/fixtures.ts"

describe("GET /search/leaving-soon", () => {
  let api: TestApi
  let tours: Record<TourName, string>

  before(async () => {
    api = await openTestApi()
    tours = await createCatalogue()
    await createDeparture(tours.haLongCruise, { date: inDays(2), capacity: 1 })
    await createDeparture(tours.haLongCruise, { date: inDays(4), capacity: 12, priceMinor: 149_00 })
    await createDeparture(tours.haLongCruise, { date: inDays(5), capacity: 12 })
    await createDeparture(tours.lanHaKayak, { date: inDays(3), capacity: 12, minimum: 4 })
    await createDeparture(tours.sapaTerraces, { date: inDays(20), capacity: 12 })
  })
  after(() => api.close())

  const leaving = async (parameters = "") => {
    const { status, body, text } = await api.get(`/search/leaving-soon${parameters}`)
    assert.equal(status, 200, text)
    return body.data as TourOffer[]
  }

  it("lists each tour once, on its next day with places for two, in the order of the days", async () => {
    assert.deepEqual(
      (await leaving()).map(({ _id, next }) => [_id, next?.date]),
      [
        [tours.lanHaKayak, inDays(3)],
        [tours.haLongCruise, inDays(4)],
      ],
    )
  })

  it("says what two adults pay on that day", async () => {
    const cruise = (await leaving()).find(({ _id }) => _id === tours.haLongCruise)
    assert.equal(cruise?.next?.total, 298)
  })

  it("takes those that are certain to run before others", async () => {
    assert.deepEqual(
      (await leaving("?limit=1")).map(({ _id }) => _id),
      [tours.haLongCruise],
    )
  })

  it("refuses a limit beyond twelve", async () => {
    assert.equal((await api.get("/search/leaving-soon?limit=13")).status, 422)
  })
})
