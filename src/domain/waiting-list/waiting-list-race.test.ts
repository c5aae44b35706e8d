import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { createDeparture, emma, inDays, requestFor, sendBooking } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createPlaceLink } from "./place-links.server.ts"
import { keepWaitingLists } from "./waiting-list.server.ts"

const ROUNDS = 10
const CAPACITY = 6
const PARTIES = [3, 2, 1, 2]
const MAX_TRIES = 200

describe("the waiting list under concurrent bookings (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  let guests = 0
  const newGuest = () => ({ ...emma, email: `racer${++guests}@mail.example` })

  /** Retries after 503, because many racers share a few connections. */
  async function insist(send: () => Promise<TestAnswer>): Promise<TestAnswer> {
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const answer = await send()
      if (answer.status !== 503) return answer
    }
    assert.fail(`no answer after ${MAX_TRIES} tries`)
  }

  /** A full departure with three bookings of two, and parties that ask to wait for it. */
  async function openFull(travelDate: string, parties: number[]) {
    const departureId = await createDeparture(tours.haLongCruise, { date: travelDate, capacity: CAPACITY })
    const order = (travelers: number, more: object = {}) => ({
      ...requestFor(tours.haLongCruise, { travelDate, departureId, travelers, customerInfo: newGuest() }),
      ...more,
    })
    const booked = []
    for (let n = 0; n < CAPACITY / 2; n++) booked.push(await sendBooking(api, order(2)))
    const links: string[] = []
    for (const adults of parties) {
      const { email } = newGuest()
      await insist(() => api.post("/waiting-list", { departureId, name: "Lan", email, adults, language: "vi" }))
      const { rows } = await db.execute<{ id: string }>(sql`select id from waiting_list where email = ${email}`)
      links.push(await createPlaceLink({ id: rows[0]!.id, email }))
    }
    const act = (action: "confirm" | "leave", token: string) =>
      insist(() => api.post(`/waiting-list/${action}?token=${token}`, {}))
    return { departureId, order, booked, links, act }
  }

  async function countsOf(departureId: string) {
    const { rows } = await db.execute<Record<"capacity" | "booked" | "held" | "sold" | "offered", number>>(
      sql`select capacity, booked, held,
        (select coalesce(sum(travelers), 0)::int from bookings b
          where b.departure_id = d.id and b.status <> 'cancelled' and b.holds_places) as sold,
        (select coalesce(sum(people), 0)::int from waiting_list w
          where w.departure_id = d.id and w.status = 'offered') as offered
        from departures d where id = ${departureId}`,
    )
    return rows[0]!
  }

  for (let round = 1; round <= ROUNDS; round++) {
    it(`sells no place twice while bookings are cancelled and places offered, round ${round}`, async () => {
      const { departureId, order, booked, links, act } = await openFull(inDays(round), PARTIES)
      await Promise.all(links.map((token) => act("confirm", token)))
      const strangers = Array.from(
        { length: 20 },
        (_, n) => () => insist(() => api.post("/bookings", order(1 + (n % 2)))),
      )
      const takers = links.map(
        (waitingListToken, n) => () => insist(() => api.post("/bookings", order(PARTIES[n]!, { waitingListToken }))),
      )
      const reason = { cancellationReason: "Ill" }
      const cancellations = booked.map(
        ({ id, guest }) =>
          () =>
            insist(() => api.put(`/bookings/${id}/cancel`, reason, guest)),
      )
      const work = [...cancellations, ...strangers.slice(0, 10), ...takers, () => act("leave", links[1]!), ...strangers]
      const [answers] = await Promise.all([
        Promise.all(work.map((step) => step())),
        keepWaitingLists(),
        keepWaitingLists(),
      ])
      const failed = answers.filter(({ status, body }) => status >= 400 && body.code !== "PLACES_LEFT")
      assert.deepEqual(
        failed.map(({ text }) => text),
        [],
      )
      await keepWaitingLists()
      const counts = await countsOf(departureId)
      assert.deepEqual([counts.booked, counts.held], [counts.sold, counts.offered])
      assert.ok(counts.booked + counts.held <= CAPACITY, JSON.stringify(counts))
    })
  }

  it("lets strangers have no place that somebody waits for", async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const { departureId, order, booked, links, act } = await openFull(inDays(30 + round), [2, 2, 2, 2])
      for (const token of links) await act("confirm", token)
      const strangers = Array.from({ length: 10 }, () => insist(() => api.post("/bookings", order(1))))
      const cancelled = booked.map(({ id, guest }) =>
        insist(() => api.put(`/bookings/${id}/cancel`, { cancellationReason: "Ill" }, guest)),
      )
      assert.ok((await Promise.all(cancelled)).every(({ status }) => status === 200))
      const answers = await Promise.all(strangers)
      assert.deepEqual([...new Set(answers.map(({ body }) => body.code))], ["PLACES_LEFT"])
      const { held, offered, booked: sold } = await countsOf(departureId)
      assert.deepEqual([held, offered, sold], [CAPACITY, CAPACITY, 0])
    }
  })

  it("gives held places to one of many bookings with the same link", async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const { departureId, order, booked, links, act } = await openFull(inDays(60 + round), [2])
      const waitingListToken = links[0]!
      await act("confirm", waitingListToken)
      const [{ id, guest }] = booked as [(typeof booked)[number]]
      await insist(() => api.put(`/bookings/${id}/cancel`, { cancellationReason: "Ill" }, guest))
      const racing = Array.from({ length: 12 }, () =>
        insist(() => api.post("/bookings", order(2, { waitingListToken }))),
      )
      const answers = await Promise.all(racing)
      assert.equal(answers.filter(({ status }) => status === 201).length, 1)
      const counts = await countsOf(departureId)
      assert.deepEqual([counts.booked, counts.held, counts.sold], [CAPACITY, 0, CAPACITY])
    }
  })
})
