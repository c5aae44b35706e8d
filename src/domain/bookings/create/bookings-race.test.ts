import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { waitForLockWaiter } from "#server/testing/api.ts"
import { createDeparture, emma, inDays, requestFor } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const RACERS = 100
const PLACES = 5
const ROUNDS = 20
const MAX_RETRIES = 50

async function race(takePlace: (racer: number) => Promise<boolean>): Promise<number> {
  const results = await Promise.all(Array.from({ length: RACERS }, (_, racer) => takePlace(racer)))
  return results.filter(Boolean).length
}

describe("race for seats (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")

  /** Retries after 503, because a hundred racers share a few connections. */
  const bookWithRetry = async (request: object) => {
    let answer = await api.post("/bookings", request)
    for (let retries = 0; answer.status === 503 && retries < MAX_RETRIES; retries++)
      answer = await api.post("/bookings", request)
    return answer
  }

  for (let round = 1; round <= ROUNDS; round++) {
    it(`sells ${PLACES} seats to ${PLACES} of ${RACERS} requests, round ${round}`, async () => {
      const departureId = await createDeparture(tours.haLongCruise, { date: inDays(round), capacity: PLACES })
      const others: unknown[] = []
      const sold = await race(async (racer) => {
        const customerInfo = { ...emma, email: `racer${racer}@mail.example` }
        const request = requestFor(tours.haLongCruise, {
          travelDate: inDays(round),
          departureId,
          travelers: 1,
          customerInfo,
        })
        const { status, body } = await bookWithRetry(request)
        if (status !== 201) others.push(body.code)
        return status === 201
      })
      assert.equal(sold, PLACES)
      assert.deepEqual(new Set(others), new Set(["PLACES_LEFT"]))
      const { rows } = await db.execute(
        sql`select booked, (select count(*)::int from bookings b where b.departure_id = d.id) as bookings from departures d where id = ${departureId}`,
      )
      assert.deepEqual(rows, [{ booked: PLACES, bookings: PLACES }])
    })
  }

  it("oversells if seats are read before they are reserved, which proves the test", async () => {
    await db.execute(
      sql`create table scratch_seats (round integer primary key, capacity integer not null, booked integer not null default 0)`,
    )
    let oversold = 0
    for (let round = 1; round <= ROUNDS; round++) {
      await db.execute(sql`insert into scratch_seats (round, capacity) values (${round}, ${PLACES})`)
      const sold = await race(async () => {
        const { rows } = await db.execute(
          sql`select booked < capacity as free from scratch_seats where round = ${round}`,
        )
        if (!rows[0]?.free) return false
        await db.execute(sql`update scratch_seats set booked = booked + 1 where round = ${round}`)
        return true
      })
      if (sold > PLACES) oversold++
    }
    assert.ok(oversold > 0)
  })

  it("makes one booking of the same request and key sent four times", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const request = requestFor(tours.hoiAnLanterns, { customerInfo: { ...emma, email: `emma${round}@example.com` } })
      const key = { "idempotency-key": `four-times-${round}` }
      const answers = await Promise.all(Array.from({ length: 4 }, () => api.post("/bookings", request, key)))
      const made = answers.filter(({ status }) => status === 201)
      assert.equal(new Set(made.map(({ text }) => text)).size, 1)
      for (const { status, body } of answers) assert.ok(status === 201 || body.code === "IDEMPOTENCY_IN_FLIGHT")
      const again = await api.post("/bookings", request, key)
      assert.equal(again.text, made[0]?.text)
    }
    const { rows } = await db.execute(
      sql`select count(*)::int as n from bookings where product_id = ${tours.hoiAnLanterns}`,
    )
    assert.deepEqual(rows, [{ n: ROUNDS }])
  })

  it("returns 409 during the first request, and its answer afterwards", { timeout: 30_000 }, async () => {
    const departureId = await createDeparture(tours.lanHaKayak, { date: inDays(70), capacity: 5 })
    const request = requestFor(tours.lanHaKayak, { travelDate: inDays(70), customerInfo: emma })
    const key = { "idempotency-key": "under-way" }
    const first = await transact(async (tx) => {
      await tx.execute(sql`select 1 from departures where id = ${departureId} for update`)
      const waiting = api.post("/bookings", request, key)
      await waitForLockWaiter()
      const second = await api.post("/bookings", request, key)
      assert.equal(second.status, 409)
      assert.equal(second.body.code, "IDEMPOTENCY_IN_FLIGHT")
      assert.equal(second.headers.get("retry-after"), "1")
      return { waiting }
    })
    const answer = await first.waiting
    assert.equal(answer.status, 201)
    assert.equal((await api.post("/bookings", request, key)).text, answer.text)
  })

  it("makes one booking of the same request sent ten times without a key", async () => {
    const departureId = await createDeparture(tours.lanHaKayak, { date: inDays(71), capacity: 9 })
    const request = requestFor(tours.lanHaKayak, { travelDate: inDays(71), departureId, customerInfo: emma })
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.post("/bookings", request)))
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]))
    assert.equal(new Set(answers.map(({ body }) => body.booking.reference)).size, 1)
    assert.equal(new Set(answers.map(({ body }) => body.guestToken)).size, 10)
    const { rows } = await db.execute(sql`select booked from departures where id = ${departureId}`)
    assert.deepEqual(rows, [{ booked: 2 }])
  })
})
