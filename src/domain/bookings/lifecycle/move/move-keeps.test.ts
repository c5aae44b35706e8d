import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { changeOf, type MoveValues, startValues } from "#office/bookings/actions/move-order.ts"
import { emma, inDays, sendBooking, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { createProducts, createTransfers, pickupZones } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const transfers = await createTransfers()
const { lunch, sim } = await createProducts()
const staff = await signInStaff(api, "staff", "hoa")

const cabin = { code: "cabin", name: { en: "Cabin", vi: "Phòng" }, per: "room", isRequired: false }
const options = [{ code: "single", name: { en: "Single", vi: "Phòng đơn" }, price: 30, alone: false }]
const free = { below: 5, perAdults: 2, furtherPercent: 50 }
const edited = await api.put(
  `/tours/${tours.hoiAnLanterns}`,
  {
    pickupZones,
    version: 1,
    needsTravelers: "passports",
    priceRules: {
      children: { by: "age", free, bands: [{ below: 11, percent: 50 }] },
      tiers: [],
      privateGroups: [],
      choices: [{ ...cabin, options }],
    },
  },
  staff.headers,
)
assert.equal(edited.status, 200, edited.text)

const names = ["Emma", "Ada", "Ben", "Cleo"].map((name) => ({ name, birthYear: 1990, passportEnding: "4F21" }))
const tourOrder = {
  productId: tours.hoiAnLanterns,
  productType: "tour",
  travelers: 4,
  party: { adults: 2, children: 2, childAges: [4, 8] },
  travelDate: inDays(30),
  pickup: { zone: "west-lake", place: "12 Quang An" },
  choices: [{ code: "cabin", option: "single", quantity: 2 }],
  extras: [{ productId: lunch, quantity: 3 }],
  travelerList: names,
}
const carOrder = {
  productId: transfers.toNoiBai,
  productType: "transfer",
  travelers: 4,
  party: { adults: 3, children: 1 },
  travelDate: inDays(30),
  pickupTime: "08:00",
  flightNumber: "VN 37",
  vehicle: "seats7",
  largeBags: 2,
  childSeats: 1,
  extraStops: 1,
  waitingHours: 1,
  nameSign: "Jones",
  pickup: { zone: "west-lake", place: "12 Quang An" },
  extras: [{ productId: sim, quantity: 2 }],
  travelerList: names,
  returnTrip: { travelDate: inDays(40), flightNumber: "VN 36", flightTime: "14:00" },
}

async function book(order: object) {
  const guest = { customerInfo: withNewAddress(emma), specialRequests: "No peanuts", language: "vi" }
  return sendBooking(api, { ...order, ...guest }, staff.headers)
}

/** Everything of a booking that a change of one thing must leave. */
function kept({ booking }: { booking: Record<string, unknown> }, except: string[]) {
  const { tourDetails, transferDetails, productId, party, travelDate, customerInfo, specialRequests, language } =
    booking as Record<string, object>
  const all = {
    productId,
    party,
    travelDate,
    customerInfo,
    specialRequests,
    language,
    ...tourDetails,
    ...transferDetails,
  }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !except.includes(name)))
}

const withoutNull = (order: object) => Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null))

type Change = Record<string, unknown> & { returnTrip?: object }
const SINGLE: [string, typeof tourOrder | typeof carOrder, Change, string[]][] = [
  ["the date of a tour", tourOrder, { travelDate: inDays(33) }, ["travelDate"]],
  ["the adults of a tour", tourOrder, { party: { adults: 3, children: 2 } }, ["party"]],
  ["the number of a tour's travellers", tourOrder, { travelers: 5 }, ["party"]],
  ["an age", tourOrder, { party: { adults: 2, children: 2, childAges: [5, 8] } }, ["party"]],
  ["the rooms", tourOrder, { choices: [{ code: "cabin", option: "single", quantity: 1 }] }, ["choices"]],
  ["the extras", tourOrder, { extras: [{ productId: sim, quantity: 1 }] }, ["extras"]],
  ["the pick-up zone", tourOrder, { pickup: { zone: "old-quarter" } }, ["pickup"]],
  ["the date of a car", carOrder, { travelDate: inDays(33) }, ["travelDate", "flight"]],
  ["the passengers of a car", carOrder, { travelers: 5 }, ["party"]],
  ["the bags", carOrder, { largeBags: 3 }, ["largeBags"]],
  ["the seats", carOrder, { childSeats: 2 }, ["childSeats"]],
  ["the vehicle", carOrder, { vehicle: null, largeBags: 3 }, ["vehicle", "vehicleCode", "largeBags"]],
  ["the date of the way back", carOrder, { returnTrip: { travelDate: inDays(42) } }, ["returnTrip"]],
]

