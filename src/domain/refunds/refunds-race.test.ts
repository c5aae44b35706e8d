import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bookTour, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const ROUNDS = 8

describe("concurrent refunds (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const hoa = await signInStaff(api, "accounts", "hoa")
  const binh = await signInStaff(api, "accounts", "binh")

  const ACCOUNT = { way: "transfer", bin: "970436", accountNumber: "0123456789", holder: "EMMA JONES" }
  const pay = (id: string, amount: number) => {
    const line = { kind: "payment", amount, currency: "VND", vndPerUsd: 26_000, method: "cash", paidOn: inDays(0) }
    return api.post(`/bookings/${id}/payments`, { ...line, aboveBalance: true }, hoa.headers)
  }
  async function owing() {
    const made = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    await pay(made.id, 1_000_000)
    await api.put(`/bookings/${made.id}/cancel`, { cancellationReason: "Illness" }, made.guest)
    await api.put(`/refunds/${made.id}/account`, ACCOUNT, made.guest)
    return made
  }
  const record = (id: string, { headers } = hoa) =>
    api.post(`/refunds/${id}`, { amount: 1_000_000, accountVersion: 1, method: "transfer" }, headers)
  const ledger = async (id: string) => (await api.get(`/bookings/${id}/payments`, hoa.headers)).body.data

  it("are recorded once by two colleagues", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await owing()
      const answers = await Promise.all([record(id, hoa), record(id, binh)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 409])
      const { payments, balance } = await ledger(id)
      assert.deepEqual([payments.length, balance], [2, 0])
    }
  })

  it("go to the account that was shown, or are refused while the guest changes it", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, guest } = await owing()
      const [changed, begun] = await Promise.all([
        api.put(`/refunds/${id}/account`, { ...ACCOUNT, accountNumber: "7654321", version: 1 }, guest),
        api.post(`/refunds/${id}/begin`, {}, hoa.headers),
      ])
      assert.equal(begun.status, 200)
      const { account, version } = begun.body.data
      const isShown = changed.status === 200 ? ["7654321", 2] : ["0123456789", 1]
      assert.deepEqual([account.accountNumber, version], isShown, JSON.stringify(changed.body))
    }
  })

  it("are of the sum that is owed, or refused with the new one while a payment arrives", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await owing()
      const [, refunded] = await Promise.all([pay(id, 500_000), record(id)])
      const { payments } = await ledger(id)
      if (refunded.status === 201) assert.equal(payments.length, 3)
      else
        assert.deepEqual([refunded.body.code, refunded.body.owed, payments.length], ["BALANCE_CHANGED", 1_500_000, 2])
    }
  })
})
