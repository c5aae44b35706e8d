import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { type CountedLine, netPaid } from "#domain/bookings/payments/ledger.ts"
import { paymentWords } from "#domain/bookings/summary/payment-words.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { toShownMinor } from "#i18n/money/shown-money.ts"
import { CURRENCIES, otherCurrency, toMinor } from "#lib/money.ts"
import { balanceMinors, presentPaid } from "../balance.ts"
import { depositOf, paymentDates } from "./payment-dates.ts"
import { type Payable, presentPayments } from "./payment-steps.ts"

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START = new Date("2026-12-20T01:00:00Z")
const PLAN: PaymentPlan = {
  ...{ deposit: { value: 30, unit: "percent" }, withinHours: 24, restDaysBefore: 7, fullWithinDays: null },
  release: false,
}
const UNPAID = { paidMinor: 0, paidOwnMinor: 0, paidOtherMinor: 0 }
const ORDER = {
  ...{ status: "pending", currency: "USD", fxRate: 26_000, totalMinor: 90_00, cancellation: null, ...UNPAID },
  ...{ paymentPlan: PLAN, depositMinor: null, depositDueAt: null, restDueAt: null, calledOffReason: null },
  startsAt: START,
} as const satisfies Payable

/** Returns a booking as it is confirmed at an instant. */
function confirmed(booking: Payable, at: Date): Payable {
  const { paymentPlan, startsAt } = booking
  if (!paymentPlan) return { ...booking, status: "confirmed" }
  return {
    ...booking,
    status: "confirmed",
    depositMinor: depositOf(paymentPlan, booking),
    ...paymentDates(paymentPlan, at, startsAt),
  }
}

const inUtc = (daysBefore: number) => new Date(START.getTime() - daysBefore * DAY_MS)
const told = (booking: Payable, now: Date) =>
  presentPayments(booking, now).steps.map(({ kind, method, amount, amountOther, dueAt, withinHours }) => [
    kind,
    method,
    amount,
    amountOther,
    dueAt ?? withinHours,
  ])

describe("the fee of a cancelled booking", () => {
  it("asks in both currencies for the balance that page and papers show, whatever was paid before", () => {
    const cancelled = fc.record({
      totalMinor: fc.integer({ min: 10_00, max: 20_000_00 }),
      fxRate: fc.integer({ min: 20_000_00, max: 30_000_00 }).map((rate) => rate / 100),
      feePercent: fc.integer({ min: 1, max: 100 }),
      paidPercent: fc.integer({ min: 0, max: 99 }),
    })
    fc.assert(
      fc.property(cancelled, ({ totalMinor, fxRate, feePercent, paidPercent }) => {
        const fee = Math.round((totalMinor * feePercent) / 100)
        const paid = Math.round((fee * paidPercent) / 100)
        const booking: Payable = {
          ...{ ...ORDER, status: "cancelled", totalMinor, fxRate, cancellation: { fee: fee / 100 } },
          ...{ paidMinor: paid, paidOwnMinor: paid },
        }
        const { dueNow, dueNowOther } = presentPayments(booking, START)
        const { balance, balanceOther } = presentPaid(booking)
        assert.deepEqual([dueNow, dueNowOther], [balance, Math.max(0, balanceOther)])
      }),
    )
  })
})

