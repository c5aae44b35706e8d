import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

const text = { en: "Cam Ranh to Nha Trang", vi: "Cam Ranh về Nha Trang" }
const category = { slug: "airport-cars", name: text, vehicleType: "car", serviceType: "private" }
await api.post("/transfer-categories", category, staff.headers)
const vehicles = [
  { code: "seats7", price: 19.5 },
  { code: "seats4", price: 15 },
]
const entry = {
  slug: "cam-ranh",
  type: "airport",
  category: "airport-cars",
  serviceType: "private",
  vehicleType: "car",
  title: text,
  shortDescription: text,
  description: text,
  location: text,
  from: text,
  to: text,
  duration: 40,
  pricing: { vehicles, currency: "USD" },
}
const add = (changes: object) => api.post("/transfers", { ...entry, ...changes }, staff.headers)
const read = async (id: string): Promise<Transfer> => (await api.get(`/transfers/${id}`)).body.data
let id: string

describe("POST /transfers", () => {
  it("prices a trip by vehicle, the cheapest first", async () => {
    const { status, body } = await add({})
    assert.equal(status, 201)
    id = body.data._id
    const transfer = await read(id)
    assert.deepEqual(transfer.pricing, { adult: 15, currency: "USD", perTrip: true })
    assert.deepEqual(
      transfer.vehicles.map(({ code, price }) => [code, price]),
      [
        ["seats4", 15],
        ["seats7", 19.5],
      ],
    )
    assert.deepEqual([transfer.name, transfer.rating, transfer.distance, transfer.route], [text, null, null, null])
    assert.deepEqual([body.data.name, body.data.region], [null, "all"])
  })

  it("asks for the group", async () => {
    for (const category of [undefined, null]) {
      const { status, body } = await add({ slug: "wrong", category })
      assert.equal(status, 422)
      const [error] = body.errors
      assert.deepEqual([error.field, error.message], ["category", "Choose a transfer group"])
    }
  })

  const vehicle = (price: unknown, code = "seats4") => ({ pricing: { vehicles: [{ code, price }], currency: "USD" } })
  const wrong: [string, object, string][] = [
    ["no price", { pricing: { currency: "USD" } }, "pricing"],
    ["prices of both kinds", { pricing: { ...entry.pricing, adult: 3, child: null } }, "pricing"],
    ["no vehicle", { pricing: { vehicles: [], currency: "USD" } }, "pricing.vehicles"],
    ["a price below nothing", vehicle(-1), "pricing.vehicles.0.price"],
    ["a price that is no number", vehicle("12"), "pricing"],
    ["a vehicle twice", { pricing: { vehicles: [...vehicles, ...vehicles], currency: "USD" } }, "pricing"],
    ["an unknown vehicle", vehicle(3, "helicopter"), "pricing.vehicles.0.code"],
    ["a trip without vehicles", { pricing: { adult: 15, currency: "USD", perTrip: true } }, "pricing.vehicles"],
    ["an unknown category", { category: "nowhere" }, "category"],
    ["an unknown type", { type: "sea" }, "type"],
    ["an unknown service", { serviceType: "vip" }, "serviceType"],
    ["a rating above five", { rating: 5.1 }, "rating"],
    ["a rating too fine", { rating: 4.85 }, "rating"],
    ["no time at all", { duration: 0 }, "duration"],
    ["half a kilometre", { distance: 0.5 }, "distance"],
    ["a timetable without times", { timetable: { times: [] } }, "timetable.times"],
    ["a time that is none", { timetable: { times: ["7h30"] } }, "timetable.times.0"],
    ["times out of order", { timetable: { times: ["15:00", "07:30"] } }, "timetable.times"],
    ["a time twice", { timetable: { times: ["07:30"], returnTimes: ["08:00", "08:00"] } }, "timetable.returnTimes"],
    ["departures without places", { timetable: { times: ["07:30"], places: 0 } }, "timetable.places"],
    ["endless waiting", { freeWaitingMinutes: 1441 }, "freeWaitingMinutes"],
  ]
  for (const [what, changes, field] of wrong) {
    it(`rejects ${what}`, async () => {
      const { status, body } = await add({ slug: "wrong", ...changes })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
      assert.ok(!/Invalid/.test(body.errors[0].message), body.errors[0].message)
    })
  }
})

