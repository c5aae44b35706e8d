import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { type ChildRules, NO_PRICE_RULES, type TourPriceRules } from "#domain/tours/tour.ts"
import { addDays, daysFrom } from "#lib/today.ts"
import { quote } from "./quote.ts"
import type { Party } from "./types.ts"

const exchangeRate = { vndPerUsd: 26_000, date: "2026-01-05" }
const plain: TourPriceRules = NO_PRICE_RULES

/** Two adults bring one child under 5 free, a second pays half; then the child price below 11, then the adult price. */
const vietnamese: ChildRules = {
  by: "age",
  free: { below: 5, perAdults: 2, furtherPercent: 50 },
  bands: [{ below: 11, percent: null }],
}
const byHeight: ChildRules = {
  by: "height",
  free: { below: 100, perAdults: 2, furtherPercent: 50 },
  bands: [{ below: 140, percent: 75 }],
}

const tour = (rules: Partial<TourPriceRules> = {}) => ({
  pricing: { adult: 40, child: 30, currency: "USD" } as const,
  priceRules: { ...plain, ...rules },
})

const codesAndTotals = (party: Party, children: ChildRules) => {
  const quoted = quote({ product: tour({ children }), party, exchangeRate })
  return { total: quoted.total, lines: quoted.lines.map(({ code, quantity }) => `${quantity} ${code}`) }
}

describe("the Vietnamese family rule", () => {
  const table: [who: string, adults: number, ages: number[], total: number, lines: string[]][] = [
    ["two adults and a child of 4", 2, [4], 80, ["2 adult", "1 free-child"]],
    ["two adults and two children under 5", 2, [3, 4], 100, ["2 adult", "1 free-child", "1 further-child"]],
    ["two adults and three children under 5", 2, [1, 2, 3], 120, ["2 adult", "1 free-child", "2 further-child"]],
    ["four adults and two children under 5", 4, [2, 3], 160, ["4 adult", "2 free-child"]],
    ["three adults and two children under 5", 3, [2, 3], 140, ["3 adult", "1 free-child", "1 further-child"]],
    ["one adult and a child of 4: nobody is free", 1, [4], 60, ["1 adult", "1 further-child"]],
    ["two adults and a child on its fifth birthday", 2, [5], 110, ["2 adult", "1 band-child"]],
    ["two adults and a child of 10", 2, [10], 110, ["2 adult", "1 band-child"]],
    ["two adults and a child of 11", 2, [11], 120, ["2 adult", "1 grown-child"]],
    [
      "a family of all ages",
      2,
      [0, 4, 7, 12],
      170,
      ["2 adult", "1 free-child", "1 further-child", "1 band-child", "1 grown-child"],
    ],
  ]
  for (const [who, adults, childAges, total, lines] of table) {
    it(`charges ${who} $${total}`, () => {
      const party = { adults, children: childAges.length, childAges }
      assert.deepEqual(codesAndTotals(party, vietnamese), { total, lines })
    })
  }

  it("uses heights if the tour does", () => {
    const heights: [number[], number][] = [
      [[99], 80],
      [[100], 110],
      [[139], 110],
      [[140], 120],
      [[95, 98], 100],
    ]
    for (const [childHeights, total] of heights) {
      const party = { adults: 2, children: childHeights.length, childHeights }
      assert.equal(codesAndTotals(party, byHeight).total, total, String(childHeights))
    }
  })

  it("charges the child price if age or height is missing or of the wrong kind", () => {
    assert.equal(codesAndTotals({ adults: 2, children: 1 }, vietnamese).total, 110)
    assert.equal(codesAndTotals({ adults: 2, children: 1, childHeights: [80] }, vietnamese).total, 110)
  })

  it("labels free children in both languages", () => {
    const party = { adults: 2, children: 2, childAges: [3, 4] }
    const { lines } = quote({ product: tour({ children: vietnamese }), party, exchangeRate })
    assert.deepEqual(
      lines.map(({ label }) => label),
      [
        { en: "Adult", vi: "Người lớn" },
        { en: "Child under 5, free", vi: "Trẻ em dưới 5 tuổi, miễn phí" },
        { en: "Further child under 5, 50%", vi: "Trẻ em dưới 5 tuổi đi thêm, 50%" },
      ],
    )
  })
})

