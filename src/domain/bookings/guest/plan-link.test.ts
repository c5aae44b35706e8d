import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { createDeparture, emma, inDays, requestFor, sendBooking, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

const travelDate = inDays(1)
const departureId = await createDeparture(tours.haLongCruise, {
  date: travelDate,
  capacity: 9,
  startTime: "23:30",
  guide: "Hà",
  guidePhone: "0912 345 678",
  vehicle: "29B-123.45",
})
const order = requestFor(tours.haLongCruise, {
  travelDate,
  departureId,
  customerInfo: emma,
  specialRequests: "A nut allergy",
  pickup: { place: "Room 12, Metropole" },
})
const { id, reference, guest } = await sendBooking(api, order, staff.headers)
const create = (headers: Record<string, string> = guest) => api.post(`/bookings/${id}/plan-link`, {}, headers)
const end = (headers: Record<string, string> = guest) => api.post(`/bookings/${id}/plan-link/end`, {}, headers)
const show = (token: string) => api.get("/plan", { "x-plan-token": token })

describe("the link to a booking's plan", () => {
  it("shows when, where and with whom, and nothing of the guest", async () => {
    assert.equal((await api.post(`/bookings/${id}/confirm`, {}, staff.headers)).status, 200)
    const { status, body } = await create()
    assert.equal(status, 201)
    const plan = await show(body.data.token)
    assert.equal(plan.status, 200)
    assert.match(plan.headers.get("x-robots-tag") ?? "", /noindex/)
    const { travelDate: day, startTime, guide, vehicle } = plan.body.data
    assert.deepEqual([day, startTime, guide, vehicle], [travelDate, "23:30", "Hà", "29B-123.45"])
    for (const secret of [emma.name, emma.email, "7911", "allergy", "Metropole", reference, id, "0912", "price"])
      assert.ok(!plan.text.includes(secret), secret)
  })

  it("ends when a new one is made, or by the guest", async () => {
    const [first, second] = [(await create()).body.data.token, (await create()).body.data.token]
    assert.equal((await show(first)).status, 404)
    assert.equal((await show(second)).status, 200)
    const hasLink = async () => (await api.get(`/bookings/${id}`, guest)).body.booking.hasPlanLink
    assert.equal(await hasLink(), true)
    for (let n = 0; n < 2; n++) assert.equal((await end()).status, 200)
    assert.equal(await hasLink(), false)
    assert.equal((await show(second)).status, 404)
    assert.equal((await show("")).status, 404)
  })

  it("is noted in the history of the booking, for its guest and for staff", async () => {
    const events = async (headers: Record<string, string>, path: string) =>
      (await api.get(`/bookings/${id}/${path}`, headers)).body.data
        .map(({ kind, by }: { kind: string; by: string }) => `${kind} ${path === "events" ? by : ""}`.trim())
        .filter((kind: string) => kind.startsWith("plan-link"))
    const before = (await events(guest, "events")).length
    await create()
    await end()
    await end()
    await create(staff.headers)
    const seen = await events(guest, "events")
    assert.deepEqual(seen.slice(before), ["plan-link-made guest", "plan-link-ended guest", "plan-link-made staff"])
    const noted = await events(staff.headers, "history")
    assert.deepEqual(noted.slice(before), ["plan-link-made", "plan-link-ended", "plan-link-made"])
  })

  it("opens no booking, and is made and ended by those who may see the booking", async () => {
    const { token } = (await create()).body.data
    for (const headers of [{}, { "x-guest-token": token }]) {
      assert.equal((await create(headers)).status, 404)
      assert.equal((await end(headers)).status, 404)
      assert.equal((await api.get(`/bookings/${id}`, headers)).status, 404)
    }
    assert.equal((await show(token)).status, 200)
  })
})
