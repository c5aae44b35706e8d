import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { watchPaymentDates } from "#domain/bookings/lifecycle/payment-deadlines.server.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const ROUNDS = 12
const HOUR_MS = 3_600_000

describe("releasing an unpaid booking (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const staff = await signInStaff(api, "staff", "hoa")
  const at = (hours: number) => watchPaymentDates(() => false, new Date(Date.now() + hours * HOUR_MS))

  /** Returns a confirmed booking that is released within the hour, and was told so. */
  async function announced() {
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    await at(20)
    await db.execute(sql`update outbox set sent_at = now() where sent_at is null`)
    return id
  }
  const pay = (id: string) => {
    const line = { kind: "payment", amount: 27_00, currency: "USD", method: "transfer", paidOn: inDays(0) }
    return api.post(`/bookings/${id}/payments`, line, staff.headers)
  }
  const read = async (id: string) => (await api.get(`/bookings/${id}`, staff.headers)).body.booking

  it("never happens to one that is paid at the same time, and a released one takes no payment", async () => {
    const plan = { deposit: { value: 30, unit: "percent" }, withinHours: 24, restDaysBefore: 7, fullWithinDays: null }
    const paymentPlan = { ...plan, release: true }
    assert.equal((await api.put("/settings/group/payments", { paymentPlan }, staff.headers)).status, 200)
    for (let round = 0; round < ROUNDS; round++) {
      const id = await announced()
      const [paid] = await (round % 2
        ? Promise.all([pay(id), at(25)])
        : Promise.all([at(25), pay(id)]).then(([, p]) => [p]))
      const { status, paid: sum } = await read(id)
      const outcome = `${status} ${paid?.status} ${sum}`
      assert.ok(["confirmed 201 27", "cancelled 409 0"].includes(outcome), outcome)
    }
    const released = await announced()
    await at(25)
    assert.deepEqual([(await pay(released)).body.code, (await read(released)).status], ["ABOVE_BALANCE", "cancelled"])
  })

  it("happens once when two processes try", async () => {
    const id = await announced()
    await Promise.all([at(25), at(25), at(25)])
    const history = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data
    const kinds = history.map(({ kind }: { kind: string }) => kind)
    assert.equal(kinds.filter((kind: string) => kind === "cancelled").length, 1)
    assert.equal(kinds.filter((kind: string) => kind === "payment-reminded").length, 1)
  })
})
