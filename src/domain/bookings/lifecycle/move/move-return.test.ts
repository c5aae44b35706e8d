import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { changeLeg, changeOf, startValues } from "#office/bookings/actions/move-order.ts"
import { emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
const { toNoiBai: car, onRequest: anywhere } = await createTransfers()
const staff = await signInStaff(api, "staff", "hoa")

/** Books a car to the airport that is met there again a week later, landing after midnight. */
async function book(productId = car) {
  const flight = productId === car ? { flightNumber: "VN 37", flightTime: "00:40", nightOf: inDays(39) } : {}
  const order = {
    travelDate: inDays(30),
    pickupTime: "08:00",
    language: "en",
    customerInfo: withNewAddress(emma),
    returnTrip: { travelDate: inDays(40), ...flight, ...(productId !== car && { pickupTime: "16:00" }) },
  }
  const { status, body, text } = await api.post("/bookings", transferRequest(productId, order), staff.headers)
  assert.equal(status, 201, text)
  await api.sendMails()
  return { id: body.booking._id as string, guest: { "X-Guest-Token": body.guestToken as string } }
}
const find = async (id: string) => (await api.get(`/bookings/${id}`, staff.headers)).body.booking
const move = (id: string, change: object) => api.post(`/bookings/${id}/move`, change, staff.headers)

describe("moving the way back of a transfer without a timetable", () => {
  it("is priced first, then told in the history, to the guest and in the mail", async () => {
    const { id, guest } = await book(anywhere)
    const change = { returnTrip: { travelDate: inDays(42), pickupTime: "17:30" } }
    const quoted = await api.post(`/bookings/${id}/move/quote`, change, staff.headers)
    assert.deepEqual([quoted.status, quoted.body.data.difference], [200, 0])
    assert.equal((await move(id, { ...change, totalPrice: quoted.body.data.quote.total })).status, 200)
    const { travelDate, transferDetails } = await find(id)
    assert.deepEqual([travelDate, transferDetails.returnTrip.travelDate], [inDays(30), inDays(42)])
    assert.equal(transferDetails.returnTrip.startTime, "17:30")
    const { body } = await api.get(`/bookings/${id}/events`, guest)
    const { from, to } = body.data.findLast(({ kind }: { kind: string }) => kind === "moved")
    assert.deepEqual([from.returnDate, from.returnTime], [inDays(40), "16:00"])
    assert.deepEqual([to.returnDate, to.returnTime], [inDays(42), "17:30"])
    const history = await api.get(`/bookings/${id}/history`, staff.headers)
    const moved = history.body.data.findLast(({ kind }: { kind: string }) => kind === "moved")
    assert.deepEqual([moved.data.before.returnDate, moved.data.after.returnDate], [inDays(40), inDays(42)])
    const [mail] = await api.sendMails()
    assert.match(mail?.text ?? "", /Before: .* · back .*, 4:00.PM · 2 travellers/)
    assert.match(mail?.text ?? "", /Return trip:?\s.*5:30.PM/)
  })

  it("is refused before the way there, and in the past", async () => {
    const { id } = await book(anywhere)
    for (const travelDate of [inDays(29), inDays(-1)]) {
      const { status, body } = await move(id, { returnTrip: { travelDate } })
      assert.deepEqual([status, body.errors?.[0]?.field], [422, "returnTrip.travelDate"])
    }
    assert.equal((await find(id)).transferDetails.returnTrip.travelDate, inDays(40))
  })

  it("keeps the flight that lands after midnight in the morning of the day that staff choose", async () => {
    const { id } = await book()
    const booking = await find(id)
    const typed = startValues(booking, undefined)
    const moved = { booking, departures: [], transfer: undefined }
    assert.deepEqual(changeOf(moved, typed), {})
    const returnTrip = changeLeg(typed.returnTrip, { travelDate: inDays(43) }, "from")
    const change = changeOf(moved, { ...typed, returnTrip })
    const answer = await move(id, change)
    assert.equal(answer.status, 200, answer.text)
    const back = (await find(id)).transferDetails.returnTrip
    assert.deepEqual([back.travelDate, back.startTime, back.flight.number], [inDays(43), "00:40", "VN 37"])
  })
})
