import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { bookTour, createDeparture, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const guide = await signInStaff(api, "guide", "minh")
const other = await signInStaff(api, "guide", "lan")
const operations = await signInStaff(api, "operations", "planner")

/** Moves a departure that was booked for a later day, because bookings close before the start. */
async function departureOn(day: number, guideId: string | null): Promise<string> {
  const startTime = `${10 + day}:15`
  const id = await createDeparture(tours.haLongCruise, { date: inDays(20), capacity: 8, startTime, guideId })
  const customerInfo = withNewAddress(emma)
  await bookTour(api, tours.haLongCruise, { travelDate: inDays(20), departureId: id, customerInfo })
  await db.execute(sql`update departures set date = ${inDays(day)} where id = ${id}`)
  return id
}

const today = await departureOn(0, guide.user._id)
const tomorrow = await departureOn(1, guide.user._id)
const others = await departureOn(2, other.user._id)
const nobodys = await departureOn(3, null)

const manifest = (id: string, by = guide) => api.get(`/guide/departures/${id}/manifest`, by.headers)

describe("GET /guide/departures", () => {
  it("lists the guide's own departures that are not over, without guests", async () => {
    const over = await departureOn(4, guide.user._id)
    await db.execute(sql`update departures set date = ${inDays(-9)} where id = ${over}`)
    const { body, text } = await api.get("/guide/departures", guide.headers)
    const shown = body.data.map(({ _id, isToday, people }: Record<string, unknown>) => [_id, isToday, people])
    assert.deepEqual(shown, [
      [today, true, 2],
      [tomorrow, false, 2],
    ])
    assert.ok(!text.includes(emma.name))
  })

  it("is empty for colleagues who lead none", async () => {
    assert.deepEqual((await api.get("/guide/departures", operations.headers)).body.data, [])
  })
})

describe("GET /guide/departures/:id/manifest", () => {
  it("opens on the days of the tour, without prices and addresses", async () => {
    const { status, body, text } = await manifest(today)
    assert.equal(status, 200)
    assert.deepEqual([body.data.passengers[0].name, body.data.totals.people], [emma.name, 2])
    assert.ok(!text.includes("@mail.example"))
  })

  it("stays open on the last day of the tour, and closes after it", async () => {
    const { days } = (await db.execute<{ days: number }>(sql`select days from tours where id = ${tours.haLongCruise}`))
      .rows[0]!
    const moveTo = (day: number) => db.execute(sql`update departures set date = ${inDays(day)} where id = ${today}`)
    await moveTo(1 - days)
    assert.equal((await manifest(today)).status, 200)
    await moveTo(-days)
    assert.equal((await manifest(today)).status, 404)
    await moveTo(0)
  })

  it("answers the same 404 for other days, other guides and unknown departures", async () => {
    const answers = [tomorrow, others, nobodys, crypto.randomUUID(), "x"].map((id) => manifest(id))
    for (const { status, text } of await Promise.all(answers)) {
      assert.equal(status, 404)
      assert.equal(text, (await manifest("x")).text)
    }
    assert.equal((await manifest(today, other)).status, 404)
  })

  it("leaves a guide nothing else of departures and bookings", async () => {
    for (const path of ["/departures", `/departures/${today}`, `/departures/${today}/manifest`, "/bookings", "/people"])
      assert.equal((await api.get(path, guide.headers)).status, 403, path)
  })
})

describe("the guide's account of a departure", () => {
  const change = (guideId: unknown) => api.put(`/departures/${nobodys}`, { guideId }, operations.headers)

  it("is chosen by operations, and may be nobody", async () => {
    const { body } = await api.get("/departures/guides", operations.headers)
    assert.deepEqual(
      body.data.map(({ name, isGuide }: { name: string; isGuide: boolean }) => [name, isGuide]),
      [
        ["lan", true],
        ["minh", true],
        ["planner", false],
      ],
    )
    assert.equal((await change(guide.user._id)).body.data.guideId, guide.user._id)
    assert.equal((await change(null)).body.data.guideId, null)
  })

  it("must be a colleague's", async () => {
    for (const wrong of [crypto.randomUUID(), "x", 7]) {
      const { status, body } = await change(wrong)
      assert.deepEqual([status, body.errors[0].field], [422, "guideId"])
    }
  })
})
