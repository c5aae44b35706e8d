import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import type { Departure, Schedule } from "#domain/departures/departure.ts"
import { addDays, weekdayOf } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, inDays, requestFor, signInStaff, type TourName } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { makeAllDepartures } from "./generator.server.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

beforeEach(async () => {
  for (const table of ["bookings", "departures", "departure_schedules", "close_outs"])
    await db.execute(sql`truncate ${sql.identifier(table)} cascade`)
})

const tomorrow = inDays(1)
const list = async (tour: TourName = "haLongCruise"): Promise<Departure[]> =>
  (await api.get(`/tours/${tours[tour]}/departures`)).body.data
const dates = async () => (await list()).map(({ date }) => date)
const everyRow = async () => (await db.execute(sql`select * from departures order by date, start_time`)).rows

const schedule = (changes: object = {}) => ({
  tourId: tours.haLongCruise,
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  from: tomorrow,
  to: inDays(10),
  startTime: "08:00",
  capacity: 12,
  minimum: 4,
  cutoffHours: 6,
  decideHours: 8,
  ...changes,
})
const create = async (changes: object = {}): Promise<Schedule> => {
  const { status, body } = await api.post("/departures/schedules", schedule(changes), staff.headers)
  assert.equal(status, 201, JSON.stringify(body))
  return body.data
}
const change = (of: Schedule, sent: object) =>
  api.put(`/departures/schedules/${of._id}`, { version: of.version, ...sent }, staff.headers)
const closeOut = (from: string, to: string, tour: TourName = "haLongCruise") =>
  api.post("/departures/close-outs", { tourId: tours[tour], from, to, reason: "Dry dock" }, staff.headers)
const book = async (travelDate: string, email = "emma@mail.example") =>
  (await bookTour(api, tours.haLongCruise, { travelDate, customerInfo: { ...emma, email } })).booking

describe("departure schedules", () => {
  it("creates departures on their weekdays, with seats, minimum, cut-off and decision time", async () => {
    await create({ weekdays: [2, 6], from: inDays(3), to: inDays(30), decideHours: 48 })
    const made = await list()
    assert.ok(made.length >= 8)
    assert.ok(made.every(({ date }) => [2, 6].includes(weekdayOf(date)) && date >= tomorrow && date <= inDays(30)))
    const { date, capacity, minimum, closesAt, decideBy, price } = made[0]!
    const start = new Date(`${date}T08:00:00+07:00`).getTime()
    assert.deepEqual([capacity, minimum, price], [12, 4, 129])
    assert.equal(closesAt, new Date(start - 6 * 3_600_000).toISOString())
    assert.equal(decideBy, new Date(start - 48 * 3_600_000).toISOString())
  })

  it("creates nothing twice and adds days as time passes", async () => {
    await create({ to: null })
    const first = await everyRow()
    assert.equal(first.at(-1)?.date, inDays(180))
    await makeAllDepartures()
    assert.deepEqual(await everyRow(), first)
    await db.execute(sql`delete from departures where date > ${inDays(170)}`)
    await db.execute(sql`update departure_schedules set made_until = ${inDays(170)}`)
    await makeAllDepartures()
    assert.equal((await everyRow()).length, first.length)
    await makeAllDepartures()
    assert.equal((await everyRow()).length, first.length)
  })

  it("makes a tour on request bookable by departure", async () => {
    await create({ tourId: tours.bikesOfHoiAn })
    assert.equal((await api.get(`/tours/${tours.bikesOfHoiAn}`)).body.data.hasDepartures, true)
  })

  it("changes unbooked departures and never booked ones", async () => {
    const made = await create()
    const booked = await book(inDays(4))
    const changed = await change(made, { capacity: 8, startTime: "09:30", weekdays: [weekdayOf(inDays(5))], price: 99 })
    assert.equal(changed.status, 200, changed.text)
    const after = await list()
    assert.deepEqual(
      after.map(({ date, startTime, capacity, price }) => [date, startTime, capacity, price]),
      [
        [inDays(4), "08:00", 12, 129],
        [inDays(5), "09:30", 8, 99],
      ],
    )
    assert.equal(after[0]?._id, booked.departure?._id)
  })

  it("keeps departures that staff have edited, guaranteed or cancelled", async () => {
    const made = await create()
    const [edited, guaranteed, calledOff] = (await list()) as [Departure, Departure, Departure]
    await api.put(`/departures/${edited._id}`, { version: 1, capacity: 5 }, staff.headers)
    await api.post(`/departures/${guaranteed._id}/guarantee`, {}, staff.headers)
    await api.post(`/departures/${calledOff._id}/call-off`, {}, staff.headers)
    await change(made, { capacity: 8 })
    const rows = await everyRow()
    assert.deepEqual(
      rows.slice(0, 4).map(({ capacity, status }) => [capacity, status]),
      [
        [5, "open"],
        [12, "guaranteed"],
        [12, "called-off"],
        [8, "open"],
      ],
    )
  })

  it("closes departures that a cancelled booking still refers to", async () => {
    const made = await create()
    const booking = await book(inDays(4))
    await db.execute(sql`update bookings set status = 'cancelled' where id = ${booking._id}`)
    await db.execute(sql`update departures set booked = 0 where id = ${booking.departure!._id}`)
    await change(made, { from: inDays(6) })
    const closed = (await everyRow()).find(({ id }) => id === booking.departure?._id)
    assert.equal(closed?.status, "closed")
    assert.deepEqual(await dates(), [6, 7, 8, 9, 10].map(inDays))
    await change({ ...made, version: 2 }, { from: tomorrow })
    assert.equal((await everyRow()).find(({ id }) => id === booking.departure?._id)?.status, "open")
  })

  it("deletes unbooked departures with the schedule", async () => {
    const made = await create()
    await book(inDays(4))
    const { status } = await api.request(`/departures/schedules/${made._id}`, {
      method: "DELETE",
      headers: staff.headers,
    })
    assert.equal(status, 200)
    assert.deepEqual(await dates(), [inDays(4)])
    assert.deepEqual((await api.get(`/departures/schedules?tourId=${tours.haLongCruise}`, staff.headers)).body.data, [])
  })

  it("creates one departure where two schedules overlap", async () => {
    await create({ to: inDays(5) })
    await create({ from: inDays(3), to: inDays(8), capacity: 20 })
    assert.deepEqual(await dates(), [1, 2, 3, 4, 5, 6, 7, 8].map(inDays))
  })

  it("leaves what an equal or overlapping schedule also wants when one is deleted or changed", async () => {
    const first = await create({ to: inDays(6) })
    await create({ to: inDays(6) })
    const partly = await create({ from: inDays(5), to: inDays(8) })
    const remove = ({ _id }: { _id: string }) =>
      api.request(`/departures/schedules/${_id}`, { method: "DELETE", headers: staff.headers })
    assert.equal((await remove(first)).status, 200)
    assert.deepEqual(await dates(), [1, 2, 3, 4, 5, 6, 7, 8].map(inDays))
    await change(partly, { from: inDays(7) })
    assert.deepEqual(await dates(), [1, 2, 3, 4, 5, 6, 7, 8].map(inDays))
    await remove(partly)
    assert.deepEqual(await dates(), [1, 2, 3, 4, 5, 6].map(inDays))
  })

  it("refuses invalid schedules with an explanation, and outdated versions", async () => {
    const refusals: [object, string][] = [
      [{ weekdays: [] }, "weekdays"],
      [{ weekdays: [1, 1] }, "weekdays"],
      [{ weekdays: [8] }, "weekdays.0"],
      [{ from: inDays(5), to: inDays(4) }, "to"],
      [{ minimum: 13 }, "minimum"],
      [{ startTime: "8:00" }, "startTime"],
      [{ tourId: "halong" }, "tourId"],
      [{ from: "2027-02-30" }, "from"],
      [{ price: 12.345 }, "price"],
      [{ price: 1_502_073_972 }, "price"],
    ]
    for (const [changes, field] of refusals) {
      const { status, body } = await api.post("/departures/schedules", schedule(changes), staff.headers)
      assert.equal(status, 422, field)
      assert.equal(body.errors[0].field, field)
    }
    const made = await create()
    await change(made, { capacity: 9 })
    const { status, body } = await change(made, { capacity: 10 })
    assert.deepEqual([status, body.code], [409, "VERSION_CONFLICT"])
  })

  it("writes an audit entry for each change", async () => {
    const made = await create()
    await change(made, { capacity: 9 })
    await api.request(`/departures/schedules/${made._id}`, { method: "DELETE", headers: staff.headers })
    const { rows } = await db.execute(
      sql`select actor, action from audit_log where subject = ${`departure-schedule:${made._id}`} order by id`,
    )
    assert.deepEqual(
      rows,
      ["create", "update", "delete"].map((action) => ({ actor: staff.user._id, action })),
    )
  })
})