describe("a payment plan", () => {
  it("says what is paid of a step that is open, and nothing more of one that is paid", () => {
    const booking = { ...confirmed(ORDER, inUtc(20)), paidMinor: 10_00, paidOwnMinor: 10_00 }
    const said = (paidMinor: number) =>
      paymentWords(
        presentPayments({ ...booking, paidMinor, paidOwnMinor: paidMinor }, inUtc(20)),
        "en",
        ({ own }) => `$${own}`,
      )
    assert.deepEqual(
      said(10_00).map(({ amount, partly }) => [amount, partly]),
      [
        ["$17", "$10 of $27 paid"],
        ["$63", ""],
      ],
    )
    const paid = said(27_00).at(-1)
    assert.deepEqual([paid?.title, paid?.amount, paid?.when, paid?.partly], ["Deposit (30%)", "$27", "", ""])
  })

  it("asks for a deposit within hours of the confirmation, and for the rest by the end of a day in Hanoi", () => {
    const now = inUtc(20)
    assert.deepEqual(told(ORDER, now), [
      ["deposit", "transfer", 27, 702_000, 24],
      ["rest", "transfer", 63, 1_638_000, "2026-12-13T16:59:00.000Z"],
    ])
    const booking = confirmed(ORDER, now)
    const { steps, dueNow, dueNowOther } = presentPayments(booking, now)
    assert.equal(steps[0]?.dueAt, new Date(now.getTime() + DAY_MS).toISOString())
    assert.deepEqual([dueNow, dueNowOther, steps.map(({ isDue }) => isDue)], [27, 702_000, [true, false]])
  })

  it("asks a late booking for everything, within the same hours, but not after the start", () => {
    for (const [daysBefore, hours] of [
      [7, 24],
      [3, 24],
      [0.5, 12],
    ] as const) {
      const now = inUtc(daysBefore)
      const dueAt = new Date(now.getTime() + hours * HOUR_MS).toISOString()
      assert.deepEqual(told(confirmed(ORDER, now), now), [["full", "transfer", 90, 2_340_000, dueAt]])
      assert.deepEqual(told(ORDER, now), [["full", "transfer", 90, 2_340_000, 24]])
    }
  })

  it("asks for everything at once inside the days that the plan names", () => {
    const booking = { ...ORDER, paymentPlan: { ...PLAN, restDaysBefore: null, fullWithinDays: 14 } }
    assert.deepEqual(told(confirmed(booking, inUtc(20)), inUtc(20))[1], [
      "rest",
      "cash",
      63,
      1_638_000,
      START.toISOString(),
    ])
    assert.deepEqual(
      told(confirmed(booking, inUtc(10)), inUtc(10)).map(([kind, method]) => [kind, method]),
      [["full", "transfer"]],
    )
  })

  it("demands cash on the day of the trip, and never calls it overdue", () => {
    const plan = { ...PLAN, deposit: null, restDaysBefore: null }
    const booking = confirmed({ ...ORDER, paymentPlan: plan }, inUtc(20))
    const dueOn = (now: Date) => {
      const { dueNow, steps } = presentPayments(booking, now)
      return [dueNow, steps.map(({ isOverdue }) => isOverdue)]
    }
    assert.deepEqual(dueOn(inUtc(2)), [0, [false]])
    assert.deepEqual(dueOn(inUtc(0)), [90, [false]])
    assert.deepEqual(dueOn(inUtc(-2)), [90, [false]])
  })

  it("has no dates without a plan, and demands nothing of a departure that was called off", () => {
    const booking = { ...ORDER, status: "confirmed", paymentPlan: null }
    assert.deepEqual(told(booking, inUtc(1)), [["full", "transfer", 90, 2_340_000, null]])
    assert.equal(presentPayments(booking, inUtc(1)).dueNow, 90)
    assert.equal(presentPayments({ ...booking, calledOffReason: "Storm" }, inUtc(1)).dueNow, 0)
    assert.deepEqual(presentPayments({ ...booking, totalMinor: 0 }, inUtc(1)).steps, [])
  })

  it("leaves a demanded deposit when the price changes", () => {
    const booking = confirmed(ORDER, inUtc(20))
    for (const [totalMinor, amounts] of [
      [120_00, [27, 93]],
      [60_00, [27, 33]],
      [20_00, [20]],
    ] as const) {
      const { steps } = presentPayments({ ...booking, totalMinor }, inUtc(20))
      assert.deepEqual(
        steps.map(({ amount }) => amount),
        amounts,
      )
    }
  })
})

