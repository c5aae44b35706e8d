import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { changeOf, type Measure, percentOf } from "./figures.ts"
import { closingMonth, comparedDays, periodBefore, periodBeforeUntil, presetPeriod, timesIn, unitOf } from "./period.ts"

describe("the period of a figure", () => {
  it("is the month, the quarter or the year that today is in", () => {
    const of = (preset: Parameters<typeof presetPeriod>[0], today: string) => Object.values(presetPeriod(preset, today))
    assert.deepEqual(of("thisMonth", "2026-11-30"), ["2026-11-01", "2026-11-30"])
    assert.deepEqual(of("lastMonth", "2026-03-31"), ["2026-02-01", "2026-02-28"])
    assert.deepEqual(of("lastMonth", "2027-01-01"), ["2026-12-01", "2026-12-31"])
    assert.deepEqual(of("quarter", "2026-11-30"), ["2026-10-01", "2026-12-31"])
    assert.deepEqual(of("quarter", "2026-01-31"), ["2026-01-01", "2026-03-31"])
    assert.deepEqual(of("year", "2028-02-29"), ["2028-01-01", "2028-12-31"])
  })

  it("is the month before for accounts until the tenth", () => {
    const days = ["2027-01-01", "2026-12-10", "2026-12-11"]
    assert.deepEqual(days.map(closingMonth), ["2026-12-01", "2026-11-01", "2026-12-01"])
  })

  it("is compared with as many whole months, or as many days", () => {
    const before = (from: string, to: string) => Object.values(periodBefore({ from, to }))
    assert.deepEqual(before("2026-03-01", "2026-03-31"), ["2026-02-01", "2026-02-28"])
    assert.deepEqual(before("2026-10-01", "2026-12-31"), ["2026-07-01", "2026-09-30"])
    assert.deepEqual(before("2026-01-01", "2026-12-31"), ["2025-01-01", "2025-12-31"])
    assert.deepEqual(before("2026-11-02", "2026-11-08"), ["2026-10-26", "2026-11-01"])
    assert.deepEqual(before("2026-11-30", "2026-11-30"), ["2026-11-29", "2026-11-29"])
  })

  it("is compared until the same day while it isn't over", () => {
    const until = (from: string, to: string, today: string) =>
      Object.values(periodBeforeUntil({ from, to }, today)).join(" ")
    assert.equal(until("2026-12-01", "2026-12-31", "2026-12-01"), "2026-11-01 2026-11-01")
    assert.equal(until("2026-11-01", "2026-11-30", "2026-11-29"), "2026-10-01 2026-10-29")
    assert.equal(until("2026-11-01", "2026-11-30", "2026-11-30"), "2026-10-01 2026-10-31")
    assert.equal(until("2026-03-01", "2026-03-31", "2026-03-30"), "2026-02-01 2026-02-28")
    assert.equal(until("2026-10-01", "2026-12-31", "2026-11-15"), "2026-07-01 2026-08-15")
    assert.equal(until("2026-11-02", "2026-11-08", "2026-11-03"), "2026-10-26 2026-10-27")
    assert.equal(until("2026-10-01", "2026-10-31", "2026-11-15"), "2026-09-01 2026-09-30")
    assert.equal(until("2026-12-01", "2026-12-31", "2026-11-15"), "2026-11-01 2026-11-30")
  })

  it("compares its months by their days only if both are whole or equally long", () => {
    const quarter = [
      { from: "2026-10-01", to: "2026-12-15" },
      { from: "2026-07-01", to: "2026-09-15" },
    ] as const
    const days = (month: string, former: string) => comparedDays(month, quarter[0], former, quarter[1])
    assert.deepEqual([days("2026-10-01", "2026-07-01"), days("2026-12-01", "2026-09-01")], [31, 15])
    const odd = { from: "2026-10-01", to: "2027-01-01" }
    const before = periodBefore(odd)
    assert.deepEqual(Object.values(before), ["2026-06-30", "2026-09-30"])
    const months = timesIn(odd, "month").map((month, nth) =>
      comparedDays(month, odd, timesIn(before, "month")[nth], before),
    )
    assert.deepEqual(months, [0, 31, 31, 0])
    assert.equal(comparedDays("2026-10-01", odd, undefined, before), 0)
  })

  it("is counted by days within a month, otherwise by months", () => {
    assert.equal(unitOf({ from: "2026-12-01", to: "2026-12-31" }), "day")
    assert.equal(unitOf({ from: "2026-12-01", to: "2027-01-01" }), "month")
    assert.deepEqual(timesIn({ from: "2026-11-15", to: "2027-01-02" }, "month"), [
      "2026-11-01",
      "2026-12-01",
      "2027-01-01",
    ])
    assert.equal(timesIn({ from: "2028-02-01", to: "2028-02-29" }, "day").length, 29)
  })
})

describe("shares", () => {
  it("are whole percents, and none of nothing", () => {
    assert.deepEqual([percentOf(5, 4), percentOf(1, 3), percentOf(0, 0)], [125, 33, undefined])
  })

  it("of change need three days and something to start from", () => {
    const none = { bookings: 0, cancelled: 0, travelers: 0, value: 0, received: 0, open: 0, refunded: 0 }
    const change = (measure: Measure, now: number, before: number, days = 30) =>
      changeOf(measure, { now: { ...none, [measure]: now }, before: { ...none, [measure]: before } }, days)
    assert.deepEqual(
      [change("bookings", 150, 100), change("value", 0, 80_000_000), change("open", 7, 7)],
      [50, -100, 0],
    )
    assert.deepEqual([change("bookings", 150, 100, 2), change("bookings", 150, 100, 3)], ["fewDays", 50])
    assert.deepEqual([change("bookings", 9, 4), change("bookings", 9, 5)], ["littleBefore", 80])
    assert.deepEqual([change("value", 5_000_000, 999_999), change("value", 5, 0)], ["littleBefore", "noneBefore"])
    assert.equal(change("value", 0, 0), "noneBefore")
  })
})
