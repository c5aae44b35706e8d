import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bookTour, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { CashBook } from "./cash-book.ts"

const ROUNDS = 10
const PERSON = "Nguyễn Văn Tú"

describe("concurrent hand-overs (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const { headers } = await signInStaff(api, "accounts", "thu")

  const collect = async () => {
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const cash = { kind: "payment", amount: 10_00, currency: "USD", method: "cash", paidOn: inDays(0) }
    const { body } = await api.post(`/bookings/${id}/payments`, { ...cash, collectedBy: PERSON }, headers)
    return { id, payment: body.data.payments[0]._id as string }
  }
  const handOver = (payments: string[]) => api.post("/cash-book/hand-overs", { person: PERSON, payments }, headers)
  const inTill = async () => {
    const { till } = (await api.get("/cash-book", headers)).body.data as CashBook
    return till.find(({ currency }) => currency === "USD")?.closing ?? 0
  }
  const held = async () => (await api.get("/cash-book/collected", headers)).body.data
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

  it("records cash once when two colleagues receive it at the same time, in any order of the lines", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = [await collect(), await collect()]
      const before = await inTill()
      const answers = await Promise.all([handOver([one.payment, two.payment]), handOver([two.payment, one.payment])])
      assert.deepEqual(statuses(answers), [201, 409])
      assert.deepEqual([await inTill(), await held()], [before + 20, []])
    }
  })

  it("keeps till and list right while a colleague reverses the payment that is handed over", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, payment } = await collect()
      const before = await inTill()
      const [handed, reversed] = await Promise.all([
        handOver([payment]),
        api.post(`/bookings/${id}/payments/${payment}/reverse`, { reason: "Typed twice" }, headers),
      ])
      assert.equal(reversed.status, 201)
      const open = await held()
      if (handed.status === 201) {
        assert.deepEqual([await inTill(), open[0].payments[0].amount], [before + 10, -10])
        await handOver([open[0].payments[0]._id])
      } else assert.deepEqual([handed.status, await inTill(), open], [409, before, []])
      assert.equal(await inTill(), before)
    }
  })

  it("undoes a hand-over once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { payment } = await collect()
      const { _id } = (await handOver([payment])).body.data
      const undo = () => api.post(`/cash-book/hand-overs/${_id}/undo`, {}, headers)
      assert.deepEqual(statuses(await Promise.all([undo(), undo()])), [200, 404])
      assert.equal((await handOver([payment])).status, 201)
    }
  })
})
