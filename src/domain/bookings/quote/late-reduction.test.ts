import assert from "node:assert/strict"
import { afterEach, beforeEach, describe, it, mock } from "node:test"
import { sql } from "drizzle-orm"
import * as fc from "fast-check"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import {
  bookTour,
  createDeparture,
  inDays as daysFrom,
  emma,
  minh,
  signInStaff,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { createHolidayIn } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"
import { splitRefund } from "./cancellation.ts"
import { changeLateFees, type LateLine, lateFee } from "./late-reduction.ts"

const RUNS = Number(process.env.GHE_FC_RUNS ?? 60)

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")
await createHolidayIn([18, 21], { surchargePercent: 40 })

const HOUR_MS = 3_600_000
const TODAY = daysFrom(0)
const inDays = (days: number) => addDays(TODAY, days)
const EIGHT = 8 * 45

beforeEach(() => db.execute(sql`truncate outbox`))
afterEach(() => mock.timers.reset())

/** The policy binds from the confirmation on. By the mocked clock the session of staff has expired. */
async function confirm(id: string): Promise<void> {
  mock.timers.reset()
  const { status, text } = await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
  assert.equal(status, 200, text)
}

/** Refund 100% until 72 hours before the start, 50% until 24 hours, then none. */
async function eight(changes: Record<string, unknown> = {}) {
  const order = { travelers: 8, travelDate: inDays(10), customerInfo: withNewAddress(minh), ...changes }
  const { id, guest } = await bookTour(api, tours.hoiAnLanterns, order)
  await confirm(id)
  return asGuest(id, guest)
}

function asGuest(id: string, headers: Record<string, string>) {
  return {
    id,
    headers,
    change: (change: object) => api.put(`/bookings/${id}`, change, headers),
    quote: (change: object) => api.post(`/bookings/${id}/move/quote`, change, headers),
    cost: async () => (await api.get(`/bookings/${id}/cancellation`, headers)).body.data,
    cancel: async () => {
      const { body } = await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Illness" }, headers)
      return body.booking.cancellation
    },
  }
}

function hoursBefore(date: string, hours: number): void {
  const now = hanoiInstant(date, "08:00").getTime() - hours * HOUR_MS
  mock.timers.reset()
  mock.timers.enable({ apis: ["Date"], now })
}

describe("a late reduction of the party", () => {
  for (const [hours, percent] of [
    [20, 100],
    [48, 50],
    [100, 0],
  ] as const) {
    it(`charges ${percent}% of the difference ${hours} hours before the start, like cancelling`, async () => {
      const booking = await eight()
      hoursBefore(inDays(10), hours)
      const before = await booking.cost()
      const { status, body } = await booking.change({ travelers: 1 })
      assert.equal(status, 200)
      const fee = (7 * 45 * percent) / 100
      assert.equal(body.booking.pricing.total, 45 + fee)
      assert.equal(body.booking.totalPrice, (45 + fee) * 26_000)
      assert.equal((await booking.cost()).fee, before.fee)
      assert.equal((await booking.cancel()).fee, (EIGHT * percent) / 100)
    })
  }

  it("adds a line labelled in both languages", async () => {
    const booking = await eight()
    hoursBefore(inDays(10), 48)
    const { body } = await booking.change({ travelers: 2 })
    assert.deepEqual(body.booking.lines.at(-1), {
      code: "late-reduction",
      label: { en: "Late change fee, 50% of the difference", vi: "Phí thay đổi muộn, 50% phần chênh lệch" },
      quantity: 1,
      unitMinor: 135_00,
      totalMinor: 135_00,
      late: { differenceMinor: 270_00, percent: 50 },
    })
  })

  it("adds up over several reductions, with later ones costing more", async () => {
    const booking = await eight()
    hoursBefore(inDays(10), 48)
    await booking.change({ travelers: 6 })
    await booking.change({ travelers: 5 })
    hoursBefore(inDays(10), 20)
    const { body } = await booking.change({ travelers: 3 })
    const fees = body.booking.lines.flatMap(({ late, totalMinor }: LateLine) => (late ? [[late, totalMinor]] : []))
    assert.deepEqual(fees, [
      [{ differenceMinor: 135_00, percent: 50 }, 67_50],
      [{ differenceMinor: 90_00, percent: 100 }, 90_00],
    ])
    assert.equal((await booking.cost()).fee, 67.5 + 5 * 45)
  })

  it("is undone, the last one first, if the seats are added again at the same price", async () => {
    const booking = await eight()
    hoursBefore(inDays(10), 48)
    await booking.change({ travelers: 4 })
    hoursBefore(inDays(10), 20)
    await booking.change({ travelers: 1 })
    assert.equal((await booking.change({ travelers: 4 })).body.booking.pricing.total, 4 * 45 + 90)
    assert.equal((await booking.change({ travelers: 6 })).body.booking.pricing.total, 6 * 45 + 45)
    const { pricing, lines } = (await booking.change({ travelers: 8 })).body.booking
    assert.deepEqual([pricing.total, lines.length], [EIGHT, 1])
  })

  it("cannot be avoided by moving to a distant date and cancelling there", async () => {
    const booking = await eight()
    hoursBefore(inDays(10), 20)
    await booking.change({ travelers: 1, travelDate: inDays(60) })
    assert.equal((await booking.cost()).fee, EIGHT)
    const other = await eight()
    hoursBefore(inDays(10), 48)
    await other.change({ travelDate: inDays(60) })
    assert.equal((await other.change({ travelers: 1 })).body.booking.pricing.total, 45 + 315 / 2)
    assert.equal((await other.cancel()).fee, EIGHT / 2)
  })

  it("is free for staff unless they charge it", async () => {
    const booking = await eight()
    hoursBefore(inDays(10), 20)
    const headers = (await signInAgain()).headers
    const free = await api.post(`/bookings/${booking.id}/move`, { travelers: 7 }, headers)
    assert.equal(free.body.booking.pricing.total, 7 * 45)
    const wanted = { travelers: 6, chargeLateFee: true }
    assert.equal((await api.post(`/bookings/${booking.id}/move/quote`, wanted, headers)).body.data.lateFee, 45)
    const charged = await api.put(`/bookings/${booking.id}`, { ...wanted, version: free.body.booking.version }, headers)
    assert.equal(charged.body.booking.pricing.total, 7 * 45)
    const kept = await api.post(`/bookings/${booking.id}/move`, { travelers: 5 }, headers)
    assert.equal(kept.body.booking.pricing.total, 5 * 45 + 45, "what was charged stays")
    for (const answer of [
      await booking.change({ travelers: 4, chargeLateFee: false }),
      await booking.quote({ travelers: 4, chargeLateFee: false }),
      await api.post(`/bookings/${booking.id}/move`, { travelers: 4, chargeLateFee: false }, booking.headers),
    ])
      assert.deepEqual([answer.status, answer.body.errors?.[0].field], [422, "chargeLateFee"])
  })

  it("is dropped with an agreed price and with a full refund by staff", async () => {
    const [agreed, refunded] = [await eight(), await eight()]
    hoursBefore(inDays(10), 20)
    const headers = (await signInAgain()).headers
    await agreed.change({ travelers: 1 })
    const price = { amount: 60_00, currency: "USD", version: 3 }
    const { body } = await api.put(`/bookings/${agreed.id}/price`, price, headers)
    assert.deepEqual([body.booking.pricing.total, body.booking.lines.length], [60, 1])
    await refunded.change({ travelers: 1 })
    const cancel = { cancellationReason: "Illness", refundPercent: 100 }
    const cancelled = await api.put(`/bookings/${refunded.id}/cancel`, cancel, headers)
    const { fee, refund, lateFee } = cancelled.body.booking.cancellation
    assert.deepEqual([fee, refund, lateFee], [0, EIGHT, 0])
  })

  it("is rejected if the new price is open", async () => {
    const order = { travelDate: inDays(10), customerInfo: withNewAddress(emma) }
    const { id, guest } = await bookTour(api, tours.hoiAnLanterns, order)
    await confirm(id)
    const booking = asGuest(id, guest)
    await priceLanterns(0)
    hoursBefore(inDays(10), 48)
    for (const answer of [await booking.quote({ travelers: 1 }), await booking.change({ travelers: 1 })])
      assert.deepEqual([answer.status, answer.body.code], [409, "NO_FIXED_PRICE"])
    hoursBefore(inDays(10), 100)
    assert.equal((await booking.change({ travelers: 1 })).body.booking.pricing.total, 0)
    mock.timers.reset()
    await priceLanterns(45)
  })
})

async function priceLanterns(adult: number) {
  const { version } = (await api.get(`/tours/${tours.hoiAnLanterns}?view=edit`, staff.headers)).body.data
  const change = { version, pricing: { adult, child: 30, currency: "USD" } }
  assert.equal((await api.put(`/tours/${tours.hoiAnLanterns}`, change, staff.headers)).status, 200)
}

/** By the mocked clock the session has expired, so sign in again. */
async function signInAgain() {
  const { body } = await api.post("/auth/login", { email: staff.user.email, password: "twelve characters" })
  return { headers: { authorization: `Bearer ${body.data.token}` } }
}

describe("a late move to a cheaper date", () => {
  it("shows the fee first, and moves at the price shown", async () => {
    const booking = await eight({ travelDate: inDays(19) })
    hoursBefore(inDays(19), 48)
    const change = { travelDate: inDays(40) }
    const { data } = (await booking.quote(change)).body
    assert.deepEqual(
      [data.quote.total, data.lateFee, data.difference, data.refundCap],
      [EIGHT * 1.2, EIGHT * 0.2, -EIGHT * 0.2, 50],
    )
    const wrong = await booking.change({ ...change, totalPrice: EIGHT })
    assert.deepEqual([wrong.status, wrong.body.code, wrong.body.data.lateFee], [409, "PRICE_CHANGED", EIGHT * 0.2])
    const { body } = await booking.change({ ...change, totalPrice: data.quote.total })
    assert.deepEqual([body.booking.pricing.total, body.booking.totalPrice], [data.quote.total, data.quote.totalVnd])
    assert.deepEqual(body.booking.lines, data.quote.lines)
    assert.equal(body.booking.freeCancellationUntil, null, "cancelling is not free any more, on whichever day")
    const back = (await booking.change({ travelDate: inDays(19) })).body.booking
    assert.equal(back.pricing.total, 504, "back at the price that it had, nothing is charged")
  })

  it("is mailed with the fee, in the reader's language", async () => {
    const booking = await eight({ travelDate: inDays(19), language: "vi" })
    hoursBefore(inDays(19), 48)
    await api.sendMails()
    await booking.change({ travelers: 6 })
    const [mail] = await api.sendMails()
    assert.match(mail?.text ?? "", /Phí thay đổi muộn, 50% phần chênh lệch/)
    assert.match(mail?.text ?? "", /chênh lệch: 1\.638\.000\u00a0₫/)
  })
})

describe("a departure cancelled by the company", () => {
  it("can be moved to a cheaper date for free, whatever was charged before", async () => {
    const date = inDays(12)
    const from = await createDeparture(tours.haLongCruise, { date, capacity: 20 })
    await createDeparture(tours.haLongCruise, { date: inDays(50), capacity: 20, priceMinor: 80_00 })
    const order = { travelers: 8, travelDate: date, customerInfo: withNewAddress(emma) }
    const { id, guest } = await bookTour(api, tours.haLongCruise, order)
    await confirm(id)
    const booking = asGuest(id, guest)
    hoursBefore(date, 12)
    assert.equal((await booking.change({ travelers: 6 })).body.booking.pricing.total, 8 * 129)
    await api.post(`/departures/${from}/call-off`, { reason: "Storm" }, (await signInAgain()).headers)
    assert.deepEqual([(await booking.cost()).fee, (await booking.cost()).refund], [0, 8 * 129])
    const moved = (await booking.change({ travelDate: inDays(50), travelers: 2 })).body.booking
    assert.deepEqual([moved.pricing.total, moved.lines.length], [160, 1])
  })
})

describe("the amount a customer owes", () => {
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 70 }),
    travelers: fc.option(fc.integer({ min: 1, max: 10 }), { nil: undefined }),
    days: fc.option(fc.integer({ min: 1, max: 45 }), { nil: undefined }),
  })

  it("never falls below the cancellation fee of any earlier moment", async () => {
    const start = Date.now()
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), async (steps) => {
        mock.timers.reset()
        const booking = await eight({ travelers: 10, travelDate: inDays(4) })
        let due = 0
        let now = start
        for (const { hours, travelers, days } of steps) {
          now += hours * HOUR_MS
          mock.timers.reset()
          mock.timers.enable({ apis: ["Date"], now })
          const cost = await booking.cost()
          if (!cost.allowed) break
          assert.ok(cost.fee >= due, `cancelling costs ${cost.fee}, and had cost ${due}`)
          due = cost.fee
          const change = { ...(travelers && { travelers }), ...(days && { travelDate: inDays(days) }) }
          const quoted = await booking.quote(change)
          const { status, body } = await booking.change(change)
          if (status !== 200 || quoted.status !== 200) {
            assert.ok(status === 200 || body.errors, JSON.stringify(body))
            continue
          }
          assert.deepEqual(quoted.body.data.quote.lines, body.booking.lines)
          assert.ok(body.booking.pricing.total >= due, `${body.booking.pricing.total} is due, and had been ${due}`)
          const after = await booking.cost()
          assert.ok(after.fee >= due, `cancelling costs ${after.fee} after the change, and ${due} before`)
          due = after.fee
        }
      }),
      { numRuns: RUNS },
    )
  })

  it("never falls for any amounts, shares and order of changes, to the last đồng", () => {
    const price = fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 300_000_000 }))
    const change = fc.record({ price, refundPercent: fc.integer({ min: 0, max: 100 }) })
    return fc.assert(
      fc.property(price, fc.array(change, { maxLength: 12 }), (first, changes) => {
        let [from, late, refundPercent] = [first, [] as LateLine[], 100]
        let due = 0
        const cancelling = (amount: number) => lateFee(late) + splitRefund(amount, refundPercent).fee
        for (const { price: to, refundPercent: asked } of changes) {
          refundPercent = Math.min(refundPercent, asked)
          assert.ok(cancelling(from) >= due)
          due = cancelling(from)
          late = changeLateFees(late, { from, to }, refundPercent)
          from = to
          assert.ok(cancelling(from) >= due)
          assert.ok(late.every(({ totalMinor }) => totalMinor > 0))
        }
      }),
      { numRuns: 5000 },
    )
  })

  it("returns to its old value when all reductions are undone", () => {
    const price = fc.integer({ min: 1000, max: 300_000_000 })
    return fc.assert(
      fc.property(price, fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 5 }), (top, prices) => {
        let [from, late] = [top, [] as LateLine[]]
        for (const to of [...prices.toSorted((a, b) => b - a), top]) {
          late = changeLateFees(late, { from, to }, 50)
          from = to
        }
        assert.deepEqual(late, [])
      }),
    )
  })
})