describe("group prices", () => {
  const tiers = [
    { people: 4, percentOff: 5 },
    { people: 8, percentOff: 10 },
  ]
  const privateGroups = [
    { people: 2, price: 120 },
    { people: 6, price: 300 },
  ]

  it("apply the highest tier that is reached", () => {
    const totals = [3, 4, 7, 8, 10].map(
      (adults) => quote({ product: tour({ tiers }), party: { adults, children: 0 }, exchangeRate }).total,
    )
    assert.deepEqual(totals, [120, 152, 266, 288, 360])
    const { lines } = quote({ product: tour({ tiers }), party: { adults: 4, children: 0 }, exchangeRate })
    assert.deepEqual(lines[1], {
      code: "group-discount",
      label: { en: "Group of 4 or more, −5%", vi: "Nhóm từ 4 khách, giảm 5%" },
      quantity: 1,
      unitMinor: -8_00,
      totalMinor: -8_00,
    })
  })

  it("apply tiers to the departure's price too", () => {
    const party = { adults: 4, children: 0 }
    assert.equal(quote({ product: tour({ tiers }), departure: { price: 50 }, party, exchangeRate }).total, 190)
  })

  it("charge a private group a total, by the first size that fits", () => {
    const order = (adults: number, children: number) =>
      quote({ product: tour({ tiers, privateGroups }), privateGroup: true, party: { adults, children }, exchangeRate })
    assert.deepEqual([order(1, 0).total, order(2, 0).total, order(2, 1).total, order(6, 0).total], [120, 120, 300, 300])
    assert.equal(order(5, 2).total, 0)
    assert.deepEqual(order(2, 0).lines[0]?.label, {
      en: "Private group of up to 2",
      vi: "Tour riêng cho nhóm đến 2 khách",
    })
  })
})

