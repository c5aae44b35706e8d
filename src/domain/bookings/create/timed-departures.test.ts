import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { addDays } from "#lib/today.ts"
import type { SentMail, TestAnswer } from "#server/testing/api.ts"
import { emma, inDays, minh, signInStaff, solve } from "#server/testing/fixtures.ts"
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

describe("places of a timetable that one network asks for with many addresses", () => {
  const MAX_PER_NETWORK = 30
  let strangers = 0

  /** Solves the proof of work that is asked for. */
  async function bookFrom(ip: string, changes: object): Promise<TestAnswer> {
    const customerInfo = { ...emma, email: `stranger${++strangers}@mail.example` }
    const body = JSON.stringify(order({ customerInfo, ...changes }))
    const send = (proof: Record<string, string> = {}) =>
      api.request(
        "/bookings",
        { method: "POST", headers: { "content-type": "application/json", ...proof }, body },
        { ip },
      )
    const answer = await send()
    if (answer.body.code !== "PROOF_REQUIRED") return answer
    return send({ "x-proof": await solve(answer.body.challenge) })
  }

  type Held = { _id: string; customerInfo: { email: string } }
  const openLink = async ({ _id, customerInfo }: Held, mails: SentMail[]) => {
    const mail = mails.find(({ headers, text }) => headers.to === customerInfo.email && text.includes("confirm="))
    const key = /[#?]confirm=([\w-]{43})/.exec(mail?.text ?? "")?.[1]
    return (await api.post(`/bookings/${_id}/confirm-email`, { key })).body.booking.placesHeld
  }
  const act = (action: string, { _id }: Held) => api.post(`/bookings/${_id}/${action}`, {}, staff.headers)

  it(`are held up to ${MAX_PER_NETWORK}, there and back; the others wait for the mailed link or for staff`, async () => {
    await api.put(`/transfers/${van}`, { timetable: { ...timetable, places: 20 } }, staff.headers)
    const travelDate = nextDay()
    const returnTrip = { travelDate: addDays(travelDate, 1), pickupTime: "07:00" }
    const rides = [{ pickupTime: "05:30" }, { pickupTime: "15:00" }, { pickupTime: "22:00", returnTrip }]
    const left = async () => {
      const { outbound, returnLeg } = (await quote({ travelDate, returnTrip })).departures
      return [...outbound, ...returnLeg].map(({ placesLeft }: { placesLeft: number }) => placesLeft)
    }
    const booked: TestAnswer["body"][] = []
    for (let n = 0; n < 24; n++) {
      const { status, body } = await bookFrom(`198.51.100.${n}`, { travelDate, travelers: 4, ...rides[n % 3] })
      assert.equal(status, 201)
      booked.push(body.booking)
    }
    assert.equal(booked.filter(({ placesHeld }) => placesHeld).length * 4, 28)
    assert.deepEqual(await left(), [8, 12, 12, 12])

    const honest = await bookFrom("203.0.113.7", { travelDate, travelers: 2, pickupTime: "15:00" })
    assert.deepEqual([honest.status, honest.body.booking.placesHeld], [201, true])
    const mails = await api.sendMails()
    const [byLink, byStaff, tooLate] = [booked[7], booked[10], booked[13]]
    assert.equal(await openLink(byLink, mails), true)
    assert.equal((await act("confirm", byStaff)).body.booking.placesHeld, true)
    assert.deepEqual(await left(), [8, 2, 12, 12])
    assert.equal(await openLink(tooLate, mails), false)
    assert.equal((await act("confirm", tooLate)).body.code, "PLACES_LEFT")
    assert.equal((await act("undo", byStaff)).body.booking.placesHeld, false)
    assert.deepEqual(await left(), [8, 6, 12, 12])
    const moved = await api.post(`/bookings/${booked[16]._id}/move`, { pickupTime: "05:30" }, staff.headers)
    assert.deepEqual([moved.status, moved.body.booking.placesHeld], [200, false])
    assert.deepEqual(await left(), [8, 6, 12, 12])
  })
})
