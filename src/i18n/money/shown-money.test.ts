import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { chosenCurrency } from "#i18n/money/currency.ts"
import { limitInCents, type MoneyView, writeBoth, writeOther, writeParts, writeShown } from "#i18n/money/shown-money.ts"
import { CURRENCIES, type Currency, SHOWN_CURRENCIES, type ShownCurrency, toMajor } from "#lib/money.ts"

const rates = { USD: 26_350, EUR: 30_600, KRW: 17.9 }
const inCurrency = (currency: ShownCurrency, language: "en" | "vi" = "en"): MoneyView => ({ currency, rates, language })
const plain = (text: string) => text.replaceAll("\u00a0", " ")

describe("writeShown and writeOther", () => {
  const cases: [number, Currency, MoneyView, shown: string, other: string][] = [
    [159, "USD", inCurrency("VND", "vi"), "4.190.000 ₫", "159 $"],
    [159, "USD", inCurrency("USD"), "$159", "₫4,190,000"],
    [4_000_000, "VND", inCurrency("VND", "vi"), "4.000.000 ₫", "152 $"],
    [4_000_000, "VND", inCurrency("USD"), "$152", "₫4,000,000"],
    [159, "USD", inCurrency("EUR"), "≈ €137", "$159"],
    [159, "USD", inCurrency("KRW", "vi"), "≈ 234.000 ₩", "159 $"],
    [4_000_000, "VND", inCurrency("EUR", "vi"), "≈ 131 €", "4.000.000 ₫"],
    [20.5, "USD", inCurrency("USD"), "$20.50", "₫540,000"],
    [1_250_500, "VND", inCurrency("VND"), "₫1,250,500", "$47"],
    [5_000, "VND", inCurrency("USD"), "$0.19", "₫5,000"],
  ]
  for (const [amount, currency, view, shown, other] of cases)
    it(`writes ${amount} ${currency} as ${shown} and ${other}`, () => {
      assert.equal(plain(writeShown(amount, currency, view)), shown)
      assert.equal(plain(writeOther(amount, currency, view)), other)
      assert.equal(plain(writeBoth(amount, currency, view)), `${shown} (${other})`)
    })
})

describe("writeParts", () => {
  it("writes parts that add up to the sum as it is read", () => {
    const minors = fc.array(fc.integer({ min: -500_000, max: 5_000_000 }), { maxLength: 8 })
    fc.assert(
      fc.property(
        minors,
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...SHOWN_CURRENCIES),
        (parts, currency, shown) => {
          const view = inCurrency(shown)
          const read = (text: string) => Number(text.replace(/[^\d.-]/g, ""))
          const sum = toMajor(
            parts.reduce((all, part) => all + part, 0),
            currency,
          )
          const added = writeParts(parts, currency, view).reduce((all, part) => all + read(part), 0)
          // Amounts too small for the currency are written exactly.
          const written = read(writeShown(sum, currency, view))
          assert.ok(Math.abs(added - written) < 0.01 || Math.abs(written) < 1_000, `${added} ${written}`)
        },
      ),
    )
  })

  it("rounds nothing in the currency of the price", () => {
    assert.deepEqual(writeParts([15_950, -1_595], "USD", inCurrency("USD")), ["$159.50", "-$15.95"])
  })
})

describe("limitInCents", () => {
  it("finds what is read as exactly the limit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5_000_00 }), fc.constantFrom(...SHOWN_CURRENCIES), (cents, shown) => {
        const text = writeShown(cents / 100, "USD", inCurrency(shown))
        const limit = shown === "USD" ? cents / 100 : Number(text.replace(/[^\d.]/g, ""))
        assert.ok(limitInCents(limit, "least", shown, rates) <= cents, text)
        assert.ok(limitInCents(limit, "most", shown, rates) >= cents, text)
      }),
    )
  })

  it("compares dollars exactly", () => {
    assert.deepEqual([limitInCents(70, "least", "USD", rates), limitInCents(70, "most", "USD", rates)], [7_000, 7_000])
  })
})

describe("chosenCurrency", () => {
  it("reads a known currency from the cookie only", () => {
    assert.equal(chosenCurrency("a=b; currency=KRW; c=d"), "KRW")
    for (const cookie of [null, "", "currency=GBP", "mycurrency=EUR", "currency=EURO"])
      assert.equal(chosenCurrency(cookie), undefined, String(cookie))
  })
})