describe("changing one thing of a booking", () => {
  for (const [title, order, change, changed] of SINGLE)
    it(`keeps all else and costs what a new order costs: ${title}`, async () => {
      const { id, booking } = await book(order)
      const moved = await api.post(`/bookings/${id}/move`, change, staff.headers)
      assert.equal(moved.status, 200, moved.text)
      assert.deepEqual(kept(moved.body, changed), kept({ booking }, changed))
      assert.notDeepEqual(kept(moved.body, []), kept({ booking }, []))
      const { party } = moved.body.booking
      const { travelerList: _names, ...booked } = order
      const merged = { ...booked, ...change, party, travelers: party.adults + party.children }
      const back = "returnTrip" in change && { returnTrip: { ...carOrder.returnTrip, ...change.returnTrip } }
      const fresh = await api.post("/quotes", withoutNull({ ...merged, ...back }), staff.headers)
      assert.equal(fresh.status, 200, fresh.text)
      assert.deepEqual(moved.body.booking.lines, fresh.body.data.lines)
    })

  it("keeps the price that was agreed", async () => {
    const { id, booking } = await book(tourOrder)
    const price = { amount: 100_00, currency: "USD", version: booking.version }
    await api.put(`/bookings/${id}/price`, price, staff.headers)
    const { body } = await api.post(`/bookings/${id}/move`, { travelers: 5 }, staff.headers)
    assert.equal(body.booking.pricing.total, 100)
  })
})

describe("children's ages in another party", () => {
  it("asks for what it can't know, with the field that is missing", async () => {
    const { id, booking } = await book(tourOrder)
    for (const [change, field] of [
      [{ party: { adults: 2, children: 3 } }, "party.childAges"],
      [{ party: { adults: 2, children: 1 } }, "party.childAges"],
      [{ party: { adults: 2, children: 3, childAges: [4, 8] } }, "party.childAges"],
      [{ travelers: 3 }, "party"],
    ] as const)
      for (const path of ["move", "move/quote"]) {
        const { status, body } = await api.post(`/bookings/${id}/${path}`, change, staff.headers)
        assert.deepEqual([status, body.errors?.[0]?.field], [422, field], JSON.stringify(change))
      }
    assert.deepEqual((await api.get(`/bookings/${id}`, staff.headers)).body.booking.party, booking.party)
    const without = await api.post(`/bookings/${id}/move`, { party: { adults: 2, children: 0 } }, staff.headers)
    assert.deepEqual(without.body.booking.party, { adults: 2, children: 0 })
  })

  it("keeps the names that are known, and asks for the missing ones", async () => {
    const { id, guest } = await book(tourOrder)
    const { body } = await api.post(`/bookings/${id}/move`, { travelers: 5 }, guest)
    const { missing, tourDetails } = body.booking
    assert.deepEqual([tourDetails.travelerList, missing], [names, ["travelerNames", "passports"]])
    const other = await api.put(`/bookings/${id}`, { specialRequests: "Vegan", pickup: { place: "Inn" } }, guest)
    assert.deepEqual([other.status, other.body.booking.tourDetails.travelerList], [200, names])
    const all = await api.put(`/bookings/${id}`, { travelerList: [...names, { ...names[0], name: "Dan" }] }, guest)
    assert.deepEqual(all.body.booking.missing, [])
  })

  it("starts the staff's dialog with the ages, and sends all of them with a changed party", async () => {
    const { id } = await book(tourOrder)
    const { booking } = (await api.get(`/bookings/${id}`, staff.headers)).body
    const moved = { booking, departures: [], transfer: undefined }
    const values: MoveValues = startValues(booking, undefined)
    assert.deepEqual([values.measures, changeOf(moved, values)], [[4, 8], {}])
    const party = (part: Partial<MoveValues>) => changeOf(moved, { ...values, ...part }).party
    assert.deepEqual(party({ adults: 3 }), { adults: 3, children: 2, childAges: [4, 8] })
    assert.deepEqual(party({ children: 3 }), { adults: 2, children: 3, childAges: [4, 8, null] })
    assert.deepEqual(party({ children: 1 }), { adults: 2, children: 1, childAges: [4] })
    assert.deepEqual(party({ measures: [4, 11] }), { adults: 2, children: 2, childAges: [4, 11] })
    const change = changeOf(moved, { ...values, adults: 3 })
    const { body } = await api.post(`/bookings/${id}/move/quote`, change, staff.headers)
    assert.ok(body.data.quote.lines.some(({ code }: { code: string }) => code === "free-child"))
  })
})
