import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import {
  bookTour,
  createDeparture,
  emma,
  inDays,
  minh,
  requestFor,
  sendBooking,
  signInStaff,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"
import { makeAllDepartures } from "./generator.server.ts"

const { api, tours } = await openTestSite()
const transfers = await createTransfers()
const { headers } = await signInStaff(api, "staff")
const staffGet = (path: string) => api.get(path, headers)
const staffPost = (path: string, body: object) => api.post(path, body, headers)
const book = async (departureId: string, days: number, changes: object = {}) => {
  const order = {
    travelDate: inDays(days),
    departureId,
    customerInfo: withNewAddress(emma),
    language: "en",
    ...changes,
  }
  return (await bookTour(api, tours.haLongCruise, order)).booking
}

describe("the calendar", () => {
  it("lists departures of one tour or all, including closed and cancelled ones", async () => {
    await createDeparture(tours.lanHaKayak, { date: inDays(3), capacity: 8, status: "closed" })
    await createDeparture(tours.haLongCruise, { date: inDays(4), capacity: 8, status: "called-off" })
    const list = async (query = "") =>
      (await staffGet(`/departures/calendar?from=${inDays(0)}&to=${inDays(30)}${query}`)).body.data
    assert.deepEqual(
      (await list()).map(({ status }: { status: string }) => status),
      ["closed", "called-off"],
    )
    assert.equal((await list(`&tourId=${tours.lanHaKayak}`)).length, 1)
  })

  it("lists transfers with their return trips and tours on request, but no cancelled bookings", async () => {
    const returnTrip = { travelDate: inDays(9), flightNumber: "VN255", flightTime: "18:00" }
    const order = { travelDate: inDays(6), flightNumber: "VN254", flightTime: "14:10", returnTrip }
    const { booking } = await sendBooking(api, transferRequest(transfers.fromNoiBai, order))
    const tour = (await bookTour(api, tours.hoiAnLanterns, { travelDate: inDays(8) })).booking
    const gone = (await bookTour(api, tours.hoiAnLanterns, { travelDate: inDays(8), customerInfo: emma })).booking
    await api.put(`/bookings/${gone._id}/cancel`, { cancellationReason: "Ill" }, headers)
    const list = async (from: number, to: number) =>
      (await staffGet(`/bookings/calendar?from=${inDays(from)}&to=${inDays(to)}`)).body.data.map(
        ({ _id, date, isReturn }: Record<string, unknown>) => [_id, date, isReturn],
      )
    const [there, tourDay, back] = [
      [booking._id, inDays(6), false],
      [tour._id, inDays(8), false],
      [booking._id, inDays(9), true],
    ]
    assert.deepEqual((await list(5, 10)).toSorted(), [there, tourDay, back].toSorted())
    assert.deepEqual(await list(9, 10), [back])
  })

  it("refuses a range of more than two months", async () => {
    for (const path of ["/departures/calendar", "/bookings/calendar"])
      assert.equal((await staffGet(`${path}?from=${inDays(0)}&to=${inDays(63)}`)).body.errors[0].field, "to")
  })
})

describe("POST /departures/:id/move", () => {
  it("moves an unbooked departure with its deadlines", async () => {
    const made = (
      await staffPost("/departures", {
        tourId: tours.haLongCruise,
        date: inDays(12),
        startTime: "08:00",
        capacity: 9,
        minimum: 2,
      })
    ).body.data
    const { status, body } = await staffPost(`/departures/${made._id}/move`, {
      date: inDays(14),
      version: made.version,
    })
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(
      [body.data._id, body.data.date, body.data.closesAt],
      [made._id, inDays(14), `${inDays(13)}T13:00:00.000Z`],
    )
    assert.equal(body.data.decideBy, `${inDays(12)}T01:00:00.000Z`)
    assert.equal(
      (await staffPost(`/departures/${made._id}/move`, { date: inDays(15), version: made.version })).body.code,
      "VERSION_CONFLICT",
    )
    assert.equal((await staffPost(`/departures/${made._id}/move`, { date: inDays(-1) })).body.errors[0].field, "date")
    assert.equal((await staffPost(`/departures/${made._id}/move`, { date: inDays(14) })).body.errors[0].field, "date")
  })

  it("refuses to move a booked departure, and says what to do", async () => {
    const departure = await createDeparture(tours.haLongCruise, { date: inDays(16), capacity: 9 })
    await book(departure, 16)
    const { status, body } = await staffPost(`/departures/${departure}/move`, { date: inDays(17) })
    assert.deepEqual([status, body.code], [409, "IN_USE"])
    assert.match(body.message, /call this one off/)
  })

  it("keeps the old day of a schedule closed", async () => {
    const schedule = {
      tourId: tours.lanHaKayak,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: inDays(40),
      to: inDays(41),
      startTime: "09:00",
      capacity: 6,
    }
    await staffPost("/departures/schedules", schedule)
    const list = async () =>
      (await staffGet(`/departures/calendar?from=${inDays(40)}&to=${inDays(50)}&tourId=${tours.lanHaKayak}`)).body.data
    const [first] = await list()
    const moved = await staffPost(`/departures/${first._id}/move`, { date: inDays(45) })
    assert.equal(moved.status, 200, moved.text)
    await db.execute(sql`update departure_schedules set made_until = null`)
    await makeAllDepartures()
    assert.deepEqual(
      (await list()).map(({ date, status }: Record<string, string>) => [date, status]),
      [
        [inDays(40), "closed"],
        [inDays(41), "open"],
        [inDays(45), "open"],
      ],
    )
  })
})

describe("GET /departures/schedules/preview", () => {
  it("marks holidays, closed days and dates that exist, and stores nothing", async () => {
    const [from, closed, holiday] = [inDays(60), inDays(61), inDays(62)]
    await staffPost("/holidays", { name: { en: "Village fair", vi: "Hội làng" }, from: holiday, to: holiday })
    await staffPost("/departures/close-outs", { tourId: tours.lanHaKayak, from: closed, to: closed })
    await createDeparture(tours.lanHaKayak, { date: from, capacity: 8, startTime: "07:00" })
    const query = `tourId=${tours.lanHaKayak}&weekdays=1,2,3,4,5,6,7&from=${from}&to=${holiday}&startTime=07:00`
    const { body } = await staffGet(`/departures/schedules/preview?${query}`)
    assert.deepEqual(body.data.dates, [
      { date: from, state: "kept", holiday: null },
      { date: closed, state: "closed", holiday: null },
      { date: holiday, state: "new", holiday: { en: "Village fair", vi: "Hội làng" } },
    ])
    assert.deepEqual([body.data.removed, body.data.staying], [[], []])
    assert.equal((await staffGet(`/departures/calendar?from=${from}&to=${holiday}`)).body.data.length, 1)
  })

  it("says what a change deletes and what stays because it is booked", async () => {
    const schedule = {
      tourId: tours.haLongCruise,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      from: inDays(70),
      to: inDays(72),
      startTime: "08:00",
      capacity: 6,
    }
    const { _id } = (await staffPost("/departures/schedules", schedule)).body.data
    const [first] = (await staffGet(`/departures/calendar?from=${inDays(70)}&to=${inDays(72)}`)).body.data
    await book(first._id, 70)
    const query = `tourId=${tours.haLongCruise}&id=${_id}&weekdays=1,2,3,4,5,6,7&from=${inDays(72)}&to=${inDays(73)}&startTime=08:00`
    const { data } = (await staffGet(`/departures/schedules/preview?${query}`)).body
    assert.deepEqual(
      data.dates.map(({ state }: { state: string }) => state),
      ["kept", "new"],
    )
    assert.deepEqual([data.removed, data.staying], [[inDays(71)], [{ date: inDays(70), booked: 2 }]])
  })
})

describe("calling off a departure", () => {
  it("previews, then mails, the reason and other dates in each guest's language", async () => {
    const departure = await createDeparture(tours.haLongCruise, { date: inDays(80), capacity: 9 })
    await createDeparture(tours.haLongCruise, { date: inDays(82), capacity: 2, startTime: "09:00" })
    const english = await book(departure, 80)
    const byPhone = {
      language: "vi",
      travelDate: inDays(80),
      departureId: departure,
      customerInfo: { name: "Bà Bảy", phone: "0987654321" },
    }
    const caller = (await staffPost("/bookings", requestFor(tours.haLongCruise, byPhone))).body.booking
    const vietnamese = await book(departure, 80, { customerInfo: withNewAddress(minh), language: "vi", travelers: 3 })
    await staffPost(`/bookings/${english._id}/payments`, {
      kind: "payment",
      amount: 50_00,
      currency: "USD",
      method: "cash",
      paidOn: inDays(0),
    })
    await api.sendMails()
    const reasons = { en: "A storm is coming.", vi: "Sắp có bão." }
    const { data } = (await staffGet(`/departures/${departure}/call-off?${new URLSearchParams(reasons)}`)).body
    const of = (id: string) => data.find(({ _id }: { _id: string }) => _id === id)
    const dates = (id: string) => of(id).alternatives.map(({ date }: { date: string }) => date)
    assert.deepEqual([of(english._id).paid, of(english._id).language], [50, "en"])
    assert.ok(dates(english._id).includes(inDays(82)) && !dates(english._id).includes(inDays(80)))
    assert.ok(!dates(vietnamese._id).includes(inDays(82)), "it has room for two only")
    assert.match(of(english._id).mail.text, /A storm is coming\.[\s\S]*nearest dates/)
    assert.match(of(vietnamese._id).mail.text, /Sắp có bão\.[\s\S]*Những ngày gần nhất/)
    assert.match(of(caller._id).message, /Sắp có bão\.[\s\S]*đổi sang ngày khác miễn phí/)
    assert.deepEqual(await api.sendMails(), [])

    await staffPost(`/departures/${departure}/call-off`, { reasons })
    const mails = await api.sendMails()
    const sentTo = (email: string) => mails.find(({ headers }) => headers.to === email)
    for (const { customerInfo, _id } of [english, vietnamese]) {
      const sent = sentTo(customerInfo.email)
      const shown = of(_id).mail
      assert.equal(sent?.headers.subject, shown.subject)
      const withoutSecret = (text = "") => text.replace(/#key=\S+/, "").trim()
      assert.equal(withoutSecret(sent?.text), shown.text.trim())
    }
    assert.equal((await staffGet(`/bookings/${vietnamese._id}`)).body.booking.calledOff.reason, reasons.vi)
  })
})

describe("GET /departures", () => {
  it("finds full departures, and booked ones that must be decided by a date", async () => {
    const full = await createDeparture(tours.haLongCruise, { date: inDays(90), capacity: 2 })
    await book(full, 90)
    const decideBy = new Date(`${inDays(5)}T08:00:00+07:00`)
    const soon = await createDeparture(tours.haLongCruise, { date: inDays(91), capacity: 9, minimum: 4, decideBy })
    await createDeparture(tours.haLongCruise, { date: inDays(92), capacity: 9, minimum: 4, decideBy })
    await book(soon, 91)
    const ids = async (query: string) =>
      (await staffGet(`/departures?${query}`)).body.data.map(({ _id }: { _id: string }) => _id)
    assert.deepEqual(await ids("full=true"), [full])
    assert.deepEqual(await ids(`undecided=true&decideUntil=${inDays(5)}`), [soon])
    assert.deepEqual(await ids(`undecided=true&decideUntil=${inDays(4)}`), [])
  })
})