describe("close-outs", () => {
  it("closes the days, returns what is booked and reopens the days when removed", async () => {
    await create()
    const booking = await book(inDays(5))
    const { status, body } = await closeOut(inDays(4), inDays(6))
    assert.equal(status, 201)
    assert.deepEqual(body.booked, [{ _id: booking.departure?._id, date: inDays(5), startTime: "08:00", booked: 2 }])
    assert.deepEqual(await dates(), [1, 2, 3, 7, 8, 9, 10].map(inDays))
    const answer = (await api.get(`/tours/${tours.haLongCruise}/departures`)).body
    assert.deepEqual(answer.closedDays, [{ from: inDays(4), to: inDays(6) }])
    const onBooked = await api.post(
      "/bookings",
      requestFor(tours.haLongCruise, { travelDate: inDays(5), travelers: 1 }),
    )
    assert.equal(onBooked.status, 422)

    await api.request(`/departures/close-outs/${body.data._id}`, { method: "DELETE", headers: staff.headers })
    assert.deepEqual(await dates(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(inDays))
  })

  it("closes the days for tours on request and private groups", async () => {
    await closeOut(inDays(20), inDays(21), "hoiAnLanterns")
    for (const day of [19, 20, 21, 22]) {
      const { status, body } = await api.post("/bookings", requestFor(tours.hoiAnLanterns, { travelDate: inDays(day) }))
      assert.equal(status, [20, 21].includes(day) ? 422 : 201)
      if (status === 422)
        assert.deepEqual(body.errors, [
          { field: "travelDate", message: "This tour does not run on this date. Please choose another." },
        ])
    }
  })

  it("lists close-outs until they are over and refuses reversed dates", async () => {
    await closeOut(inDays(4), inDays(6))
    const listed = (await api.get(`/departures/close-outs?tourId=${tours.haLongCruise}`, staff.headers)).body.data
    assert.deepEqual([listed.length, listed[0].reason], [1, "Dry dock"])
    assert.equal((await closeOut(inDays(6), inDays(4))).body.errors[0].field, "to")
    assert.equal((await closeOut(addDays(tomorrow, 0), "soon")).status, 422)
  })
})
