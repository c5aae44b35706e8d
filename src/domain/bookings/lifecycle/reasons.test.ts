import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { emma, inDays, requestFor, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const { headers } = await signInStaff(api, "admin", "hoa")
const reason = "Mr Jones asked for it"

async function book() {
  const { email, ...customerInfo } = withNewAddress(emma)
  const order = requestFor(tours.hoiAnLanterns, { customerInfo: { ...customerInfo, email } })
  const { booking, guestToken } = (await api.post("/bookings", order)).body
  return { id: booking._id as string, email, guest: { "x-guest-token": guestToken as string } }
}
const lastEvent = async (id: string) => (await api.get(`/bookings/${id}/history`, headers)).body.data.at(-1)

/** Each change of staff takes a reason. */
const changes: [what: string, kind: string, change: (id: string, by: object) => Promise<{ status: number }>][] = [
  [
    "an agreed price",
    "priced",
    (id, by) => api.put(`/bookings/${id}/price`, { amount: 5_00, currency: "USD", version: 1, ...by }, headers),
  ],
  ["a move", "moved", (id, by) => api.post(`/bookings/${id}/move`, { travelDate: inDays(50), ...by }, headers)],
  [
    "a detail of the trip",
    "changed",
    (id, by) => api.put(`/bookings/${id}`, { pickup: { place: "9 Hàng Bạc" }, ...by }, headers),
  ],
  [
    "a detail of the guest",
    "changed",
    (id, by) => api.put(`/bookings/${id}`, { customerInfo: { phone: "+44 7911 123499" }, ...by }, headers),
  ],
]

describe("the reason of a change", () => {
  for (const [what, kind, change] of changes)
    it(`stands in the history of ${what}`, async () => {
      const { id } = await book()
      assert.equal((await change(id, { reason })).status, 200)
      const { kind: told, data } = await lastEvent(id)
      assert.deepEqual([told, data.after.reason], [kind, reason])
    })

  it("is the note of a payment", async () => {
    const { id } = await book()
    const payment = { kind: "payment", amount: 5_00, currency: "USD", method: "cash", paidOn: inDays(0), note: reason }
    await api.post(`/bookings/${id}/payments`, payment, headers)
    assert.equal((await lastEvent(id)).data.after.note, reason)
  })

  it("is not mailed to the guest", async () => {
    const { id } = await book()
    await api.sendMails()
    for (const [, , change] of changes.slice(1)) await change(id, { reason })
    await api.put(`/bookings/${id}/price`, { amount: 5_00, currency: "USD", version: 4, reason }, headers)
    const mails = await api.sendMails()
    assert.ok(mails.length > 0)
    assert.ok(!JSON.stringify(mails).includes(reason))
  })

  it("is refused from guests", async () => {
    const { id, guest } = await book()
    for (const answer of [
      await api.put(`/bookings/${id}`, { specialRequests: "Vegan", reason }, guest),
      await api.post(`/bookings/${id}/move`, { travelDate: inDays(50), reason }, guest),
    ])
      assert.deepEqual([answer.status, answer.body.errors[0].field], [422, "reason"])
  })

  it("is erased with the guest, as the details are", async () => {
    const { id, email } = await book()
    for (const [, , change] of changes.slice(1)) await change(id, { reason })
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Ill", refundPercent: 100 }, headers)
    assert.equal((await api.post("/people/erase", { email }, headers)).status, 200)
    const history = JSON.stringify((await api.get(`/bookings/${id}/history`, headers)).body)
    assert.ok(!history.includes(reason) && !history.includes("Hàng Bạc"), history)
  })
})
