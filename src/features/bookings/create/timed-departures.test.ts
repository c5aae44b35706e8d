import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { addDays } from "#lib/today.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { emma, inDays, minh, signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
const transfers = await createTransfers()
const other = { ...emma, email: "other@mail.example" }
const staff = await signInStaff(api, "staff")
const van = transfers.limousine
const timetable = { times: ["05:30", "15:00", "22:00"], returnTimes: ["07:00"], places: 5 }
await api.put(`/transfers/${van}`, { timetable }, staff.headers)

let day = 40
/** A day of its own for each test. */
const nextDay = () => inDays(day++)
const order = (changes: object) => transferRequest(van, { travelers: 1, customerInfo: emma, ...changes })
const book = (changes: object, headers = {}): Promise<TestAnswer> => api.post("/bookings", order(changes), headers)
const quote = async (changes: object) => {
  const { customerInfo, totalPrice, specialRequests, transferDetails, ...asked } = order(changes)
  return (await api.post("/quotes", asked)).body.data
}
const fieldOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.field]

describe("a transfer with a timetable", () => {
  it("quotes the departures with their arrival and places left, there and back", async () => {
    const date = nextDay()
    await book({ travelDate: date, pickupTime: "15:00", travelers: 2 })
    await book({ travelDate: date, pickupTime: "15:00", travelers: 1, customerInfo: other })
    await book({
      travelDate: addDays(date, -2),
      pickupTime: "22:00",
      customerInfo: minh,
      returnTrip: { travelDate: date, pickupTime: "07:00" },
    })
    const { departures } = await quote({ travelDate: date, returnTrip: { travelDate: date } })
    assert.deepEqual(departures, {
      outbound: [
        { time: "05:30", arrival: "11:15", daysLater: 0, placesLeft: 5 },
        { time: "15:00", arrival: "20:45", daysLater: 0, placesLeft: 2 },
        { time: "22:00", arrival: "03:45", daysLater: 1, placesLeft: 5 },
      ],
      returnLeg: [{ time: "07:00", arrival: "12:45", daysLater: 0, placesLeft: 4 }],
    })
  })

  it("leaves on the date that was asked for, also before six in the morning", async () => {
    const date = nextDay()
    const { booking } = (await book({ travelDate: date, pickupTime: "05:30", timeLater: false })).body
    assert.deepEqual([booking.travelDate, booking.startTime], [date, "05:30"])
  })

  it("refuses times that are not in it, and no time where the form asks for one", async () => {
    const date = nextDay()
    assert.deepEqual(fieldOf(await book({ travelDate: date, pickupTime: "15:30" })), [422, "pickupTime"])
    assert.deepEqual(fieldOf(await book({ travelDate: date, timeLater: false })), [422, "pickupTime"])
    const returnTrip = { travelDate: date, pickupTime: "15:00" }
    const back = await book({ travelDate: date, pickupTime: "05:30", returnTrip })
    assert.deepEqual(fieldOf(back), [422, "returnTrip.pickupTime"])
    assert.match(back.body.errors[0].message, /07:00/)
  })

  it("accepts the spec's payload, which names no time", async () => {
    assert.equal((await book({ travelDate: nextDay() })).status, 201)
  })

  it("sells no more places than a departure has, not even at once", async () => {
    const date = nextDay()
    const guests = Array.from({ length: 8 }, (_, nth) => ({ ...emma, email: `guest${nth}@mail.example` }))
    const answers = await Promise.all(
      guests.map((customerInfo) => book({ travelDate: date, pickupTime: "15:00", travelers: 2, customerInfo })),
    )
    assert.equal(answers.filter(({ status }) => status === 201).length, 2)
    const refused = answers.filter(({ status }) => status !== 201).map(({ status, body }) => [status, body.code])
    assert.deepEqual(new Set(refused.map(String)), new Set(["409,PLACES_LEFT"]))
    const { status, body } = await book({ travelDate: date, pickupTime: "15:00", travelers: 2 })
    const message = "Only 1 place is left on this departure."
    assert.deepEqual([status, body.errors[0]], [409, { field: "pickupTime", message }])
    assert.equal((await book({ travelDate: date, pickupTime: "22:00", travelers: 5 })).status, 201)
  })

  it("lets staff take more people than places once they have said so", async () => {
    const order = { travelDate: nextDay(), pickupTime: "15:00", travelers: 7, customerInfo: other }
    const asStaff = (more: object = {}) => book({ ...order, ...more }, staff.headers)
    const { status, body } = await asStaff()
    assert.deepEqual([status, body.code, body.errors[0].field], [409, "PLACES_LEFT", "pickupTime"])
    assert.equal((await asStaff({ overbook: true })).status, 201)
    assert.equal((await book({ ...order, travelers: 1 })).status, 409)
  })

  it("gives places back that were cancelled, and keeps those of a booking that grows", async () => {
    const date = nextDay()
    const { booking, guestToken } = (await book({ travelDate: date, pickupTime: "15:00", travelers: 4 })).body
    const guest = { "X-Guest-Token": guestToken }
    const grown = await api.put(`/bookings/${booking._id}`, { travelers: 5, totalPrice: 5 * 19 }, guest)
    assert.equal(grown.status, 200)
    const one = { travelDate: date, pickupTime: "15:00", travelers: 1, customerInfo: other }
    assert.equal((await book(one)).status, 409)
    const cancelled = await api.put(`/bookings/${booking._id}/cancel`, { cancellationReason: "Other plans" }, guest)
    assert.equal(cancelled.status, 200, cancelled.text)
    assert.equal((await book(one)).status, 201)
  })
})

describe("the names of passengers", () => {
  it("are kept for staff and guest, and stay when the date is moved", async () => {
    const travelerList = [{ name: "Emma Jones" }, { name: "Trần Văn Lân" }]
    const asked = { travelDate: nextDay(), pickupTime: "15:00", travelers: 2, travelerList }
    const { booking, guestToken } = (await book(asked)).body
    assert.deepEqual(booking.transferDetails.travelerList, travelerList)
    const moved = await api.put(
      `/bookings/${booking._id}`,
      { travelDate: nextDay(), totalPrice: booking.pricing.total },
      { "X-Guest-Token": guestToken },
    )
    assert.deepEqual(moved.body.booking.transferDetails.travelerList, travelerList)
    const path = `/bookings/${booking._id}`
    const corrections = [{ name: "Emma Jones" }, { name: "Trần Văn Lâm" }]
    const corrected = await api.put(path, { travelerList: corrections }, staff.headers)
    assert.deepEqual(corrected.body.booking.transferDetails.travelerList, corrections)
  })

  it("are refused if one is empty, or if they are not as many as the passengers", async () => {
    const asked = { travelDate: nextDay(), travelers: 2 }
    assert.deepEqual(fieldOf(await book({ ...asked, travelerList: [{ name: "Emma" }, { name: " " }] })), [
      422,
      "travelerList.1.name",
    ])
    assert.deepEqual(fieldOf(await book({ ...asked, travelerList: [{ name: "Emma" }] })), [422, "travelerList"])
  })
})