const minor = fc.integer({ min: 1, max: 50_000_000 })
const rate = fc.integer({ min: 20_000, max: 30_000 })
const deposit = fc.oneof(
  fc.record({ value: fc.integer({ min: 1, max: 100 }), unit: fc.constant("percent" as const) }),
  fc.record({ value: fc.integer({ min: 1, max: 500 }), unit: fc.constant("USD" as const) }),
  fc.record({ value: fc.integer({ min: 1, max: 9_000_000 }), unit: fc.constant("VND" as const) }),
)
const plan: fc.Arbitrary<PaymentPlan> = fc.record({
  deposit: fc.option(deposit),
  withinHours: fc.integer({ min: 1, max: 720 }),
  restDaysBefore: fc.option(fc.integer({ min: 1, max: 60 })),
  fullWithinDays: fc.option(fc.integer({ min: 1, max: 60 })),
  release: fc.boolean(),
})
const line: fc.Arbitrary<CountedLine> = fc.record({
  kind: fc.constant("payment" as const),
  amountMinor: minor,
  currency: fc.constantFrom(...CURRENCIES),
  fxRate: rate,
})
const booking = fc.record({
  currency: fc.constantFrom(...CURRENCIES),
  fxRate: rate,
  totalMinor: minor,
  paymentPlan: fc.option(plan),
  confirmedDaysBefore: fc.integer({ min: 0, max: 90 }),
  nowDaysBefore: fc.integer({ min: -5, max: 90 }),
  isPending: fc.boolean(),
  lines: fc.array(line, { maxLength: 4 }),
  /** A price that was agreed since. */
  newTotal: fc.option(minor),
})

describe("the steps of a payment plan, in both currencies", () => {
  const check = (test: (booking: Payable, now: Date) => void) =>
    fc.assert(
      fc.property(booking, ({ confirmedDaysBefore, nowDaysBefore, isPending, lines, newTotal, ...some }) => {
        const asked = { ...ORDER, ...some }
        const agreed = isPending ? asked : confirmed(asked, inUtc(confirmedDaysBefore))
        const dearer = { ...agreed, totalMinor: newTotal ?? agreed.totalMinor }
        test({ ...dearer, ...netPaid(dearer, lines) }, inUtc(nowDaysBefore))
      }),
      { numRuns: 500 },
    )
  const sum = (amounts: number[], currency: (typeof CURRENCIES)[number]) =>
    amounts.reduce((all, amount) => all + toMinor(amount, currency), 0)

  it("add up to what is due, and what is open of them to the balance", () => {
    check((booking, now) => {
      const { currency, totalMinor, fxRate } = booking
      const other = otherCurrency(currency)
      const { steps } = presentPayments(booking, now)
      const left = balanceMinors(booking)
      const of = (name: "amount" | "open") =>
        sum(
          steps.map((step) => step[name]),
          currency,
        )
      const ofOther = (name: "amountOther" | "openOther") =>
        sum(
          steps.map((step) => step[name]),
          other,
        )
      assert.deepEqual([of("amount"), ofOther("amountOther")], [totalMinor, toShownMinor(totalMinor, currency, fxRate)])
      assert.deepEqual([of("open"), ofOther("openOther")], [Math.max(0, left.own), Math.max(0, left.other)])
    })
  })

  it("are never negative, and payments fill them in their order", () => {
    check((booking, now) => {
      const { steps } = presentPayments(booking, now)
      for (const step of steps) {
        const { amount, amountOther, paid, paidOther, open, openOther } = step
        for (const value of [amount, amountOther, paid, paidOther, open, openOther])
          assert.ok(value >= 0, String(value))
      }
      const firstOpen = steps.findIndex(({ open, openOther }) => open > 0 || openOther > 0)
      if (firstOpen >= 0)
        for (const { paid, paidOther } of steps.slice(firstOpen + 1)) assert.deepEqual([paid, paidOther], [0, 0])
    })
  })

  it("settle a step by what is open of it, in either currency", () => {
    check((booking, now) => {
      const [step] = presentPayments(booking, now).steps.filter(({ open }) => open > 0)
      if (!step || step.openOther === 0) return
      const { currency, fxRate } = booking
      const other = otherCurrency(currency)
      const openNow = (paid: Partial<Payable>) =>
        presentPayments({ ...booking, ...paid }, now).steps.find(({ kind }) => kind === step.kind)
      const own = toMinor(step.open, currency)
      const inOwn = { paidMinor: booking.paidMinor + own, paidOwnMinor: booking.paidOwnMinor + own }
      assert.equal(openNow(inOwn)?.open, 0)
      const line = { kind: "payment", currency: other, amountMinor: toMinor(step.openOther, other), fxRate } as const
      const counted = netPaid(booking, [line])
      const inOther = {
        paidMinor: booking.paidMinor + counted.paidMinor,
        paidOtherMinor: booking.paidOtherMinor + counted.paidOtherMinor,
      }
      assert.equal(openNow(inOther)?.openOther, 0)
    })
  })
})
