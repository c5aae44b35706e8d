import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { storeMailedToken } from "#domain/bookings/guest-tokens.server.ts"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { bookedOn, createDeparture, emma, inDays, requestFor, signInStaff, solve } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const RACERS = 100
const MAX_TRIES = 500
const MAX_PER_NETWORK = 30
const MAX_PER_ADDRESS = 20

describe("seat limits under concurrent requests of one network (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const staff = await signInStaff(api, "staff")
  let racers = 0
  let days = 10

  const newTrip = async (capacity = 400) => {
    const travelDate = inDays(++days)
    return { travelDate, departureId: await createDeparture(tours.haLongCruise, { date: travelDate, capacity }) }
  }

  /** Retries after 503. Without a proof of work, requests beyond the limits are rejected. */
  async function book(ip: string, trip: object, travelers: number, proves = false): Promise<TestAnswer> {
    const customerInfo = { ...emma, email: `racer${++racers}@mail.example` }
    const request = JSON.stringify(requestFor(tours.haLongCruise, { ...trip, travelers, customerInfo }))
    const headers: Record<string, string> = { "content-type": "application/json" }
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const answer = await api.request("/bookings", { method: "POST", headers, body: request }, { ip })
      if (proves && answer.status === 429) headers["x-proof"] = await solve(answer.body.challenge)
      else if (answer.status !== 503) return answer
    }
    assert.fail(`no answer after ${MAX_TRIES} tries`)
  }

  const heldOn = async (trips: { departureId: string }[]) => {
    const booked = await Promise.all(trips.map(({ departureId }) => bookedOn(departureId)))
    return booked.reduce<number>((sum, places) => sum + (places ?? 0), 0)
  }

  it(`holds ${MAX_PER_NETWORK} seats of ${RACERS} concurrent requests on several departures`, async () => {
    for (let round = 0; round < 3; round++) {
      const trips = await Promise.all([newTrip(), newTrip(), newTrip()])
      const answers = await Promise.all(
        Array.from({ length: RACERS }, (_, n) => book(`198.51.${round}.${n}`, trips[n % 3]!, 3)),
      )
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201, 429]))
      const held = answers.filter(({ body }) => body.booking?.placesHeld).length
      assert.deepEqual([held, await heldOn(trips)], [MAX_PER_NETWORK / 3, MAX_PER_NETWORK])
    }
  })

  it(`holds ${MAX_PER_ADDRESS} seats of one address`, async () => {
    const trips = await Promise.all([newTrip(), newTrip()])
    await Promise.all(Array.from({ length: RACERS }, (_, n) => book("198.51.100.1", trips[n % 2]!, 4)))
    assert.equal(await heldOn(trips), MAX_PER_ADDRESS)
  })

  it("never deadlocks while links are opened and bookings moved, confirmed and cancelled", async () => {
    const trips = await Promise.all([newTrip(), newTrip()])
    const made = await Promise.all(Array.from({ length: 15 }, (_, n) => book(`198.51.101.${n % 3}`, trips[n % 2]!, 2)))
    const keys = new Map<string, string>()
    for (const { body } of made.filter(({ status }) => status === 201)) {
      const key = crypto.randomUUID()
      await storeMailedToken(key, body.booking._id, body.booking.customerInfo.email)
      keys.set(body.booking._id, key)
    }
    const steps = made
      .filter(({ status }) => status === 201)
      .flatMap(({ body }, n) => {
        const path = `/bookings/${body.booking._id}`
        const guest = { "x-guest-token": keys.get(body.booking._id)! }
        return [
          () => api.post(`${path}/confirm-email`, {}, guest),
          () => api.post(`${path}/move`, trips[(n + 1) % 2], guest),
          () => api.post(`${path}/confirm`, {}, staff.headers),
          ...(n % 3 ? [] : [() => api.put(`${path}/cancel`, { cancellationReason: "Another plan" }, staff.headers)]),
          () => book(`198.51.101.${n % 3}`, trips[n % 2]!, 2),
        ]
      })
    const answers = await Promise.all(steps.map((step) => step()))
    for (const { status, text } of answers) assert.ok([200, 201, 409, 429, 503].includes(status), text)
    const { rows } = await db.execute(sql`
      select d.id from departures d where d.booked <> (select coalesce(sum(travelers), 0) from bookings b
        where b.departure_id = d.id and b.status <> 'cancelled' and b.holds_places)`)
    assert.deepEqual(rows, [])
  })

  it("never oversells a departure when many links are opened at once", async () => {
    const trip = await newTrip(7)
    await Promise.all([1, 2].map(() => newTrip().then((other) => book("198.51.102.1", other, 10))))
    const made = await Promise.all(Array.from({ length: 12 }, () => book("198.51.102.1", trip, 2, true)))
    assert.ok(made.every(({ body }) => !body.booking.placesHeld))
    const opened = await Promise.all(
      made.map(async ({ body }) => {
        const key = crypto.randomUUID()
        await storeMailedToken(key, body.booking._id, body.booking.customerInfo.email)
        for (let tries = 1; tries <= MAX_TRIES; tries++) {
          const answer = await api.post(`/bookings/${body.booking._id}/confirm-email`, { key })
          if (answer.status !== 503) return answer
        }
        return assert.fail(`no answer after ${MAX_TRIES} tries`)
      }),
    )
    assert.equal(opened.filter(({ body }) => body.booking.placesHeld).length, 3)
    assert.equal(await bookedOn(trip.departureId), 6)
  })

  it("never deletes a departure that a request without seats asks for", async () => {
    await book("198.51.103.1", await newTrip(), 10)
    await book("198.51.103.1", await newTrip(), 10)
    for (let round = 1; round <= 8; round++) {
      const date = inDays(200 + round)
      const terms = {
        tourId: tours.haLongCruise,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from: date,
        to: date,
        startTime: "08:00",
      }
      const { data } = (await api.post("/departures/schedules", { ...terms, capacity: 9 }, staff.headers)).body
      const schedule = `/departures/schedules/${data._id}`
      const [booked, removed] = await Promise.all([
        book("198.51.103.1", { travelDate: date }, 2, true),
        api.request(schedule, { method: "DELETE", headers: staff.headers }),
      ])
      const { rows } = await db.execute(sql`select booked, status from departures where date = ${date}`)
      assert.equal(removed.status, 200, removed.text)
      assert.ok(booked.status === 201 || booked.status === 422, booked.text)
      assert.deepEqual(rows, booked.status === 201 ? [{ booked: 0, status: "open" }] : [])
    }
  })
})
