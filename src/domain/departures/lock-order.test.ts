import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { createPlaceLink } from "#domain/waiting-list/place-links.server.ts"
import { keepWaitingLists } from "#domain/waiting-list/waiting-list.server.ts"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { countDeadlocks } from "#server/testing/beside-transaction.ts"
import { createDeparture, emma, inDays, requestFor, sendBooking, signInStaff } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"
import { makeAllDepartures } from "./staff/schedules/generator.server.ts"

const WAITING = 20
const ROUNDS = 4
const reason = { cancellationReason: "Ill" }

describe("locks of bookings, departures and waiting lists (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const staff = await signInStaff(api, "admin")
  let guests = 0
  const newEmail = () => `guest${++guests}@mail.example`

  const join = (departureId: string, email = newEmail()) =>
    api.post("/waiting-list", { departureId, name: "Lan", email, adults: 1, language: "vi" })
  const order = (departureId: string, travelDate: string, email = newEmail()) =>
    requestFor(tours.haLongCruise, { travelDate, departureId, travelers: 1, customerInfo: { ...emma, email } })

  /** Opens a departure that is full of bookings of one. */
  async function openFull(travelDate: string, capacity: number) {
    const departureId = await createDeparture(tours.haLongCruise, { date: travelDate, capacity })
    const booked = []
    for (let n = 0; n < capacity; n++) booked.push(await sendBooking(api, order(departureId, travelDate)))
    return { departureId, travelDate, booked }
  }

  function assertAnswered(answers: TestAnswer[], refusals: string[]): void {
    const failed = answers.filter(({ status, body }) => status >= 400 && !refusals.includes(body.code))
    assert.deepEqual(
      failed.map(({ text }) => text),
      [],
    )
  }

  it("lets twenty join one list at once, without a deadlock", async () => {
    const { departureId } = await openFull(inDays(19), 2)
    const answers = await Promise.all(Array.from({ length: WAITING }, () => join(departureId)))
    assert.deepEqual(
      answers.map(({ status }) => status),
      Array(WAITING).fill(202),
    )
    assert.equal(await countDeadlocks(api.databaseUrl), 0)
  })

  it("answers twenty who join one list while others book and cancel, without a deadlock", async () => {
    const { departureId, travelDate, booked } = await openFull(inDays(20), 6)
    const cancelling = booked.slice(0, 3).map(
      ({ id, guest }) =>
        () =>
          api.put(`/bookings/${id}/cancel`, reason, guest),
    )
    const booking = Array.from({ length: 6 }, () => () => api.post("/bookings", order(departureId, travelDate)))
    const joining = Array.from({ length: WAITING }, () => () => join(departureId))
    const steps = [...joining.slice(0, 10), ...booking, ...cancelling, ...joining.slice(10)]
    assertAnswered(await Promise.all(steps.map((step) => step())), ["PLACES_LEFT"])
    assert.equal(await countDeadlocks(api.databaseUrl), 0)
  })

  it("answers everything that is done to two departures at once, without a deadlock", async () => {
    const { body } = await api.post(
      "/departures/schedules",
      {
        tourId: tours.haLongCruise,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        from: inDays(60),
        startTime: "13:00",
        capacity: 8,
      },
      staff.headers,
    )
    for (let round = 0; round < ROUNDS; round++) {
      const [first, second] = [await openFull(inDays(30 + round), 6), await openFull(inDays(40 + round), 6)]
      const wish = async ({ departureId }: { departureId: string }) => {
        const email = newEmail()
        await join(departureId, email)
        const { rows } = await db.execute<{ id: string }>(sql`select id from waiting_list where email = ${email}`)
        return { email, token: await createPlaceLink({ id: rows[0]!.id, email }) }
      }
      const wishes = [await wish(first), await wish(second), await wish(first), await wish(second)]
      for (const { token } of wishes) await api.post(`/waiting-list/confirm?token=${token}`, {})
      const [b1, b2, b3, b4] = first.booked as [Booked, Booked, Booked, Booked]
      const [c1, c2, c3] = second.booked as [Booked, Booked, Booked]
      const move = ({ id, guest }: Booked, to: typeof first) =>
        api.post(`/bookings/${id}/move`, { travelDate: to.travelDate, departureId: to.departureId }, guest)
      const staffPost = (path: string, sent: object = {}) => api.post(path, sent, staff.headers)
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => join(first.departureId)),
        api.put(`/bookings/${b1.id}/cancel`, reason, b1.guest),
        api.put(`/bookings/${c1.id}/cancel`, reason, c1.guest),
        move(b2, second),
        move(c2, first),
        staffPost(`/departures/${first.departureId}/guarantee`),
        api.put(`/bookings/${b3.id}/cancel`, reason, b3.guest),
        api.put(`/bookings/${c3.id}/cancel`, reason, c3.guest),
        staffPost(`/departures/${second.departureId}/call-off`, { reason: "Storm" }),
        api.post(`/waiting-list/leave?token=${wishes[0]!.token}`, {}),
        api.post("/people/erase", { email: wishes[1]!.email }, staff.headers),
        api.post("/people/erase", { email: wishes[2]!.email }, staff.headers),
        api.put(`/departures/schedules/${body.data._id}`, { capacity: 9 + round }, staff.headers),
        staffPost("/departures/close-outs", {
          tourId: tours.haLongCruise,
          from: inDays(70 + round),
          to: inDays(71 + round),
        }),
        api.post(`/bookings/${b4.id}/confirm`, {}, staff.headers),
        ...Array.from({ length: 5 }, () => join(second.departureId)),
        ...Array.from({ length: 4 }, () => api.post("/bookings", order(first.departureId, first.travelDate))),
        keepWaitingLists().then(() => OK),
        makeAllDepartures().then(() => OK),
      ])
      assertAnswered(answers, ["PLACES_LEFT", "VALIDATION_FAILED", "CANNOT_CHANGE", "CALLED_OFF", "WRONG_STATUS"])
    }
    assert.equal(await countDeadlocks(api.databaseUrl), 0)
  })
})

type Booked = Awaited<ReturnType<typeof sendBooking>>

const OK = { status: 200 } as TestAnswer
