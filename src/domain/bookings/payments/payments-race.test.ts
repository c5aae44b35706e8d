import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bookTour, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const ROUNDS = 10

describe("concurrent entries in a ledger (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const staff = await signInStaff(api, "staff", "hoa")

  const book = async () => (await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })).id
  const line = (kind: "payment" | "refund") => ({
    kind,
    amount: 100_00,
    currency: "USD",
    method: "cash",
    paidOn: inDays(0),
    aboveBalance: true,
  })
  const record = (id: string, kind: "payment" | "refund") =>
    api.post(`/bookings/${id}/payments`, line(kind), staff.headers)
  const ledger = async (id: string) => (await api.get(`/bookings/${id}/payments`, staff.headers)).body.data
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

  it("counts $100 as 2,600,000 đồng or refuses it while a colleague changes the booking to đồng", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await book()
      const price = { amount: 5_000_000, currency: "VND", version: 1 }
      const [paid, agreed] = await Promise.all([
        record(id, "payment"),
        api.put(`/bookings/${id}/price`, price, staff.headers),
      ])
      assert.equal(agreed.status, 200)
      if (paid.status !== 201) assert.deepEqual([paid.status, paid.body.code], [409, "CURRENCY_DIFFERS"])
      const { currency, paid: counted, balance } = await ledger(id)
      const expected = paid.status === 201 ? 2_600_000 : 0
      assert.deepEqual([currency, counted, balance], ["VND", expected, 5_000_000 - expected])
    }
  })

  it("reverses an entry once when two colleagues do so at the same time", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await book()
      const { _id } = (await record(id, "payment")).body.data.payments[0]
      const reverse = () =>
        api.post(`/bookings/${id}/payments/${_id}/reverse`, { reason: "Typed twice" }, staff.headers)
      assert.deepEqual(statuses(await Promise.all([reverse(), reverse()])), [201, 409])
      const { payments, paid, refunded } = await ledger(id)
      assert.deepEqual([payments.length, paid, refunded], [2, 0, 0])
    }
  })

  it("refunds a payment once when two colleagues refund it, or one refunds and one reverses it", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await book()
      const { _id } = (await record(id, "payment")).body.data.payments[0]
      const second =
        round % 2
          ? record(id, "refund")
          : api.post(`/bookings/${id}/payments/${_id}/reverse`, { reason: "Typed twice" }, staff.headers)
      const answers = await Promise.all([record(id, "refund"), second])
      assert.equal(answers.filter(({ status }) => status === 201).length, 1, JSON.stringify(statuses(answers)))
      const { paid, refunded } = await ledger(id)
      assert.equal(paid, refunded)
    }
  })
})
