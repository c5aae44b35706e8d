import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { begin, bookTour, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"
import { makeRequest } from "./papers/papers.server.ts"

describe("invoices and papers at the same time (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const staff = await signInStaff(api, "staff", "hoa")

  const book = async () => bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
  const completed = async () => {
    const booked = await book()
    await api.post(`/bookings/${booked.id}/confirm`, {}, staff.headers)
    await begin(booked.id)
    await api.post(`/bookings/${booked.id}/complete`, {}, staff.headers)
    return booked
  }
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()
  const numbersOf = async (kind: string) => {
    const { rows } = await db.execute<{ number: number }>(
      sql`select number from papers where kind = ${kind} order by number`,
    )
    return rows.map(({ number }) => number)
  }

  it("hands a booking over once, whatever order two colleagues choose", async () => {
    for (let round = 0; round < 10; round++) {
      const ids = [(await completed()).id, (await completed()).id]
      const hand = (bookingIds: string[]) => api.post("/invoices/exports", { bookingIds }, staff.headers)
      assert.deepEqual(statuses(await Promise.all([hand(ids), hand(ids.toReversed())])), [201, 409])
      const { body } = await api.get(`/invoices/bookings/${ids[0]}`, staff.headers)
      assert.equal(body.data.timesExported, 1)
    }
  })

  it("issues a booking once when it gets two numbers, and a number once when two bookings get it", async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await completed(), await completed()]
      const issue = (reference: string, number: number) => {
        const row = { reference, series: "1C26TGH", number: String(number), issuedOn: inDays(0) }
        return api.post("/invoices/issued", { rows: [row] }, staff.headers)
      }
      const number = 100 + 10 * round
      assert.deepEqual(
        statuses(await Promise.all([issue(one.reference, number), issue(one.reference, number + 1)])),
        [200, 422],
      )
      const third = await completed()
      assert.deepEqual(
        statuses(await Promise.all([issue(other.reference, number + 2), issue(third.reference, number + 2)])),
        [200, 422],
      )
    }
  })

  it("asks for a deposit no longer once it is paid, also if the payment began before the request", async () => {
    const deposit = {
      deposit: { value: 30, unit: "percent" },
      withinHours: 24,
      restDaysBefore: 7,
      fullWithinDays: null,
    }
    const paymentPlan = { ...deposit, release: false }
    assert.equal((await api.put("/settings/group/payments", { paymentPlan }, staff.headers)).status, 200)
    let asked = 0
    for (let round = 0; round < 20; round++) {
      const { id } = await book()
      await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
      const { dueNowOther: amount } = (await api.get(`/bookings/${id}`, staff.headers)).body.booking.payments
      const payment = { kind: "payment", amount, currency: "VND", vndPerUsd: 26_000, method: "transfer" }
      const [paid, request] = await Promise.all([
        api.post(`/bookings/${id}/payments`, { ...payment, paidOn: inDays(0) }, staff.headers),
        api.post(`/papers/bookings/${id}/requests`, { dueOn: null }, staff.headers),
      ])
      assert.equal(paid.status, 201, paid.text)
      if (request.status !== 201 || request.body.data.amount !== amount) continue
      asked++
      const { papers } = (await api.get(`/invoices/bookings/${id}`, staff.headers)).body.data
      assert.deepEqual([papers.length, papers[0].isSettled], [1, true])
    }
    assert.ok(asked > 0, "a request came first")
    await api.put("/settings/group/payments", { paymentPlan: null }, staff.headers)
    await db.execute(sql`delete from papers`)
    await db.execute(sql`delete from paper_counters`)
  })

  it("numbers twenty papers at once from 1 to 20", async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await book()).id))
    const answers = await Promise.all(
      ids.map((id) => api.post(`/papers/bookings/${id}/requests`, { dueOn: null }, staff.headers)),
    )
    assert.deepEqual(new Set(statuses(answers)), new Set([201]))
    assert.deepEqual(
      await numbersOf("request"),
      Array.from({ length: 20 }, (_, nth) => nth + 1),
    )
  })

  it("leaves no gap when a paper is not stored", async () => {
    const { id } = await book()
    await db.execute(
      sql`create function refuse() returns trigger as $$ begin raise exception 'refused'; end $$ language plpgsql`,
    )
    await db.execute(sql`create trigger refuse before insert on booking_events for each row execute function refuse()`)
    await assert.rejects(makeRequest(staff.user, id, { dueOn: null }))
    await db.execute(sql`drop trigger refuse on booking_events`)
    assert.equal((await api.post(`/papers/bookings/${id}/requests`, { dueOn: null }, staff.headers)).status, 201)
    assert.deepEqual(
      await numbersOf("request"),
      Array.from({ length: 21 }, (_, nth) => nth + 1),
    )
  })

  it("makes one receipt for a payment when two colleagues ask for it", async () => {
    const { id } = await book()
    const line = {
      kind: "payment",
      amount: 100_00,
      currency: "USD",
      method: "cash",
      paidOn: inDays(0),
      aboveBalance: true,
    }
    const { body } = await api.post(`/bookings/${id}/payments`, line, staff.headers)
    const receipt = () =>
      api.post(`/papers/bookings/${id}/receipts`, { paymentId: body.data.payments[0]._id }, staff.headers)
    const answers = await Promise.all([receipt(), receipt(), receipt()])
    assert.equal(new Set(answers.map((answer) => answer.body.data.number)).size, 1)
    assert.deepEqual(await numbersOf("receipt"), [1])
  })
})
