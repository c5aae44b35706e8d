import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { waitForLockWaiter } from "#server/testing/api.ts"
import { createDeparture, emma, inDays, requestFor, signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const ROUNDS = 10

describe("concurrent staff and guests (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const transfers = await createTransfers()
  const staff = await signInStaff(api, "staff")

  const remove = (path: string) => api.request(path, { method: "DELETE", headers: staff.headers })

  it("archives a tour that is deleted during its booking", { timeout: 30_000 }, async () => {
    const departureId = await createDeparture(tours.lanHaKayak, { date: inDays(10), capacity: 5 })
    const request = requestFor(tours.lanHaKayak, { travelDate: inDays(10), customerInfo: emma })
    const { booking, removal } = await transact(async (tx) => {
      await tx.execute(sql`select 1 from departures where id = ${departureId} for update`)
      const booking = api.post("/bookings", request)
      await waitForLockWaiter()
      const removal = remove(`/tours/${tours.lanHaKayak}`)
      await waitForLockWaiter(2)
      return { booking, removal }
    })
    assert.equal((await booking).status, 201)
    assert.deepEqual([(await removal).status, (await removal).body.archived], [200, true])
    const { rows } = await db.execute(sql`select is_active from tours where id = ${tours.lanHaKayak}`)
    assert.deepEqual(rows, [{ is_active: false }])
  })

  it("rejects a tour or transfer that is being deleted", { timeout: 30_000 }, async () => {
    const attempts: [string, string, object][] = [
      ["tours", tours.daNangByNight, requestFor(tours.daNangByNight, { customerInfo: emma })],
      ["transfers", transfers.limousine, transferRequest(transfers.limousine)],
    ]
    for (const [table, id, request] of attempts) {
      const booking = await transact(async (tx) => {
        await tx.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`)
        const waiting = api.post("/bookings", request)
        await waitForLockWaiter()
        return { waiting }
      })
      const { status, body } = await booking.waiting
      assert.deepEqual([status, body.errors[0].field], [422, "productId"])
      const { rows } = await db.execute(sql`select count(*)::int as n from bookings where product_id = ${id}`)
      assert.deepEqual(rows, [{ n: 0 }])
    }
  })

  it("never deletes a departure that was just booked", async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const date = inDays(20 + round)
      const terms = {
        tourId: tours.sapaTerraces,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from: date,
        to: date,
        startTime: "08:00",
        capacity: 9,
      }
      const { data } = (await api.post("/departures/schedules", terms, staff.headers)).body
      const request = requestFor(tours.sapaTerraces, { travelDate: date, customerInfo: emma })
      const [booked] = await Promise.all([api.post("/bookings", request), remove(`/departures/schedules/${data._id}`)])
      const { rows } = await db.execute(sql`select booked, status from departures where date = ${date}`)
      assert.deepEqual(rows, booked.status === 201 ? [{ booked: 2, status: "open" }] : [])
      assert.ok(booked.status === 201 || booked.status === 422, booked.text)
    }
  })
})
