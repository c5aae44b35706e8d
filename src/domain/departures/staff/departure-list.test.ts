import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { bookTour, createDeparture, emma, inDays, minh, requestFor, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

const add = (changes: object) =>
  api.post(
    "/departures",
    { tourId: tours.haLongCruise, date: inDays(10), startTime: "08:00", capacity: 10, ...changes },
    staff.headers,
  )
const change = (id: string, sent: object) => api.put(`/departures/${id}`, sent, staff.headers)
const book = async (travelDate: string, customerInfo: object, more: object = {}) =>
  (await bookTour(api, tours.haLongCruise, { travelDate, customerInfo, travelers: 1, ...more })).booking
const eventsOf = async (bookingId: string) =>
  (await db.execute(sql`select kind, actor, data from booking_events where booking_id = ${bookingId} order by id`)).rows

describe("departures API for staff", () => {
  it("adds departures with guide and vehicle, but not two at the same time", async () => {
    const { status, body } = await add({
      minimum: 4,
      cutoffHours: 24,
      decideHours: 72,
      price: 110.5,
      guide: "Hà",
      vehicle: "29B-123",
    })
    assert.equal(status, 201, JSON.stringify(body))
    const { tour, price, guide, vehicle, closesAt, decideBy, isEdited, version } = body.data
    assert.deepEqual(
      [tour._id, price, guide, vehicle, isEdited, version],
      [tours.haLongCruise, 110.5, "Hà", "29B-123", true, 1],
    )
    assert.deepEqual([closesAt, decideBy], [`${inDays(9)}T01:00:00.000Z`, `${inDays(7)}T01:00:00.000Z`])
    assert.equal((await add({})).body.errors[0].field, "startTime")
    assert.equal((await add({ date: inDays(-1) })).body.errors[0].field, "date")
    assert.equal((await add({ startTime: "09:00", minimum: 11 })).body.errors[0].field, "minimum")
    const seen = (await api.get(`/tours/${tours.haLongCruise}/departures`)).body.data[0]
    assert.ok(!("guide" in seen) && !("vehicle" in seen))
  })

  it("lists departures from today, by tour, status and pending decision", async () => {
    await createDeparture(tours.lanHaKayak, { date: inDays(3), capacity: 8, status: "closed" })
    const list = async (query: string) => (await api.get(`/departures?${query}`, staff.headers)).body
    assert.equal((await list("")).pagination.total, 2)
    assert.equal((await list(`tourId=${tours.lanHaKayak}`)).data[0].status, "closed")
    assert.equal((await list("status=open")).data.length, 1)
    assert.equal((await list(`from=${inDays(4)}&to=${inDays(9)}`)).data.length, 0)
    assert.equal((await list("undecided=true")).data.length, 0)
    await book(inDays(10), emma)
    assert.equal((await list("undecided=true")).data.length, 1)
    assert.equal((await list("tourId=halong")).data.length, 0)
  })

  it("changes a departure but not below its bookings", async () => {
    const { data } = (await add({ date: inDays(12) })).body
    await book(inDays(12), emma)
    await book(inDays(12), minh)
    const tooFew = await change(data._id, { version: 1, capacity: 1 })
    assert.deepEqual(tooFew.body.errors, [
      { field: "capacity", message: "2 places are already booked, so there can't be fewer" },
    ])
    const closed = (await change(data._id, { version: 1, capacity: 2, isOpen: false, guide: "Sơn" })).body.data
    assert.deepEqual(
      [closed.capacity, closed.placesLeft, closed.status, closed.guide, closed.version],
      [2, 0, "closed", "Sơn", 2],
    )
    const late = await change(data._id, { version: 1, capacity: 9 })
    assert.equal(late.body.code, "VERSION_CONFLICT")
    assert.match(late.body.message, /^staff changed this in the meantime/)
    await db.execute(sql`update departures set version = version + 1 where id = ${data._id}`)
    assert.match((await change(data._id, { version: 2 })).body.message, /^Someone else changed this/)
    await db.execute(sql`update departures set version = version - 1 where id = ${data._id}`)
    assert.equal((await change(data._id, { version: 2, isOpen: true })).body.data.status, "open")
    assert.equal((await change("7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11", { version: 1 })).status, 404)
  })

  it("guarantees a departure and notifies its guests once", async () => {
    const { data } = (await add({ date: inDays(14), minimum: 6 })).body
    const booking = await book(inDays(14), emma)
    assert.notEqual(data.decideBy, null)
    for (let times = 0; times < 2; times++) {
      const { status, body } = await api.post(`/departures/${data._id}/guarantee`, {}, staff.headers)
      assert.deepEqual([status, body.data.status, body.data.decideBy], [200, "guaranteed", null])
    }
    assert.deepEqual(await eventsOf(booking._id), [
      { kind: "requested", actor: "guest", data: {} },
      { kind: "departure-guaranteed", actor: staff.user._id, data: {} },
    ])
    const mails = (await api.sendMails()).filter(({ headers }) =>
      headers.subject?.startsWith("Your tour is going ahead"),
    )
    assert.deepEqual([mails.length, mails[0]?.headers.to], [1, emma.email])
  })

  it("cancels a departure, closes it for booking and tells its guests why, in their language", async () => {
    const { data } = (await add({ date: inDays(15) })).body
    const [hers, his, cancelled] = [
      await book(inDays(15), emma),
      await book(inDays(15), minh, { language: "vi" }),
      await book(inDays(15), { ...emma, email: "gone@mail.example" }),
    ]
    await db.execute(sql`update bookings set status = 'cancelled' where id = ${cancelled._id}`)
    await api.sendMails()
    const reason = "The port is closed: storm."
    const { body } = await api.post(`/departures/${data._id}/call-off`, { reason }, staff.headers)
    assert.equal(body.data.status, "called-off")
    for (const booking of [hers, his])
      assert.deepEqual((await eventsOf(booking._id)).at(-1), {
        kind: "departure-called-off",
        actor: staff.user._id,
        data: { reason },
      })
    assert.equal((await eventsOf(cancelled._id)).length, 1)
    const mails = await api.sendMails()
    assert.deepEqual(mails.map(({ headers }) => headers.to).toSorted(), [emma.email, minh.email].toSorted())
    assert.ok(mails.every(({ text }) => text.includes(reason)))
    assert.match(
      mails.find(({ headers }) => headers.to === minh.email)?.headers.subject ?? "",
      /^Tour của quý khách không thể khởi hành/,
    )
    const refused = await api.post("/bookings", requestFor(tours.haLongCruise, { travelDate: inDays(15) }))
    assert.equal(refused.status, 422)
    assert.equal((await api.post(`/departures/${data._id}/guarantee`, {}, staff.headers)).body.code, "CALLED_OFF")
    assert.equal((await change(data._id, { version: 2, isOpen: true })).body.code, "CALLED_OFF")
    const { rows } = await db.execute(
      sql`select count(*)::int as n from audit_log where subject = ${`departure:${data._id}`}`,
    )
    assert.deepEqual(rows, [{ n: 2 }])
  })

  it("returns when the decision is due until the minimum is reached", async () => {
    await add({ date: inDays(16), minimum: 2 })
    const shown = async () =>
      (await api.get(`/tours/${tours.haLongCruise}/departures?from=${inDays(16)}&to=${inDays(16)}`)).body.data[0]
    await book(inDays(16), emma)
    assert.deepEqual([(await shown()).booked, (await shown()).minimum, (await shown()).decideBy !== null], [1, 2, true])
    await book(inDays(16), minh)
    assert.deepEqual([(await shown()).booked, (await shown()).decideBy], [2, null])
  })
})
