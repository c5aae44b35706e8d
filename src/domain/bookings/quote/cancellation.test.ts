import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { describe, it } from "node:test"
import fc from "fast-check"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import { hanoiInstant } from "#lib/today.ts"
import { cancellationCost, splitRefund } from "./cancellation.ts"

const HOUR = 3_600_000
const moderate: CancellationBand[] = [
  { hoursBefore: 72, refundPercent: 100 },
  { hoursBefore: 24, refundPercent: 50 },
  { hoursBefore: 0, refundPercent: 0 },
]
const start = hanoiInstant("2026-12-24", "08:00")
const before = (hours: number, more = 0) => new Date(start.getTime() - hours * HOUR + more)
const percentAt = (now: Date, bands = moderate) => cancellationCost(bands, start, now).refundPercent

describe("cancellationCost", () => {
  it("changes at the hour of a band, which itself still gets the better terms", () => {
    assert.equal(percentAt(before(72)), 100)
    assert.equal(percentAt(before(72, 1)), 50)
    assert.equal(percentAt(before(24)), 50)
    assert.equal(percentAt(before(24, 1)), 0)
    assert.equal(percentAt(start), 0)
    assert.equal(percentAt(before(0, 1)), 0)
  })

  it("returns how long the terms are valid, and the next ones", () => {
    const { until, band, nextRefundPercent } = cancellationCost(moderate, start, before(100))
    assert.equal(until?.toISOString(), "2026-12-21T01:00:00.000Z")
    assert.deepEqual(band, moderate[0])
    assert.equal(nextRefundPercent, 50)
  })

  it("is free without bands, until the start", () => {
    assert.equal(percentAt(before(1), []), 100)
    assert.equal(percentAt(before(0, 1), []), 0)
  })

  it("refunds nothing after the last band", () => {
    const { refundPercent, until } = cancellationCost([{ hoursBefore: 24, refundPercent: 100 }], start, before(23))
    assert.deepEqual({ refundPercent, until }, { refundPercent: 0, until: null })
  })

  const bands = fc.uniqueArray(
    fc.record({ hoursBefore: fc.integer({ min: 0, max: 2000 }), refundPercent: fc.integer({ min: 0, max: 100 }) }),
    { selector: ({ hoursBefore }) => hoursBefore, maxLength: 6 },
  )
  const msLeft = fc.integer({ min: -48 * HOUR, max: 3000 * HOUR })

  it("ignores the order of the bands", () => {
    fc.assert(
      fc.property(bands, msLeft, (list, ms) => {
        const now = new Date(start.getTime() - ms)
        assert.deepEqual(cancellationCost(list.toReversed(), start, now), cancellationCost(list, start, now))
      }),
    )
  })

  it("never refunds more later than earlier, if the bands don't", () => {
    fc.assert(
      fc.property(bands, msLeft, fc.integer({ min: 0, max: 1000 * HOUR }), (list, ms, wait) => {
        const falling = list
          .toSorted((a, b) => b.hoursBefore - a.hoursBefore)
          .map((band, at) => ({ ...band, refundPercent: 100 - at * 10 }))
        const now = start.getTime() - ms
        assert.ok(percentAt(new Date(now + wait), falling) <= percentAt(new Date(now), falling))
      }),
    )
  })

  it("is valid up to its deadline and not a moment longer", () => {
    fc.assert(
      fc.property(bands, msLeft, (list, ms) => {
        const { until, refundPercent, nextRefundPercent } = cancellationCost(
          list,
          start,
          new Date(start.getTime() - ms),
        )
        if (!until) return
        assert.equal(percentAt(until, list), refundPercent)
        assert.equal(percentAt(new Date(until.getTime() + 1), list), nextRefundPercent)
      }),
    )
  })

  it("splits amounts without losing a cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 0, max: 100 }), (total, percent) => {
        const { refund, fee } = splitRefund(total, percent)
        assert.equal(refund + fee, total)
        assert.ok(refund >= 0 && fee >= 0)
      }),
    )
  })
})

describe("the cancellation deadline", () => {
  const program = `
    const { cancellationCost } = await import("#domain/bookings/quote/cancellation.ts")
    const { hanoiInstant } = await import("#lib/today.ts")
    const bands = ${JSON.stringify(moderate)}
    const starts = [["2027-03-14", "02:30"], ["2026-11-01", "01:30"], ["2027-01-01", "00:00"], ["2026-12-24", "08:00"]]
    const offset = new Date(0).getTimezoneOffset()
    const answers = starts.map(([date, time]) => {
      const start = hanoiInstant(date, time)
      return [72, 71.99, 24, 23.99, 0].map((hours) => cancellationCost(bands, start, new Date(start.getTime() - hours * 3600000)))
    })
    console.log(JSON.stringify({ offset, answers }))
  `
  const answersIn = (TZ: string) => {
    const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], {
      cwd: new URL("../../..", import.meta.url),
      env: { ...process.env, TZ },
      encoding: "utf8",
    })
    assert.notEqual(stdout, "", stderr)
    return JSON.parse(stdout) as { offset: number; answers: unknown }
  }

  it("is in Hanoi time, in any process time zone", () => {
    const there = ["UTC", "Asia/Ho_Chi_Minh", "America/Los_Angeles", "Pacific/Kiritimati"].map(answersIn)
    assert.equal(new Set(there.map(({ offset }) => offset)).size, 4)
    for (const { answers } of there) assert.deepEqual(answers, there[0]?.answers)
  })
})