describe("PUT /transfers/{id}", () => {
  it("replaces prices of trips by prices of seats and back", async () => {
    const seats = { pricing: { adult: 9, child: 4.5, currency: "USD" }, serviceType: "shared", rating: 4.7 }
    assert.equal((await api.put(`/transfers/${id}`, { version: 1, ...seats }, staff.headers)).status, 200)
    const shared = await read(id)
    assert.deepEqual(shared.pricing, { adult: 9, child: 4.5, currency: "USD", perTrip: false })
    assert.deepEqual([shared.vehicles, shared.category.serviceType, shared.rating], [[], "shared", 4.7])
    const trips = { pricing: { vehicles: [{ code: "seats16", price: 40 }], currency: "USD" } }
    const { body } = await api.put(`/transfers/${id}`, { version: 2, ...trips }, staff.headers)
    assert.deepEqual(body.data.pricing, trips.pricing)
    assert.deepEqual((await read(id)).pricing, { adult: 40, currency: "USD", perTrip: true })
    assert.equal((await api.get("/transfers?minPrice=40&maxPrice=40")).body.data.length, 1)
  })

  it("keeps prices by vehicle when they come back as visitors read them", async () => {
    const before = await read(id)
    const pricing = { adult: before.pricing.adult, perTrip: true }
    const { status } = await api.put(`/transfers/${id}`, { ...before, pricing, vehicles: [] }, staff.headers)
    assert.equal(status, 200)
    const other = { pricing: { ...pricing, adult: 12 } }
    const refused = await api.put(`/transfers/${id}`, other, staff.headers)
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "pricing.vehicles"])
    assert.deepEqual(await read(id), before)
  })

  it("takes back whole what was read, also without a place and with the longest title", async () => {
    const title = { en: "a".repeat(160), vi: "b".repeat(160) }
    const { body } = await add({ slug: "longest", title, location: "" })
    const before = await read(body.data._id)
    const { status, text: said } = await api.put(`/transfers/${before._id}`, before, staff.headers)
    assert.equal(status, 200, said)
    assert.deepEqual(await read(before._id), before)
  })

  it("takes a field at either place, and refuses two that differ", async () => {
    const { category, region } = (await api.get(`/transfers/${id}`)).body.data
    const send = (fields: object) => api.put(`/transfers/${id}`, fields, staff.headers)
    assert.equal((await send({ category, region: "south" })).status, 200)
    assert.equal((await read(id)).category.region, "south")
    const { status, body } = await send({ category: { ...category, location: "Hue" }, region: "north" })
    assert.deepEqual([status, body.errors[0].field], [422, "category.region"])
    assert.equal((await send({ category: { ...category, region }, region })).status, 200)
  })

  it("stays in its category if that is named as another", async () => {
    const other = { ...category, slug: "airport-autos" }
    assert.equal((await api.post("/transfer-categories", other, staff.headers)).status, 201)
    for (const slug of ["airport-autos", "airport-cars"]) {
      const moved = await api.put(`/transfers/${id}`, { category: slug }, staff.headers)
      assert.equal(moved.body.data.category, slug)
      const named = await api.put(`/transfers/${id}`, { category: { name: text } }, staff.headers)
      assert.deepEqual([named.status, named.body.data.category], [200, slug])
    }
  })

  it("gives it a timetable, needed names and free waiting, which its page and card show", async () => {
    const given = { timetable: { times: ["07:30", "15:00"] }, namesRequired: true, freeWaitingMinutes: 30 }
    assert.equal((await api.put(`/transfers/${id}`, given, staff.headers)).status, 200)
    const timetable = { times: ["07:30", "15:00"], returnTimes: [], places: null }
    const shown = await read(id)
    assert.deepEqual([shown.timetable, shown.namesRequired, shown.freeWaitingMinutes], [timetable, true, 30])
    const { body } = await api.get("/transfers?limit=50&fields=card")
    const card = (body.data as Transfer[]).find(({ _id }) => _id === id)
    assert.deepEqual([card?.timetable, card?.freeWaitingMinutes], [timetable, 30])
    const taken = { timetable: null, namesRequired: false, freeWaitingMinutes: null }
    await api.put(`/transfers/${id}`, taken, staff.headers)
    assert.equal((await read(id)).timetable, null)
  })

  it("changes nothing if the same is sent again", async () => {
    const { body } = await api.get(`/transfers/${id}?view=edit`, staff.headers)
    const { _id, updatedAt, ...sent } = body.data
    const again = await api.put(`/transfers/${id}`, sent, staff.headers)
    assert.deepEqual(again.body.data, body.data)
  })
})

describe("DELETE /transfers/{id}", () => {
  it("archives a booked transfer, and deletes one without bookings", async () => {
    const other = (await add({ slug: "never-booked" })).body.data._id
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: emma })
    await db.execute(sql`update bookings set product_id = ${id}, product_type = 'transfer' where id = ${booking._id}`)
    const outcomes = []
    for (const gone of [id, other]) {
      const { body } = await api.request(`/transfers/${gone}`, { method: "DELETE", headers: staff.headers })
      outcomes.push(body.archived)
      assert.equal((await api.get(`/transfers/${gone}`)).status, 404)
    }
    assert.deepEqual(outcomes, [true, false])
    const { rows } = await db.execute(sql`select count(*)::int as n from transfer_prices where transfer_id = ${other}`)
    assert.deepEqual(rows, [{ n: 0 }])
    const listed = await api.get("/transfers?active=false", staff.headers)
    assert.deepEqual(
      listed.body.data.map(({ slug }: Transfer) => slug),
      ["cam-ranh"],
    )
  })
})
