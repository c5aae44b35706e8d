import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { addDays, addMinutes, addMonths, hanoiDate, hanoiInstant, isCalendarDate, weekdayOf } from "#lib/today.ts"

describe("dates in Hanoi", () => {
  it("start at 17:00 UTC", () => {
    assert.equal(hanoiDate(new Date("2026-11-16T16:59:59Z")), "2026-11-16")
    assert.equal(hanoiDate(new Date("2026-11-16T17:00:00Z")), "2026-11-17")
  })

  it("convert Hanoi time to an instant", () => {
    assert.equal(hanoiInstant("2026-11-17", "00:00").toISOString(), "2026-11-16T17:00:00.000Z")
  })

  it("add days across months, years and leap days", () => {
    assert.equal(addDays("2026-12-31", 1), "2027-01-01")
    assert.equal(addDays("2028-02-28", 1), "2028-02-29")
    assert.equal(addDays("2026-03-01", -1), "2026-02-28")
  })

  it("add months and stay within a shorter month", () => {
    assert.equal(addMonths("2026-11-20", 24), "2028-11-20")
    assert.equal(addMonths("2028-02-29", 24), "2030-02-28")
    assert.equal(addMonths("2026-01-31", 1), "2026-02-28")
    assert.equal(addMonths("2026-12-15", 1), "2027-01-15")
  })

  it("add minutes across midnights and leap days, without summer time", () => {
    assert.deepEqual(addMinutes({ date: "2027-12-31", time: "23:30" }, 45), { date: "2028-01-01", time: "00:15" })
    assert.deepEqual(addMinutes({ date: "2028-03-01", time: "00:10" }, -15), { date: "2028-02-29", time: "23:55" })
    assert.deepEqual(addMinutes({ date: "2027-03-14", time: "01:30" }, 60), { date: "2027-03-14", time: "02:30" })
  })

  it("count weekdays from Monday, 1, to Sunday, 7", () => {
    assert.deepEqual(["2026-11-16", "2026-11-21", "2026-11-22"].map(weekdayOf), [1, 6, 7])
  })

  it("reject invalid calendar dates", () => {
    for (const date of ["2026-11-16", "2028-02-29"]) assert.ok(isCalendarDate(date))
    for (const text of ["2026-02-29", "2026-13-01", "2026-1-1", "16/11/2026", "2026-11-16T00:00", "", "0000-00-00"]) {
      assert.ok(!isCalendarDate(text))
    }
    for (const text of ["0000-01-01", "0999-12-31", "3000-01-01", "9999-12-31"]) assert.ok(!isCalendarDate(text))
  })
})