describe("holidays, zones and extras", () => {
  const tet = { name: { en: "Tet", vi: "Tết" }, from: "2027-02-05", to: "2027-02-09", surchargePercent: 30 }
  const local = { ...tet, name: { en: "Village fair", vi: "Hội làng" }, surchargePercent: 10 }
  const party = { adults: 2, children: 0 }
  const sim = { title: { en: "SIM", vi: "SIM" }, pricing: { adult: 12, currency: "USD" } } as const
  const lunch = { title: { en: "Lunch" }, pricing: { adult: 130_000, currency: "VND" } } as const

  it("add a line for the holiday on its first and last day, and not outside", () => {
    const on = (travelDate: string) =>
      quote({ product: tour(), party, days: [travelDate], holidays: [tet], exchangeRate })
    assert.deepEqual(
      ["02-04", "02-05", "02-09", "02-10"].map((day) => on(`2027-${day}`).total),
      [80, 104, 104, 80],
    )
    assert.deepEqual(on("2027-02-05").lines.at(-1), {
      code: "holiday",
      label: { en: "Tet, +30%", vi: "Tết, phụ thu 30%" },
      quantity: 1,
      unitMinor: 24_00,
      totalMinor: 24_00,
    })
  })

  it("add to the days of a trip that are in the holiday, and say how many", () => {
    const week = (first: string) => {
      const days = daysFrom(first, 7)
      return quote({ product: tour(), party, days, holidays: [tet], exchangeRate })
    }
    assert.deepEqual(
      ["2027-01-29", "2027-01-30", "2027-02-04", "2027-02-05", "2027-02-09", "2027-02-10"].map(
        (day) => week(day).total,
      ),
      [80, 83.43, 97.14, 97.14, 83.43, 80],
    )
    assert.deepEqual(week("2027-02-04").lines.at(-1)?.label, {
      en: "Tet, +30% on 5 of 7 days",
      vi: "Tết, phụ thu 30% cho 5/7 ngày",
    })
  })

  it("lose no cent between several holidays of one trip", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(fc.record({ days: fc.integer({ min: 1, max: 6 }), percent: fc.integer({ min: 0, max: 300 }) }), {
          minLength: 1,
          maxLength: 6,
        }),
        (cents, spans) => {
          let from = "2027-02-05"
          const holidays = spans.map(({ days, percent }) => {
            const holiday = { ...tet, from, to: addDays(from, days - 1), surchargePercent: percent }
            from = addDays(from, days)
            return holiday
          })
          const all = spans.reduce((sum, { days }) => sum + days, 0)
          const product = { pricing: { adult: cents / 100, currency: "USD" } as const, priceRules: plain }
          const alone = { adults: 1, children: 0 }
          const { totalMinor, lines } = quote({
            product,
            party: alone,
            days: daysFrom("2027-02-05", all),
            holidays,
            exchangeRate,
          })
          const percentDays = spans.reduce((sum, { days, percent }) => sum + days * percent, 0)
          assert.equal(totalMinor, cents + Math.round((cents * (percentDays / all)) / 100))
          assert.equal(
            totalMinor,
            lines.reduce((sum, line) => sum + line.totalMinor, 0),
          )
          assert.ok(lines.every((line) => line.totalMinor >= 0))
        },
      ),
    )
  })

  it("use the higher of two holidays in any order, and none without surcharge", () => {
    for (const holidays of [
      [tet, local],
      [local, tet],
    ]) {
      assert.equal(quote({ product: tour(), party, days: ["2027-02-06"], holidays, exchangeRate }).total, 104)
    }
    const quiet = { ...tet, surchargePercent: 0 }
    assert.equal(
      quote({ product: tour(), party, days: ["2027-02-06"], holidays: [quiet], exchangeRate }).lines.length,
      1,
    )
  })

  it("add zones and extras without the holiday surcharge, converted from đồng", () => {
    const { lines, total } = quote({
      product: tour(),
      party,
      days: ["2027-02-06"],
      holidays: [tet],
      pickupZone: { name: { en: "West Lake", vi: "Hồ Tây" }, surcharge: 4 },
      extras: [
        { product: sim, quantity: 2 },
        { product: lunch, quantity: 1 },
      ],
      exchangeRate,
    })
    assert.deepEqual(
      lines.map(({ code, totalMinor }) => [code, totalMinor]),
      [
        ["traveler", 80_00],
        ["holiday", 24_00],
        ["pickup-zone", 4_00],
        ["extra", 24_00],
        ["extra", 5_00],
      ],
    )
    assert.equal(total, 137)
    assert.deepEqual(lines.at(-1)?.label, { en: "Lunch", vi: "Lunch" })
  })

  it("add nothing up if a price is missing", () => {
    const free = { pricing: { adult: 0, currency: "USD" } as const, priceRules: plain }
    const zone = { name: { en: "West Lake" }, surcharge: 4 }
    const order = { party, days: ["2027-02-06"], holidays: [tet], pickupZone: zone, exchangeRate }
    const missing = quote({ ...order, product: free, extras: [{ product: sim, quantity: 1 }] })
    assert.equal(missing.total, 0)
    assert.deepEqual(
      missing.lines.map(({ code, quantity, totalMinor }) => [code, quantity, totalMinor]),
      [
        ["traveler", 2, 0],
        ["extra", 1, 0],
      ],
    )
    const onRequest = { title: { en: "Wishes" }, pricing: { adult: 0, currency: "USD" } } as const
    assert.equal(quote({ ...order, product: tour(), extras: [{ product: onRequest, quantity: 1 }] }).total, 0)
  })
})
