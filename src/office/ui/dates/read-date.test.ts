import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { addDays, hanoiDate } from "#lib/today.ts"
import { readDate, readTime, writeDate } from "./read-date.ts"

const shortOf = (date: string) => writeDate(date).slice(0, 5)

describe("a typed date", () => {
  it("has the day first, with any separator or none", () => {
    for (const typed of ["05/12/2026", "5/12/2026", "5.12.2026", "5-12-26", "05122026", "051226", " 5 12 2026 "])
      assert.equal(readDate(typed), "2026-12-05", typed)
    assert.equal(readDate("2026-12-05"), "2026-12-05")
  })

  it("without a year is the next one, or the last one where only the past is allowed", () => {
    const [before, later] = [addDays(hanoiDate(), -3), addDays(hanoiDate(), 3)]
    assert.equal(readDate(shortOf(later)), later)
    assert.equal(readDate(shortOf(later).replace("/", "")), later)
    assert.ok((readDate(shortOf(before)) ?? "") > hanoiDate())
    assert.equal(readDate(shortOf(before), { min: "2000-01-01", max: hanoiDate() }), before)
  })

  it("must exist", () => {
    for (const typed of ["", "31/02/2026", "12/31/2026", "5", "mai", "5/12/202", "0512202", "5/13"])
      assert.equal(readDate(typed), undefined, typed)
  })

  it("is written with the day first", () => assert.equal(writeDate("2026-12-05"), "05/12/2026"))
})

describe("a typed time", () => {
  it("is read on the 24-hour clock", () => {
    const read = Object.entries({ "8:30": "08:30", "8h30": "08:30", "0830": "08:30", "830": "08:30", "14h": "14:00" })
    for (const [typed, time] of [...read, ["8", "08:00"], ["23.59", "23:59"], ["7g05", "07:05"]] as const)
      assert.equal(readTime(typed), time, typed)
  })

  it("must exist", () => {
    for (const typed of ["", "24:00", "8:60", "8:3", "sáng", "12345"]) assert.equal(readTime(typed), undefined, typed)
  })
})
