import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { daysWords, partyWithAges } from "#site/search/tours/trip-words.ts"
import { readOfferFilters, readTrip } from "./search.ts"
import { daysNamed, fieldsOf, monthsFrom } from "./when.ts"

/** A Friday. */
const TODAY = "2026-11-27"

describe("the days of a search", () => {
  for (const [named, from, to] of [
    [{ when: "weekend" }, "2026-11-28", "2026-11-29"],
    [{ when: "next-weekend" }, "2026-12-05", "2026-12-06"],
    [{ when: "2027-02" }, "2027-02-01", "2027-02-28"],
    [{ when: "day", day: "2026-12-24" }, "2026-12-24", "2026-12-24"],
    [{ when: "day", day: "2026-12-24", flexible: "true" }, "2026-12-21", "2026-12-27"],
  ] as const) {
    it(`reads ${JSON.stringify(named)} and shows it again`, () => {
      assert.deepEqual(daysNamed(named, TODAY), { from, to })
      const { when, day, flexible } = fieldsOf({ from, to }, TODAY)
      assert.deepEqual(daysNamed({ when, day, ...(flexible && { flexible: "true" }) }, TODAY), { from, to })
      assert.equal(when, named.when)
    })
  }

  it("takes Sunday's weekend for the one that ends today", () => {
    assert.deepEqual(daysNamed({ when: "weekend" }, "2026-11-29"), { from: "2026-11-28", to: "2026-11-29" })
  })

  it("ignores what names no days", () => {
    for (const fields of [{}, { when: "2026-13" }, { when: "day", day: "31/12" }, { when: "soon" }])
      assert.equal(daysNamed(fields, TODAY), undefined)
  })

  it("offers this month and the eleven after it", () => {
    const months = monthsFrom(TODAY)
    assert.deepEqual([months.length, months[0], months[1], months.at(-1)], [12, "2026-11", "2026-12", "2027-10"])
  })
})

describe("a trip in the address", () => {
  it("ignores what isn't a day, a number or an age", () => {
    assert.deepEqual(readTrip({ from: "2099-01-09", to: "2099-01-01", adults: "0", ages: "x,99" }), {})
    assert.deepEqual(readTrip({ from: "2020-01-01", to: "2020-01-05", adults: "40", ages: "8; 4,17" }), {
      adults: 10,
      ages: [8, 4, 17],
    })
  })

  it("compares totals only of a party", () => {
    assert.deepEqual(readOfferFilters({ per: "party", free: "true", guide: "xx" }), { free: true })
    assert.deepEqual(readOfferFilters({ per: "party", adults: "2", guaranteed: true }), {
      per: "party",
      guaranteed: true,
    })
  })

  it("is said in both languages", () => {
    const trip = { adults: 2, ages: [8, 4], from: "2098-12-01", to: "2098-12-31" }
    assert.equal(partyWithAges(trip, "en"), "2 adults, 2 children (aged 8, 4)")
    assert.equal(partyWithAges({ adults: 1, ages: [7] }, "vi"), "1 người lớn, 1 trẻ em (7 tuổi)")
    assert.equal(daysWords(trip, "en"), "1 December 2098 – 31 December 2098")
    assert.equal(daysWords({ from: "2098-12-24", to: "2098-12-24" }, "vi"), "Thứ 4, 24/12/2098")
  })
})
