import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import type { CalendarTrip } from "#domain/bookings/staff/staff-booking.ts"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, createDeparture, inDays, sendBooking, signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"
import { partsOf } from "./trip-parts.ts"

const { api, tours } = await openTestSite()
const transfers = await createTransfers()
const staff = await signInStaff(api, "staff")
const read = async <Row>(slice: "departures" | "bookings", from: number, to: number): Promise<Row[]> =>
  (await api.get(`/${slice}/calendar?from=${inDays(from)}&to=${inDays(to)}`, staff.headers)).body.data

describe("calendar of staff", () => {
  it("finds trips that began before the range and reach into it, in every kind", async () => {
    await db.execute(
      sql`update tours set days = 7, nights = 6 where id in (${tours.lanHaKayak}, ${tours.hoiAnLanterns})`,
    )
    await db.execute(sql`update transfers set duration_minutes = 2880 where id = ${transfers.toNoiBai}`)
    const departure = await createDeparture(tours.lanHaKayak, { date: inDays(30), capacity: 8 })
    const anyDay = await bookTour(api, tours.hoiAnLanterns, { travelDate: inDays(30) })
    const car = (returnDate?: string) =>
      sendBooking(
        api,
        transferRequest(transfers.toNoiBai, {
          travelDate: inDays(30),
          ...(returnDate && { returnTrip: { travelDate: returnDate } }),
        }),
        staff.headers,
      )
    const [hired, back] = [await car(), await car(inDays(33))]
    const found = async (from: number, to = from) => {
      const departures = await read<StaffDeparture>("departures", from, to)
      const trips = await read<CalendarTrip>("bookings", from, to)
      return [
        ...departures.map(({ _id, date, lastDay }) => [_id, date, lastDay]),
        ...trips.map(({ _id, date, lastDay, isReturn }) => [isReturn ? `${_id} back` : _id, date, lastDay]),
      ].toSorted()
    }
    const week = [departure, anyDay.id].map((id) => [id, inDays(30), inDays(36)])
    const outbound = [hired.id, back.id].map((id) => [id, inDays(30), inDays(31)])
    const returned = [[`${back.id} back`, inDays(33), inDays(34)]]
    assert.deepEqual(await found(29), [])
    assert.deepEqual(await found(30), [...week, ...outbound].toSorted())
    assert.deepEqual(await found(31, 32), [...week, ...outbound].toSorted())
    assert.deepEqual(await found(34), [...week, ...returned].toSorted())
    assert.deepEqual(await found(36, 60), week.toSorted())
    assert.deepEqual(await found(37, 60), [])
    // A night train is one entry of its day.
    await db.execute(sql`update bookings set details = jsonb_set(details, '{duration}', '480') where id = ${hired.id}`)
    assert.ok(!(await found(31)).some(([id]) => id === hired.id))
  })

  it("draws a trip as one bar a week, or as each of its days", () => {
    // A Thursday to the Wednesday after.
    const trip = { date: "2026-12-03", lastDay: "2026-12-09" }
    assert.deepEqual(partsOf(trip, "week"), [
      { date: "2026-12-03", nth: 1, days: 4 },
      { date: "2026-12-07", nth: 5, days: 3 },
    ])
    assert.deepEqual(
      partsOf(trip, "day").map(({ date, nth, days }) => [date.slice(-2), nth, days]),
      ["03", "04", "05", "06", "07", "08", "09"].map((day, index) => [day, index + 1, 1]),
    )
    assert.deepEqual(partsOf({ date: "2026-12-03", lastDay: "2026-12-03" }, "week"), [
      { date: "2026-12-03", nth: 1, days: 1 },
    ])
  })
})
