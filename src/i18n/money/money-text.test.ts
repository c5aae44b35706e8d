import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import {
  doubtOf,
  formatBothParts,
  formatConverted,
  formatDongFirst,
  groupWhileTyping,
  joinBoth,
  readMoney,
  writeMoney,
} from "#i18n/money/money-text.ts"
import { CURRENCIES, toMajor } from "#lib/money.ts"

const type = (text: string, language: "en" | "vi") => {
  let shown = ""
  for (const letter of text) shown = groupWhileTyping(shown + letter, shown, language)
  return shown
}

describe("formatDongFirst", () => {
  it("writes an amount in dollars in đồng at its own rate, with the dollars beside it", () => {
    const rated = { currency: "USD", vndPerUsd: 26_000 } as const
    assert.equal(formatConverted(36_639_675, "vi"), "≈\u00a036.640.000\u00a0₫")
    assert.equal(formatDongFirst(129, rated, "vi"), "≈\u00a03.354.000\u00a0₫ (129\u00a0$)")
    assert.equal(formatDongFirst(20.5, rated, "en"), "≈\u00a0₫533,000 ($20.50)")
  })

  it("marks only what was converted", () => {
    const rated = { currency: "USD", vndPerUsd: 26_000, isOtherExact: true } as const
    assert.equal(formatDongFirst(129, rated, "vi", 3_354_000), "3.354.000\u00a0₫ (129\u00a0$)")
    assert.equal(formatDongFirst(129, rated, "vi"), "≈\u00a03.354.000\u00a0₫ (129\u00a0$)")
    assert.equal(
      formatDongFirst(129, { ...rated, isOtherExact: false }, "vi", 3_354_000),
      "≈\u00a03.354.000\u00a0₫ (129\u00a0$)",
    )
    // The last part of a sum may differ from what it converts to.
    assert.equal(
      formatDongFirst(129, { ...rated, isOtherExact: false }, "vi", 3_353_000),
      "≈\u00a03.353.000\u00a0₫ (129\u00a0$)",
    )
    assert.equal(formatDongFirst(0, { ...rated, isOtherExact: false }, "vi", 0), "0\u00a0₫ (0\u00a0$)")
  })

  it("writes an amount in đồng once", () => {
    assert.equal(formatDongFirst(1_250_000, { currency: "VND", vndPerUsd: 26_000 }, "vi"), "1.250.000\u00a0₫")
  })
})

describe("formatBothParts", () => {
  it("formats parts whose đồng add up to the sum as it is read", () => {
    const rated = { currency: "USD", vndPerUsd: 26_350 } as const
    const parts = formatBothParts([15_00, 14_25], rated, "vi")
    assert.deepEqual(parts.map(joinBoth), ["≈\u00a0395.000\u00a0₫ (15\u00a0$)", "≈\u00a0376.000\u00a0₫ (14,25\u00a0$)"])
    assert.equal(formatDongFirst(29.25, rated, "vi"), "≈\u00a0771.000\u00a0₫ (29,25\u00a0$)")
    assert.deepEqual(formatBothParts([1_500], { ...rated, currency: "VND" }, "vi").map(joinBoth), ["1.500\u00a0₫"])
  })
})

