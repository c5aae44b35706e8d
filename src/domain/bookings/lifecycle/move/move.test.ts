import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import {
  bookedOn,
  bookTour,
  createDeparture,
  emma,
  inDays,
  minh,
  signInStaff,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")
beforeEach(() => db.execute(sql`truncate outbox`))

let day = 20
async function aboard({ places = 10, changes = {} } = {}) {
  day += 2
  const from = inDays(day)
  const to = inDays(day + 1)
  const old = await createDeparture(tours.haLongCruise, { date: from, capacity: 10 })
  const next = await createDeparture(tours.haLongCruise, { date: to, capacity: places, priceMinor: 150_00 })
  const customerInfo = withNewAddress(emma)
  const order = { travelDate: from, travelers: 3, party: { adults: 2, children: 1 }, customerInfo, language: "en" }
  const made = await bookTour(api, tours.haLongCruise, { ...order, ...changes })
  return { ...made, old, next, from, to, customerInfo }
}

async function onRequest(changes: Record<string, unknown> = {}) {
  const customerInfo = withNewAddress(minh)
  return { ...(await bookTour(api, tours.hoiAnLanterns, { customerInfo, ...changes })), customerInfo }
}

const booked = (...ids: string[]) => Promise.all(ids.map(bookedOn))
const find = async (id: string) => (await api.get(`/bookings/${id}`, staff.headers)).body.booking
const confirm = (id: string) => api.post(`/bookings/${id}/confirm`, {}, staff.headers)

describe("moving a booking", () => {
  it("shows the cost first and reserves nothing", async () => {
    const { id, guest, old, next, to } = await aboard()
    const { status, body } = await api.post(`/bookings/${id}/move/quote`, { travelDate: to }, guest)
    assert.equal(status, 200)
    assert.deepEqual([body.data.quote.total, body.data.difference, body.data.differenceVnd], [390, 42, 42 * 26_000])
    assert.deepEqual([body.data.departureId, body.data.needsConfirmation, body.data.refundCap], [next, true, 100])
    assert.deepEqual(await booked(old, next), [3, 0])
  })

  it("computes a new price, reserves the new seats and releases the old ones", async () => {
    const { id, guest, old, next, to } = await aboard()
    await confirm(id)
    const { status, body } = await api.post(`/bookings/${id}/move`, { travelDate: to, totalPrice: 390 }, guest)
    assert.equal(status, 200, JSON.stringify(body))
    const { booking } = body
    assert.deepEqual([booking.travelDate, booking.status, booking.departure._id], [to, "confirmed", next])
    assert.deepEqual(
      [booking.pricing.total, booking.totalPrice, booking.party],
      [390, 10_140_000, { adults: 2, children: 1 }],
    )
    assert.deepEqual([booking.version, booking.calendarSequence], [3, 1])
    assert.deepEqual(await booked(old, next), [0, 3])
    const [entry] = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data.toReversed()
    assert.deepEqual([entry.kind, entry.data.before.totalMinor, entry.data.after.totalMinor], ["moved", 348_00, 390_00])
  })

  it("changes nothing if there are too few seats", async () => {
    const { id, guest, old, next, to } = await aboard({ places: 2 })
    const before = await find(id)
    const { status, body } = await api.post(`/bookings/${id}/move`, { travelDate: to }, guest)
    assert.deepEqual([status, body.code], [409, "PLACES_LEFT"])
    assert.deepEqual(await booked(old, next), [3, 0])
    assert.deepEqual(await find(id), before)
  })

  it("reserves or releases only the difference if only the party changes", async () => {
    const { id, guest, old } = await aboard()
    const more = await api.post(`/bookings/${id}/move`, { travelers: 5, party: { adults: 3, children: 2 } }, guest)
    assert.deepEqual([more.status, more.body.booking.travelers, ...(await booked(old))], [200, 5, 5])
    const fewer = await api.post(`/bookings/${id}/move`, { travelers: 1 }, guest)
    assert.deepEqual(
      [fewer.status, fewer.body.booking.party, ...(await booked(old))],
      [200, { adults: 1, children: 0 }, 1],
    )
    const many = await api.post(`/bookings/${id}/move`, { travelers: 10 }, guest)
    assert.deepEqual([many.status, ...(await booked(old))], [200, 10])
  })

  it("is rejected if the total differs from the one shown", async () => {
    const { id, guest, to } = await aboard()
    const { status, body } = await api.post(`/bookings/${id}/move`, { travelDate: to, totalPrice: 348 }, guest)
    assert.deepEqual([status, body.code, body.data.quote.total], [409, "PRICE_CHANGED", 390])
  })

  it("needs confirmation again on request dates, unless the company moves it", async () => {
    const { id, guest } = await onRequest()
    await confirm(id)
    const byStaff = await api.post(`/bookings/${id}/move`, { travelDate: inDays(50) }, staff.headers)
    assert.equal(byStaff.body.booking.status, "confirmed")
    const preview = await api.post(`/bookings/${id}/move/quote`, { travelDate: inDays(51) }, guest)
    assert.equal(preview.body.data.needsConfirmation, true)
    const { booking } = (await api.post(`/bookings/${id}/move`, { travelDate: inDays(51) }, guest)).body
    assert.deepEqual([booking.status, booking.documents.voucher], ["pending", null])
    assert.ok(new Date(booking.answerBy) > new Date())
  })

  it("does not restore an earlier refund percentage", async () => {
    const { id, guest } = await onRequest({ travelDate: inDays(2) })
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const cost = (await api.get(`/bookings/${id}/cancellation`, guest)).body.data.refundPercent
    assert.equal(cost, 50)
    const { booking } = (await api.post(`/bookings/${id}/move`, { travelDate: inDays(60) }, guest)).body
    assert.deepEqual([booking.cancellation.band.refundPercent, booking.cancellation.refundPercent], [100, 50])
  })

  it("validates the new order like a booking", async () => {
    const { id, guest } = await onRequest()
    for (const [change, field] of [
      [{}, "travelDate"],
      [{ travelDate: inDays(30) }, "travelDate"],
      [{ travelDate: inDays(-1) }, "travelDate"],
      [{ travelDate: "2027-02-30" }, "travelDate"],
      [{ travelers: 11 }, "travelers"],
      [{ travelers: 3, party: { adults: 1, children: 1 } }, "party"],
      [{ departureId: crypto.randomUUID() }, "departureId"],
      [{ surprise: 1 }, "surprise"],
    ] as const) {
      const { status, body } = await api.post(`/bookings/${id}/move`, change, guest)
      assert.deepEqual([status, body.errors?.[0]?.field], [422, field], JSON.stringify(change))
    }
  })

  it("rejects another product by name and accepts the same", async () => {
    const { id, guest } = await onRequest()
    const ways = [
      (change: object) => api.put(`/bookings/${id}`, change, guest),
      (change: object) => api.post(`/bookings/${id}/move/quote`, change, guest),
      (change: object) => api.post(`/bookings/${id}/move`, change, guest),
    ]
    for (const send of ways) {
      for (const [other, field] of [
        [{ productId: tours.sapaTerraces }, "productId"],
        [{ productId: "x" }, "productId"],
        [{ productId: null }, "productId"],
        [{ productType: "transfer" }, "productType"],
        [{ productType: 7 }, "productType"],
      ] as const) {
        const { status, body } = await send({ ...other, travelers: 3 })
        assert.deepEqual([status, body.errors?.[0].field], [422, field], JSON.stringify(other))
      }
    }
    assert.equal((await find(id)).travelers, 2)
    const same = { productId: tours.hoiAnLanterns.toUpperCase(), productType: "tour" }
    for (const [travelers, send] of [3, 4, 5].map((n, way) => [n, ways[way]!] as const))
      assert.equal((await send({ ...same, travelers })).status, 200)
    assert.equal((await find(id)).travelers, 5)
  })

  it("is rejected for strangers and after the trip", async () => {
    const { id, guest, to } = await aboard()
    assert.equal((await api.post(`/bookings/${id}/move`, { travelDate: to })).status, 404)
    assert.equal((await api.post(`/bookings/${id}/move/quote`, { travelDate: to })).status, 404)
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick" }, guest)
    assert.equal((await api.post(`/bookings/${id}/move`, { travelDate: to }, guest)).body.code, "CANNOT_CHANGE")
  })

  it("is left to staff if a holiday allows no changes", async () => {
    const { id, guest } = await onRequest()
    await db.execute(sql`update bookings set changes_allowed = false where id = ${id}`)
    assert.deepEqual([(await find(id)).canMove, (await find(id)).canCancel], [false, true])
    assert.equal((await api.post(`/bookings/${id}/move`, { travelDate: inDays(44) }, guest)).body.code, "CANNOT_CHANGE")
    assert.equal((await api.post(`/bookings/${id}/move`, { travelDate: inDays(44) }, staff.headers)).status, 200)
  })
})

describe("PUT /bookings/{id}", () => {
  it("changes contact, requests and language; a new address set by staff is announced to the old one", async () => {
    const { id, customerInfo } = await onRequest({ language: "vi" })
    const change = {
      version: 1,
      customerInfo: { name: "Trần Minh Anh", email: "NEW@Mail.example", phone: "0987 654 321" },
      specialRequests: "Ăn chay",
      language: "en",
    }
    const { status, body } = await api.put(`/bookings/${id}`, change, staff.headers)
    assert.equal(status, 200)
    assert.deepEqual(body.booking.customerInfo, {
      name: "Trần Minh Anh",
      email: "new@mail.example",
      phone: "0987 654 321",
      countryCode: "VN",
    })
    const { rows } = await db.execute(sql`select customer_phone_e164 as phone from bookings where id = ${id}`)
    assert.equal(rows[0]?.phone, "+84987654321")
    const mails = (await api.sendMails()).slice(2)
    assert.deepEqual(
      mails.map(({ headers }) => headers.to),
      ["new@mail.example", customerInfo.email],
    )
    assert.match(
      mails[0]?.text ?? "",
      /These details of your booking have changed: name, email address, phone number, special requests, language\./,
    )
    assert.doesNotMatch(mails[0]?.text ?? "", /new date/)
    assert.match(mails[0]?.text ?? "", /#key=/)
    assert.doesNotMatch(mails[1]?.text ?? "", /#key=|new@mail|Minh Anh|0987/)
    assert.match(mails[1]?.text ?? "", /has been changed to n•••@m•••\./)
    const entries = (await api.get(`/bookings/${id}/history`, staff.headers)).text
    assert.ok(entries.includes("customerEmail") && !entries.includes("new@mail.example"))
  })

  it("moves a booking by date and party", async () => {
    const { id, guest, old, next, to } = await aboard()
    const { body } = await api.put(`/bookings/${id}`, { travelDate: to, specialRequests: "Vegetarian" }, guest)
    assert.deepEqual([body.booking.travelDate, body.booking.specialRequests], [to, "Vegetarian"])
    assert.deepEqual(await booked(old, next), [0, 3])
  })

  it("does nothing if nothing differs", async () => {
    const { id, guest, customerInfo } = await onRequest()
    const { status, body } = await api.put(`/bookings/${id}`, { customerInfo }, guest)
    assert.deepEqual([status, body.booking.version], [200, 1])
  })

  it("lets staff send a version or change the current state, and keeps their note private", async () => {
    const { id, guest } = await onRequest()
    const note = { staffNote: "Gọi lại sau 17 giờ" }
    const without = await api.put(`/bookings/${id}`, { staffNote: "Gọi lại" }, staff.headers)
    assert.deepEqual([without.status, without.body.booking.version], [200, 2])
    assert.equal((await api.put(`/bookings/${id}`, { ...note, version: 2 }, staff.headers)).status, 200)
    const again = await api.put(`/bookings/${id}`, { ...note, staffNote: "Khác", version: 2 }, staff.headers)
    assert.deepEqual([again.status, again.body.code, again.body.version], [409, "VERSION_CONFLICT", 3])
    const listed = await api.get(`/bookings?search=${(await find(id)).reference}`, staff.headers)
    assert.equal(listed.body.bookings[0].staffNote, note.staffNote)
    assert.ok(!(await api.get(`/bookings/${id}`, guest)).text.includes("17 giờ"))
    const byGuest = await api.put(`/bookings/${id}`, note, guest)
    assert.deepEqual([byGuest.status, byGuest.body.errors[0].field], [422, "staffNote"])
    assert.equal((await db.execute(sql`select 1 from outbox where kind like 'booking-changed%'`)).rows.length, 0)
  })

  it("names invalid fields and those for staff only", async () => {
    const { id, guest } = await onRequest()
    for (const [change, field] of [
      [{ customerInfo: { email: "nobody" } }, "customerInfo.email"],
      [{ customerInfo: { phone: "12" } }, "customerInfo.phone"],
      [{ customerInfo: { name: "a\r\nBcc: all" } }, "customerInfo.name"],
      [{ customerInfo: { role: "staff" } }, "customerInfo.role"],
      [{ status: "confirmed" }, "status"],
      [{ userId: "x" }, "userId"],
    ] as const) {
      const { status, body } = await api.put(`/bookings/${id}`, change, guest)
      assert.deepEqual([status, body.errors?.[0]?.field], [422, field], JSON.stringify(change))
    }
    assert.equal((await api.put(`/bookings/${id}`, { specialRequests: "x" })).status, 404)
  })
})
