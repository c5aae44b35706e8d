import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { emma, requestFor, signInStaff, signUp, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")

const DEPOSIT = { kind: "payment", amount: 100_00, method: "transfer", paidOn: "2026-11-20", note: "VCB 1234" }

async function book() {
  const { body } = await api.post("/bookings", requestFor(tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) }))
  return { id: body.booking._id as string, total: body.booking.pricing.total as number, token: body.guestToken }
}
const ledger = async (id: string) => (await api.get(`/bookings/${id}/payments`, staff.headers)).body.data
const record = (id: string, payment: object, headers = {}) =>
  api.post(`/bookings/${id}/payments`, payment, { ...staff.headers, ...headers })

describe("GET /bookings/:id/payments", () => {
  it("says what is owed before anything was paid", async () => {
    const { id, total } = await book()
    assert.deepEqual(await ledger(id), { payments: [], currency: "USD", paid: 0, balance: total })
  })

  it("answers 401 to a guest with the booking's token and 403 to a customer", async () => {
    const { id, token } = await book()
    assert.equal((await api.get(`/bookings/${id}/payments`, { "x-guest-token": token })).status, 401)
    const { headers } = await signUp(api, { email: "payer@mail.example" })
    assert.equal((await api.get(`/bookings/${id}/payments`, headers)).status, 403)
  })

  it("answers 404 for a booking that does not exist", async () => {
    assert.equal((await api.get("/bookings/GHE-000-000-000/payments", staff.headers)).status, 404)
  })
})

describe("POST /bookings/:id/payments", () => {
  it("records payments and refunds with who recorded them, and adds them up", async () => {
    const { id, total } = await book()
    assert.equal((await record(id, DEPOSIT)).status, 201)
    const { body } = await record(id, { ...DEPOSIT, kind: "refund", amount: 25_50, method: "cash", note: "" })
    const { payments, paid, balance } = body.data
    assert.deepEqual([paid, balance], [74.5, total - 74.5])
    const [first, second] = payments
    assert.deepEqual(
      [first.kind, first.amount, first.method, first.paidOn, first.note, first.recordedBy],
      ["payment", 100, "transfer", "2026-11-20", "VCB 1234", staff.user.name],
    )
    assert.deepEqual([second.kind, second.amount, second.method], ["refund", 25.5, "cash"])
  })

  it("stands in the history of the booking", async () => {
    const { id } = await book()
    await record(id, DEPOSIT)
    const history = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data
    const { kind, actor, data } = history.at(-1)
    assert.deepEqual([kind, actor, data.after.amountMinor], ["payment", staff.user._id, 100_00])
  })

  it("records a payment once for one idempotency key", async () => {
    const { id } = await book()
    const key = { "idempotency-key": "0123456789" }
    const answers = await Promise.all(Array.from({ length: 3 }, () => record(id, DEPOSIT, key)))
    for (const { status } of answers) assert.ok([201, 409].includes(status))
    assert.equal((await ledger(id)).payments.length, 1)
  })

  it("does not count payments in another currency after the price was agreed anew", async () => {
    const { id } = await book()
    await record(id, DEPOSIT)
    const { version } = (await api.get(`/bookings/${id}`, staff.headers)).body.booking
    await api.put(`/bookings/${id}/price`, { amount: 9_000_000, currency: "VND", version }, staff.headers)
    const { payments, currency, paid, balance } = await ledger(id)
    assert.deepEqual([payments.length, currency, paid, balance], [1, "VND", 0, 9_000_000])
  })

  const refusals: [what: string, change: object, field: string][] = [
    ["an amount of nothing", { amount: 0 }, "amount"],
    ["a part of a cent", { amount: 1.5 }, "amount"],
    ["another method", { method: "card" }, "method"],
    ["another kind", { kind: "gift" }, "kind"],
    ["a date that is none", { paidOn: "2026-02-30" }, "paidOn"],
  ]
  for (const [what, change, field] of refusals) {
    it(`refuses ${what} and says which field is wrong`, async () => {
      const { id } = await book()
      const { status, body } = await record(id, { ...DEPOSIT, ...change })
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map((error: { field: string }) => error.field),
        [field],
      )
    })
  }
})
