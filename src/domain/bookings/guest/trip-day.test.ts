import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { createDeparture, emma, inDays, requestFor, sendBooking, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")
let times = 0

async function book(travelDate: string, guidePhone = "0912 345 678") {
  const startTime = `23:${10 + ++times}`
  const departureId = await createDeparture(tours.haLongCruise, {
    date: travelDate,
    capacity: 9,
    startTime,
    guide: "Hà",
    guidePhone,
    vehicle: "29B-123.45",
  })
  const customerInfo = { ...emma, email: `trip${times}@mail.example` }
  const booked = await sendBooking(
    api,
    requestFor(tours.haLongCruise, { travelDate, departureId, customerInfo }),
    staff.headers,
  )
  const show = async () => (await api.get(`/bookings/${booked.id}`, booked.guest)).body.booking
  return { ...booked, departureId, show, confirm: () => api.post(`/bookings/${booked.id}/confirm`, {}, staff.headers) }
}

describe("a booking's guest", () => {
  it("reads guide, phone and vehicle of a confirmed departure from the day before on", async () => {
    const [tomorrow, later] = [await book(inDays(1)), await book(inDays(2))]
    assert.equal((await tomorrow.show()).crew, null, "not confirmed yet")
    for (const { confirm } of [tomorrow, later]) assert.equal((await confirm()).status, 200)
    assert.deepEqual((await tomorrow.show()).crew, { guide: "Hà", guidePhone: "0912 345 678", vehicle: "29B-123.45" })
    assert.equal((await later.show()).crew, null)
    await api.post(`/departures/${tomorrow.departureId}/call-off`, { reason: "Storm" }, staff.headers)
    assert.equal((await tomorrow.show()).crew, null)
  })

  it("reads what is paid and what is still to pay", async () => {
    const { id, booking, show } = await book(inDays(3))
    const { total, currency } = booking.pricing
    assert.deepEqual([booking.paid, booking.balance], [0, total])
    const paid = { kind: "payment", amount: 50_00, currency, method: "transfer", paidOn: inDays(0) }
    const headers = { ...staff.headers, "idempotency-key": crypto.randomUUID() }
    assert.equal((await api.post(`/bookings/${id}/payments`, paid, headers)).status, 201)
    const shown = await show()
    assert.deepEqual([shown.paid, shown.balance], [50, total - 50])
    assert.doesNotMatch(JSON.stringify(shown.payments), /recordedBy|paidOn/, "single payments are the office's")
  })
})
