import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { TestAnswer } from "#server/testing/api.ts"
import { emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { createHolidayIn, createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
const { limousine: van } = await createTransfers()
const staff = await signInStaff(api, "staff")
const timetable = { times: ["05:30", "15:00"], returnTimes: ["07:00", "18:00"], places: 5 }
await api.put(`/transfers/${van}`, { timetable }, staff.headers)

let day = 20
/** Days of its own for each test, which are not holidays to anyone. */
const nextDays = () => {
  day += 3
  return [inDays(day), inDays(day + 1), inDays(day + 2)] as const
}
type Booked = { id: string; guest: Record<string, string> }

async function book(changes: object, headers: Record<string, string> = staff.headers): Promise<Booked> {
  const order = transferRequest(van, { travelers: 2, customerInfo: withNewAddress(emma), ...changes })
  const { status, body, text } = await api.post("/bookings", order, headers)
  assert.equal(status, 201, text)
  return { id: body.booking._id, guest: { "X-Guest-Token": body.guestToken } }
}
const move = ({ id }: Booked, change: object, headers = staff.headers): Promise<TestAnswer> =>
  api.post(`/bookings/${id}/move`, change, headers)
const find = async ({ id }: Booked) => (await api.get(`/bookings/${id}`, staff.headers)).body.booking
const whyNot = ({ status, body }: TestAnswer) => [status, body.code, body.errors?.[0]?.field]
const places = async ({ id }: Booked, change: object) => {
  const { body } = await api.post(`/bookings/${id}/move/quote`, change, staff.headers)
  const left = (departures: { time: string; placesLeft: number }[]) =>
    departures.map(({ time, placesLeft }) => [time, placesLeft])
  return { outbound: left(body.data.departures.outbound), returnLeg: left(body.data.departures.returnLeg) }
}

describe("moving a booking of a transfer with a timetable", () => {
  it("quotes the departures of both days with the places left, its own among them", async () => {
    const [first, second, third] = nextDays()
    const booking = await book({ travelDate: first, pickupTime: "15:00", returnTrip: { travelDate: third } })
    await book({ travelDate: first, pickupTime: "15:00", travelers: 1 })
    await book({ travelDate: second, pickupTime: "05:30", travelers: 4 })
    await book({ travelDate: first, returnTrip: { travelDate: third, pickupTime: "18:00" }, travelers: 3 })
    const returnLeg = [
      ["07:00", 5],
      ["18:00", 2],
    ]
    assert.deepEqual(await places(booking, {}), {
      outbound: [
        ["05:30", 5],
        ["15:00", 4],
      ],
      returnLeg,
    })
    assert.deepEqual(await places(booking, { travelDate: second }), {
      outbound: [
        ["05:30", 1],
        ["15:00", 5],
      ],
      returnLeg,
    })
  })

  it("is refused without places, and done beyond them once staff say so", async () => {
    const [first, second] = nextDays()
    await book({ travelDate: second, pickupTime: "15:00", travelers: 4 })
    const booking = await book({ travelDate: first, pickupTime: "15:00" })
    const toFull = { travelDate: second }
    assert.deepEqual(whyNot(await move(booking, toFull)), [409, "PLACES_LEFT", "pickupTime"])
    assert.deepEqual(whyNot(await move(booking, { ...toFull, overbook: false })), [409, "PLACES_LEFT", "pickupTime"])
    assert.equal((await find(booking)).travelDate, first)
    const { status, body } = await move(booking, { ...toFull, overbook: true })
    assert.deepEqual([status, body.booking.travelDate], [200, second])
  })

  it("is refused for another time of the same day, and for the way back", async () => {
    const [first, second] = nextDays()
    await book({ travelDate: first, pickupTime: "05:30", travelers: 4 })
    await book({ travelDate: first, returnTrip: { travelDate: second, pickupTime: "07:00" }, travelers: 4 })
    const back = { travelDate: second, pickupTime: "18:00" }
    const booking = await book({ travelDate: first, pickupTime: "15:00", returnTrip: back })
    assert.deepEqual(whyNot(await move(booking, { pickupTime: "05:30" })), [409, "PLACES_LEFT", "pickupTime"])
    const earlier = { returnTrip: { pickupTime: "07:00" } }
    assert.deepEqual(whyNot(await move(booking, earlier)), [409, "PLACES_LEFT", "returnTrip.pickupTime"])
    const changed = await api.put(`/bookings/${booking.id}`, earlier, staff.headers)
    assert.deepEqual(whyNot(changed), [409, "PLACES_LEFT", "returnTrip.pickupTime"])
    assert.equal((await move(booking, { ...earlier, overbook: true })).status, 200)
    assert.equal((await find(booking)).transferDetails.returnTrip.startTime, "07:00")
  })

  it("keeps a party on its departure that staff have overbooked", async () => {
    const [first] = nextDays()
    const booking = await book({ travelDate: first, pickupTime: "15:00", travelers: 7, overbook: true })
    const addressed = await move(booking, { pickup: { place: "12 Hang Bac" } })
    assert.equal(addressed.status, 200, addressed.text)
    const smaller = await move(booking, { travelers: 6 })
    assert.equal(smaller.status, 200, smaller.text)
    assert.deepEqual(whyNot(await move(booking, { travelers: 8 })), [409, "PLACES_LEFT", "pickupTime"])
  })

  it("keeps guests to the timetable and its places when they name their time later", async () => {
    const [first] = nextDays()
    const { id, guest } = await book({ travelDate: first }, {})
    await book({ travelDate: first, pickupTime: "15:00", travelers: 4 })
    const name = (change: object) => api.post(`/bookings/${id}/move`, change, guest)
    assert.deepEqual(whyNot(await name({ pickupTime: "15:00" })), [409, "PLACES_LEFT", "pickupTime"])
    assert.deepEqual(whyNot(await name({ pickupTime: "15:00", overbook: true })), [
      422,
      "VALIDATION_FAILED",
      "overbook",
    ])
    assert.deepEqual(whyNot(await name({ pickupTime: "15:30" })), [422, "VALIDATION_FAILED", "pickupTime"])
    const named = await name({ pickupTime: "05:30" })
    assert.deepEqual([named.status, named.body.booking?.startTime], [200, "05:30"], named.text)
  })

  it("lists the departures of the booked days for guests, who may choose another of them", async () => {
    const [first, second] = nextDays()
    const back = { travelDate: second, pickupTime: "07:00" }
    const { id, guest } = await book({ travelDate: first, pickupTime: "15:00", returnTrip: back }, {})
    const { status, body } = await api.post(`/bookings/${id}/move/quote`, {}, guest)
    const times = (list: { time: string }[]) => list.map(({ time }) => time)
    assert.deepEqual([status, times(body.data.departures.outbound)], [200, ["05:30", "15:00"]])
    assert.deepEqual(times(body.data.departures.returnLeg), ["07:00", "18:00"])
    const later = { returnTrip: { pickupTime: "18:00" } }
    const moved = await api.post(`/bookings/${id}/move`, later, guest)
    assert.deepEqual([moved.status, moved.body.booking?.transferDetails.returnTrip.startTime], [200, "18:00"])
  })

  it("keeps guests to their departures where bookings can't be changed, but lists them", async () => {
    const [first, second] = nextDays()
    await createHolidayIn([day, day], { noChange: true })
    const { id, guest } = await book({ travelDate: first, pickupTime: "15:00", returnTrip: { travelDate: second } }, {})
    const quoted = await api.post(`/bookings/${id}/move/quote`, {}, guest)
    assert.deepEqual([quoted.status, quoted.body.data?.departures.returnLeg.length], [200, 2])
    const refused = await api.post(`/bookings/${id}/move`, { pickupTime: "05:30" }, guest)
    assert.deepEqual([refused.status, refused.body.code], [409, "CANNOT_CHANGE"])
    const named = await api.post(`/bookings/${id}/move`, { returnTrip: { pickupTime: "18:00" } }, guest)
    assert.equal(named.status, 200, named.text)
  })

  it("takes no places back for a booking whose cancellation is undone too late", async () => {
    const [first] = nextDays()
    const booking = await book({ travelDate: first, pickupTime: "15:00", travelers: 3 })
    const cancel = () =>
      api.put(`/bookings/${booking.id}/cancel`, { cancellationReason: "Sick", refundPercent: 100 }, staff.headers)
    assert.equal((await cancel()).status, 200)
    const other = await book({ travelDate: first, pickupTime: "15:00", travelers: 4 })
    const undo = () => api.post(`/bookings/${booking.id}/undo`, {}, staff.headers)
    assert.deepEqual(whyNot(await undo()), [409, "PLACES_LEFT", "travelers"])
    assert.equal((await move(other, { pickupTime: "05:30" })).status, 200)
    assert.equal((await undo()).status, 200)
    assert.notEqual((await find(booking)).status, "cancelled")
  })

  it("gives the last places to one of many moves and sales at once", async () => {
    const [first, second] = nextDays()
    const movers = await Promise.all(
      Array.from({ length: 4 }, (_, nth) => book({ travelDate: first, pickupTime: nth % 2 ? "05:30" : "15:00" })),
    )
    const sale = (customerInfo: object) =>
      api.post(
        "/bookings",
        transferRequest(van, { travelDate: second, pickupTime: "15:00", travelers: 2, customerInfo }),
      )
    const change = { travelDate: second, pickupTime: "15:00" }
    const answers = await Promise.all([
      ...movers.map((booking) => move(booking, change)),
      ...Array.from({ length: 4 }, () => sale(withNewAddress(emma))),
    ])
    const done = answers.filter(({ status }) => status === 200 || status === 201)
    assert.equal(done.length, 2)
    const refused = answers.filter((answer) => !done.includes(answer)).map(whyNot)
    assert.deepEqual(new Set(refused.map(String)), new Set(["409,PLACES_LEFT,pickupTime"]))
    const quoted = await api.post("/quotes", { productType: "transfer", productId: van, travelers: 1, ...change })
    assert.equal(quoted.body.data.departures.outbound[1].placesLeft, 1)
  })
})
