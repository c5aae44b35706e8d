import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { GuestEvent } from "#domain/bookings/booking.ts"
import { createDeparture, inDays, requestFor, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")

async function book(order: object = {}) {
  const { body } = await api.post("/bookings", requestFor(tours.hoiAnLanterns, { travelDate: inDays(60), ...order }))
  const { _id: id } = body.booking
  const guest = { "x-guest-token": body.guestToken as string }
  const act = async (
    method: "post" | "put",
    path: string,
    sent: object,
    headers: Record<string, string> = staff.headers,
  ) => {
    const answer = await api[method](`/bookings/${id}${path}`, sent, headers)
    assert.ok(answer.status < 300, `${path}: ${answer.text}`)
  }
  const events = async (): Promise<GuestEvent[]> => (await api.get(`/bookings/${id}/events`, guest)).body.data
  return { id, guest, act, events }
}

const kinds = (events: GuestEvent[]) => events.map(({ kind, by }) => [kind, by])

describe("GET /bookings/:id/events", () => {
  it("tells all that happened, who did it, and what was booked before and after", async () => {
    const { id, act, events, guest } = await book()
    await act("post", "/confirm", {})
    await act("post", "/move", { travelDate: inDays(62), travelers: 3 }, guest)
    await act("put", "", { customerInfo: { phone: "+44 7911 123456" } }, guest)
    const { version } = (await api.get(`/bookings/${id}`, guest)).body.booking
    await act("put", "/price", { currency: "USD", amount: 99_00, version })
    await act("put", "/cancel", { cancellationReason: "Illness" }, guest)
    const told = await events()
    assert.deepEqual(kinds(told), [
      ["requested", "guest"],
      ["confirmed", "staff"],
      ["moved", "guest"],
      ["changed", "guest"],
      ["priced", "staff"],
      ["cancelled", "guest"],
    ])
    const [, , moved, changed, priced] = told
    assert.deepEqual([moved?.from?.travelDate, moved?.from?.travelers], [inDays(60), 2])
    assert.deepEqual([moved?.to?.travelDate, moved?.to?.travelers], [inDays(62), 3])
    assert.deepEqual(changed?.changed, [{ en: "phone number", vi: "số điện thoại" }])
    assert.deepEqual(priced?.price, { currency: "USD", total: 99 })
  })

  it("tells when the company guarantees and calls off a departure", async () => {
    const departureId = await createDeparture(tours.haLongCruise, { date: inDays(61), capacity: 10 })
    const { events } = await book({ productId: tours.haLongCruise, travelDate: inDays(61), departureId })
    await api.post(`/departures/${departureId}/guarantee`, {}, staff.headers)
    await api.post(`/departures/${departureId}/call-off`, { reason: "Bão" }, staff.headers)
    assert.deepEqual(
      (await events()).map(({ kind }) => kind),
      ["requested", "departure-guaranteed", "departure-called-off"],
    )
  })

  it("leaves out payments, notes, names of staff and decisions that were taken back", async () => {
    const { id, act, events, guest } = await book()
    await act("post", "/confirm", {})
    await act("post", "/undo", {})
    await act("put", "", { staffNote: "Likes window seats", notifyGuest: false })
    const { currency } = (await api.get(`/bookings/${id}`, guest)).body.booking.pricing
    const paid = { kind: "payment", amount: 10_00, currency, method: "cash", paidOn: inDays(0), note: "in the office" }
    await act("post", "/payments", paid)
    assert.deepEqual(kinds(await events()), [["requested", "guest"]])
    assert.ok(!/hoa|window|office/.test(JSON.stringify(await events())))
  })

  it("is answered to nobody else", async () => {
    const { id } = await book()
    for (const path of [id, crypto.randomUUID()]) assert.equal((await api.get(`/bookings/${path}/events`)).status, 404)
  })
})
