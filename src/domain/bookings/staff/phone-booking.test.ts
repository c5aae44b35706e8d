import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { desc } from "drizzle-orm"
import { sendNextReviewInvitation } from "#domain/reviews/reviews.server.ts"
import { hanoiDate } from "#lib/today.ts"
import { auditLog } from "#server/database/audit-log.table.server.ts"
import { db } from "#server/database/database.server.ts"
import {
  bookedOn,
  createDeparture,
  emma,
  inDays,
  minh,
  requestByPhone,
  signInStaff,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { createProducts, createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const [transfers, products] = [await createTransfers(), await createProducts()]
const staff = await signInStaff(api, "staff", "hoa")

const PAYMENT = { amount: 50_00, currency: "USD", method: "transfer", paidOn: hanoiDate() }
const group = (people: number) => ({ travelers: people, party: { adults: people, children: 0 } })
const byPhone = (changes: object = {}, headers: Record<string, string> = staff.headers) =>
  api.post("/bookings", requestByPhone(tours.hoiAnLanterns, changes), headers)
const kinds = async () => (await api.sendMails()).map(({ headers }) => headers.to)

describe("POST /bookings from staff", () => {
  it("confirms, agrees on a price and records a deposit in one step, and mails the guest once", async () => {
    await api.sendMails()
    const customerInfo = withNewAddress(minh)
    const agreedPrice = { amount: 199_00, currency: "USD" }
    const { status, body } = await byPhone({ customerInfo, confirm: true, agreedPrice, payment: PAYMENT })
    assert.deepEqual([status, body.booking?.status], [201, "confirmed"], body.message)
    const { _id, pricing } = body.booking
    assert.deepEqual([pricing.total, pricing.currency], [199, "USD"])
    const ledger = (await api.get(`/bookings/${_id}/payments`, staff.headers)).body.data
    assert.deepEqual([ledger.paid, ledger.balance, ledger.payments[0].recordedBy], [50, 149, staff.user.name])
    assert.deepEqual(await kinds(), [customerInfo.email])
    const history = (await api.get(`/bookings/${_id}/history`, staff.headers)).body.data
    assert.deepEqual(
      history.map(({ kind }: { kind: string }) => kind),
      ["requested", "priced", "confirmed", "payment"],
    )
    const rows = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(4)
    assert.ok(rows.every(({ subject, actor }) => subject === `booking:${_id}` && actor === staff.user._id))
  })

  it("records a trip of the last days after a question, without a mail unless it is asked for", async () => {
    await api.sendMails()
    const yesterday = inDays(-1)
    const departureId = await createDeparture(tours.haLongCruise, { date: yesterday, capacity: 4 })
    const car = {
      ...transferRequest(transfers.fromNoiBai, {
        travelDate: yesterday,
        flightTime: "10:00",
        customerInfo: withNewAddress(minh),
      }),
    }
    const back = {
      travelDate: inDays(-9),
      pickupTime: "08:00",
      returnTrip: { travelDate: inDays(-2), flightTime: "14:00" },
    }
    const past: [string, object][] = [
      ["a tour on request", requestByPhone(tours.hoiAnLanterns, { travelDate: yesterday })],
      ["a departure", requestByPhone(tours.haLongCruise, { travelDate: yesterday, departureId })],
      ["a transfer", car],
      [
        "a transfer and its way back",
        { ...transferRequest(transfers.toNoiBai, back), customerInfo: withNewAddress(minh) },
      ],
      ["the first of 30 days", requestByPhone(tours.hoiAnLanterns, { travelDate: inDays(-30) })],
    ]
    for (const [about, order] of past) {
      const unasked = await api.post("/bookings", order, staff.headers)
      assert.deepEqual([unasked.status, unasked.body.errors?.[0]?.field], [422, "travelDate"], about)
      const payment = { ...PAYMENT, aboveBalance: true }
      const sent = { ...order, afterClosing: true, confirm: true, payment }
      const { status, body, text } = await api.post("/bookings", sent, staff.headers)
      assert.deepEqual([status, body.booking?.status], [201, "confirmed"], `${about}: ${text}`)
      const { _id } = body.booking
      const done = await api.post(`/bookings/${_id}/complete`, {}, staff.headers)
      assert.deepEqual([done.status, done.body.booking?.paid], [200, 50], `${about}: ${done.text}`)
      const guestsTry = await api.post("/bookings", { ...order, customerInfo: withNewAddress(minh) })
      assert.deepEqual([guestsTry.status, guestsTry.body.errors?.[0]?.field], [422, "travelDate"], about)
    }
    assert.equal(await bookedOn(departureId), 2)
    assert.equal(
      (await api.get(`/bookings?from=${yesterday}&to=${yesterday}`, staff.headers)).body.pagination?.total,
      3,
    )
    const tomorrow = new Date(`${inDays(1)}T20:00:00+07:00`)
    while (await sendNextReviewInvitation(tomorrow));
    assert.deepEqual(await kinds(), [])
    const early = { travelDate: inDays(-31), afterClosing: true }
    assert.deepEqual((await byPhone(early)).body.errors?.[0]?.field, "travelDate")
    const customerInfo = withNewAddress(emma)
    await byPhone({ travelDate: yesterday, afterClosing: true, confirm: true, notifyGuest: true, customerInfo })
    assert.deepEqual(await kinds(), [customerInfo.email])
    const { body } = await byPhone({ travelDate: inDays(20) })
    const moved = await api.post(`/bookings/${body.booking._id}/move`, { travelDate: yesterday }, staff.headers)
    assert.deepEqual([moved.status, moved.body.errors?.[0]?.field], [422, "travelDate"])
  })

  it("waits for an answer without confirm, and doesn't tell the office what it did itself", async () => {
    await api.sendMails()
    const customerInfo = withNewAddress(minh)
    const { body } = await byPhone({ customerInfo })
    assert.equal(body.booking.status, "pending")
    assert.deepEqual(await kinds(), [customerInfo.email])
  })

  it("books nothing if the deposit is refused", async () => {
    const customerInfo = withNewAddress(minh)
    const inDong = { ...PAYMENT, amount: 1_000_000, currency: "VND" }
    const { status, body } = await byPhone({ customerInfo, confirm: true, payment: inDong })
    assert.deepEqual([status, body.code], [409, "CURRENCY_DIFFERS"])
    const wrong = await byPhone({ customerInfo, payment: { ...PAYMENT, amount: 0 } })
    assert.deepEqual([wrong.status, wrong.body.errors[0].field], [422, "payment.amount"])
    const found = await api.get(`/bookings?search=${customerInfo.email}`, staff.headers)
    assert.deepEqual(found.body.bookings, [])
    assert.equal((await byPhone({ customerInfo, payment: { ...inDong, vndPerUsd: 25_000 } })).status, 201)
  })

  it("refuses the decisions of staff from guests", async () => {
    for (const [field, value] of Object.entries({
      confirm: true,
      overbook: true,
      afterClosing: true,
      payment: PAYMENT,
    })) {
      const { status, body } = await byPhone({ [field]: value }, {})
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
  })
})

describe("a group beyond the limits for guests", () => {
  it("is booked by staff, for tours, transfers and extras that have room", async () => {
    const booked = await byPhone({ ...group(28), extras: [{ productId: products.sim, quantity: 28 }] })
    assert.equal(booked.status, 201, booked.body.message)
    const bus = transferRequest(transfers.fromNoiBai, { travelers: 12, largeBags: 6, customerInfo: emma })
    const driven = await api.post("/bookings", bus, staff.headers)
    assert.equal(driven.status, 201, driven.body.message)
    const quote = { productId: tours.hoiAnLanterns, productType: "tour", travelDate: inDays(30), ...group(28) }
    assert.equal((await api.post("/quotes", quote, staff.headers)).status, 200)
  })

  it("is refused to guests with the number of guests that they may book", async () => {
    const { status, body } = await byPhone(group(28), {})
    assert.deepEqual([status, body.errors.map(({ field }: { field: string }) => field)], [422, ["travelers"]])
    assert.match(body.message, /between 1 and 10/)
  })

  it("changes as a group: staff enlarge it, its guests keep its size", async () => {
    const { body } = await byPhone(group(28))
    const { _id } = body.booking
    const token = { "x-guest-token": body.guestToken }
    const move = (change: object, headers: Record<string, string>) => api.post(`/bookings/${_id}/move`, change, headers)
    assert.equal((await move({ travelDate: inDays(50) }, token)).status, 200)
    const grown = await move(group(29), token)
    assert.deepEqual([grown.status, grown.body.errors[0].field], [422, "travelers"])
    assert.match(grown.body.message, /contact us/)
    assert.equal((await move(group(29), staff.headers)).status, 200)
  })

  it("may be private, and is confirmed once its price is agreed", async () => {
    const order = { productId: tours.haLongCruise, ...group(28), privateGroup: true, travelDate: inDays(33) }
    assert.equal((await byPhone(order, {})).status, 422)
    const refused = await byPhone({ ...order, confirm: true })
    assert.deepEqual(
      [refused.status, refused.body.code, refused.body.errors[0].field],
      [409, "PRICE_MISSING", "agreedPrice.amount"],
    )
    const later = await byPhone(order)
    assert.deepEqual([later.body.booking?.status, later.body.booking?.pricing.total], ["pending", 0])
    const agreedPrice = { amount: 84_000_000, currency: "VND" }
    const agreed = await byPhone({ ...order, confirm: true, agreedPrice })
    assert.deepEqual([agreed.status, agreed.body.booking?.pricing.total], [201, 84_000_000], agreed.body.message)
  })
})

describe("a departure with too few places", () => {
  const date = inDays(45)
  const order = (people: number, departureId: string) => ({
    productId: tours.haLongCruise,
    travelDate: date,
    departureId,
    ...group(people),
  })

  it("takes more people only if staff say so, and sells nothing to guests until they are gone", async () => {
    const departureId = await createDeparture(tours.haLongCruise, { date, capacity: 20 })
    const refused = await byPhone(order(28, departureId))
    assert.deepEqual([refused.status, refused.body.code], [409, "PLACES_LEFT"])
    assert.match(refused.body.message, /20 places/)
    const taken = await byPhone({ ...order(28, departureId), overbook: true, confirm: true })
    assert.equal(taken.status, 201, taken.body.message)
    assert.equal(await bookedOn(departureId), 28)
    const [shown] = (await api.get(`/tours/${tours.haLongCruise}/departures?from=${date}&to=${date}`)).body.data
    assert.equal(shown.placesLeft, 0)
    assert.equal((await byPhone(order(1, departureId), {})).status, 409)
    const edited = await api.get(`/departures/${departureId}`, staff.headers)
    const { version } = edited.body.data
    assert.equal(
      (await api.put(`/departures/${departureId}`, { version, guide: "Anh Nam" }, staff.headers)).status,
      200,
    )
    const { _id } = taken.body.booking
    await api.put(`/bookings/${_id}/cancel`, { cancellationReason: "Đoàn hủy" }, staff.headers)
    assert.equal(await bookedOn(departureId), 0)
    assert.equal((await byPhone(order(21, departureId))).status, 409)
    assert.equal((await byPhone(order(20, departureId))).status, 201)
  })

  it("takes a larger party of a booking only if staff say so", async () => {
    const departureId = await createDeparture(tours.haLongCruise, { date: inDays(46), capacity: 5 })
    const { body } = await byPhone({ ...order(4, departureId), travelDate: inDays(46) })
    const grow = (more: object, headers: Record<string, string>) =>
      api.post(`/bookings/${body.booking._id}/move`, { ...group(7), ...more }, headers)
    assert.equal((await grow({}, staff.headers)).status, 409)
    assert.equal((await grow({ overbook: true }, { "x-guest-token": body.guestToken })).status, 422)
    assert.equal((await grow({ overbook: true }, staff.headers)).status, 200)
    assert.equal(await bookedOn(departureId), 7)
  })
})

describe("a departure whose time for booking is over", () => {
  const closed = (date: string, capacity = 5) =>
    createDeparture(tours.haLongCruise, { date, capacity, closesAt: new Date(Date.now() - 60_000) })
  const order = (travelDate: string, departureId: string, people = 2) => ({
    productId: tours.haLongCruise,
    travelDate,
    departureId,
    ...group(people),
  })

  it("is priced for staff, booked only if they say so, and never by guests", async () => {
    const date = inDays(61)
    const departureId = await closed(date)
    const quote = { productType: "tour", ...order(date, departureId) }
    assert.equal((await api.post("/quotes", quote, staff.headers)).status, 200)
    assert.equal((await api.post("/quotes", quote)).status, 422)
    const refused = await byPhone(order(date, departureId))
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "travelDate"])
    assert.equal((await byPhone(order(date, departureId), {})).status, 422)
    const taken = await byPhone({ ...order(date, departureId), afterClosing: true, confirm: true })
    assert.deepEqual([taken.status, taken.body.booking?.status], [201, "confirmed"], taken.body.message)
    assert.equal(await bookedOn(departureId), 2)
    assert.equal((await byPhone({ ...order(date, departureId, 4), afterClosing: true })).body.code, "PLACES_LEFT")
    assert.equal((await byPhone({ ...order(date, departureId, 4), afterClosing: true, overbook: true })).status, 201)
  })

  it("takes a booking that staff move, and more people of one, only if they say so", async () => {
    const [from, to] = [inDays(62), inDays(63)]
    const { body } = await byPhone(order(from, await createDeparture(tours.haLongCruise, { date: from, capacity: 5 })))
    const departureId = await closed(to)
    const move = (change: object) => api.post(`/bookings/${body.booking._id}/move`, change, staff.headers)
    const there = { travelDate: to, departureId }
    assert.equal((await move(there)).status, 422)
    assert.equal((await move({ ...there, afterClosing: true })).status, 200)
    assert.equal((await move(group(3))).status, 422)
    assert.equal((await move(group(1))).status, 200)
    assert.equal((await move({ ...group(3), afterClosing: true })).status, 200)
    assert.equal(await bookedOn(departureId), 3)
    const asked = await api.post(
      `/bookings/${body.booking._id}/move`,
      { ...group(1), afterClosing: true },
      {
        "x-guest-token": body.guestToken,
      },
    )
    assert.deepEqual([asked.status, asked.body.errors[0].field], [422, "afterClosing"])
  })

  it("is listed for staff with what guests can still book, unless it is cancelled or its days are closed", async () => {
    const dates = [71, 72, 73, 74].map(inDays)
    const [late, cancelled, away, open] = await Promise.all([
      ...dates.slice(0, 3).map((date) => closed(date)),
      createDeparture(tours.haLongCruise, { date: dates[3]!, capacity: 5 }),
    ])
    await api.post(`/departures/${cancelled}/call-off`, { reason: "Bão" }, staff.headers)
    const days = { tourId: tours.haLongCruise, from: dates[2], to: dates[2] }
    assert.equal((await api.post("/departures/close-outs", days, staff.headers)).status, 201)
    const path = `/departures?bookable=true&tourId=${tours.haLongCruise}&from=${dates[0]}&to=${dates[3]}`
    const listed = (await api.get(path, staff.headers)).body.data.map(({ _id }: { _id: string }) => _id)
    assert.deepEqual(listed, [late, open])
    assert.ok(!listed.includes(away))
  })
})