describe("readMoney", () => {
  for (const text of [
    "4.000.000",
    "4,000,000",
    "4 000 000",
    "4000000",
    "4.000.000 ₫",
    "4tr",
    "4 triệu",
    "4.000k",
    "4000 nghìn",
    "4,0tr",
    "4\u00a0000\u00a0000đ",
    "VND 4.000.000",
  ])
    it(`reads '${text}' as four million đồng`, () => assert.equal(readMoney(text, "VND"), 4_000_000))
  for (const text of ["445,5", "445.5", "445,50", "445.50", "$445.50", "445,50 US$", "４４５,５"])
    it(`reads '${text}' as 445.50 dollars`, () => assert.equal(readMoney(text, "USD"), 445_50))
  for (const text of ["1.250", "1,250", "1 250", "1250", "1.250,00", "1,250.00", "1’250"])
    it(`reads '${text}' as 1,250 dollars`, () => assert.equal(readMoney(text, "USD"), 1_250_00))
  for (const [text, amount] of [
    ["1tr5", 1_500_000],
    ["1tr250", 1_250_000],
    ["1,25tr", 1_250_000],
    ["1.290k", 1_290_000],
    ["1,290K ₫", 1_290_000],
    ["350k", 350_000],
    ["2,5 triệu", 2_500_000],
  ] as const)
    it(`reads '${text}' as ${amount} đồng`, () => assert.equal(readMoney(text, "VND"), amount))
  for (const [text, cents] of [
    ["49", 49_00],
    ["49,50", 49_50],
    ["49.50", 49_50],
  ] as const)
    it(`reads '${text}' as ${cents} cents`, () => assert.equal(readMoney(text, "USD"), cents))
  for (const text of ["4tr", "1.290k", "1tr5"])
    it(`does not read '${text}' as dollars`, () => assert.equal(readMoney(text, "USD"), undefined))
  for (const text of [
    "",
    "4.5",
    "4.00",
    "1.2.3",
    "4.0000",
    "12,34,567",
    "-5",
    "1e6",
    "4.000,000",
    "1.250tr",
    "1k5",
    "tr",
    "1,5tr5",
    "49,50",
  ])
    it(`does not guess what '${text}' means in đồng`, () => assert.equal(readMoney(text, "VND"), undefined))

  for (const text of ["5 đ", "5 ₫", "VND 5", "1.000.00", "1,000,00", "5²", "½", "5$ đ"])
    it(`does not guess what '${text}' means in dollars`, () => assert.equal(readMoney(text, "USD"), undefined))
  for (const text of ["$5", "5 US$", "5 USD", "4.000.000²"])
    it(`does not guess what '${text}' means in đồng`, () => assert.equal(readMoney(text, "VND"), undefined))

  it("reads what it writes, in both languages", () => {
    const amounts = fc.integer({ min: 0, max: 100_000_000_000 })
    fc.assert(
      fc.property(amounts, fc.constantFrom(...CURRENCIES), fc.constantFrom("en", "vi"), (minor, currency, language) => {
        const written = writeMoney(toMajor(minor, currency), currency, language)
        assert.equal(readMoney(written, currency), minor, written)
      }),
    )
  })

  it("reads every amount as it is typed letter by letter", () => {
    const amounts = fc.integer({ min: 1, max: 999_999_999 })
    fc.assert(
      fc.property(
        amounts,
        fc.constantFrom("en", "vi"),
        fc.constantFrom("", ".", ",", " "),
        (amount, language, mark) => {
          const typed = String(amount).replace(/\B(?=(\d{3})+$)/g, mark)
          assert.equal(readMoney(type(typed, language), "VND"), amount, `${typed} → ${type(typed, language)}`)
        },
      ),
    )
  })
})

describe("groupWhileTyping", () => {
  it("groups figures as they come, and again when one is deleted", () => {
    assert.deepEqual([type("4000000", "vi"), type("4000000", "en")], ["4.000.000", "4,000,000"])
    assert.equal(groupWhileTyping("12.50", "12.500", "vi"), "1.250")
    for (const pasted of ["20,5", "20.5"]) assert.equal(groupWhileTyping(pasted, "2.241.000", "vi"), pasted)
  })

  it("leaves marks that were typed", () => {
    assert.deepEqual(
      [type("4.000.000", "vi"), type("445,5", "vi"), type("1250,50", "vi")],
      ["4.000.000", "445,5", "1.250,50"],
    )
  })
})

describe("doubtOf", () => {
  const usd = { amount: 40_00, currency: "USD" } as const

  it("compares amounts of one currency before the rate is known", () => {
    assert.deepEqual(
      [40, 44, 59.99, 20.01, 60, 20, 4].map((amount) => doubtOf(amount, "USD", { before: usd })),
      [undefined, undefined, undefined, undefined, "far", "far", "far"],
    )
  })

  it("compares amounts of two currencies at the rate, and not without it", () => {
    const vndPerUsd = 25_000
    assert.equal(doubtOf(1_000_000, "VND", { before: usd, vndPerUsd }), undefined)
    assert.equal(doubtOf(400_000, "VND", { before: usd, vndPerUsd }), "far")
    assert.equal(doubtOf(400_000, "VND", { before: usd }), undefined)
    assert.equal(doubtOf(161.5, "USD", { before: { amount: 4_000_000, currency: "VND" }, vndPerUsd }), undefined)
  })

  it("asks about less than 1,000 đồng, whatever it was", () => {
    assert.deepEqual([doubtOf(4, "VND", {}), doubtOf(1_000, "VND", {})], ["small", undefined])
  })

  it("asks about a rate that is a tenth away from the last one, and about one in thousands", () => {
    const last = { before: { amount: 30_600, currency: "VND" }, far: 0.1 } as const
    assert.deepEqual(
      [30_600, 31_200, 36_000, 306_000, 30.6].map((rate) => doubtOf(rate, "VND", last)),
      [undefined, undefined, "far", "far", "small"],
    )
    assert.equal(doubtOf(18.2, "VND", { ...last, before: { amount: 17.9, currency: "VND" }, least: 1 }), undefined)
  })

  it("asks about more than there should be, in either currency", () => {
    const most = { USD: 49, VND: 1_291_000 }
    assert.deepEqual(
      [49, 49.01, 1_291_000].map((amount) => doubtOf(amount, "USD", { most })),
      [undefined, "above", "above"],
    )
    assert.deepEqual(
      [1_291_000, 1_291_001, 12_910_000].map((amount) => doubtOf(amount, "VND", { most })),
      [undefined, "above", "above"],
    )
    assert.equal(doubtOf(20, "USD", { most: { USD: 0, VND: 0 } }), "above")
  })
})
