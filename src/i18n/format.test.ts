import assert from "node:assert/strict"
import { it } from "node:test"
import { CURRENCIES, type Currency } from "#lib/money.ts"
import { formatNumber, formatPrice } from "./format.ts"
import type { Language } from "./localized.ts"

const LOCALES: [Language, string][] = [
  ["en", "en-US"],
  ["vi", "vi-VN"],
]
/** Whole and broken, each number of digits, and on both sides of nothing. */
const AMOUNTS = [0, 1, 9, 10, 99, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567, 98_765_432, 1_000_000_000]
const PRICES = AMOUNTS.flatMap((amount) => [
  amount,
  amount + 0.5,
  amount + 0.05,
  amount + 0.99,
  -1 - amount,
  -0.25 - amount,
])

it("writes prices as CLDR has them, without a break", () => {
  const asIntl = (major: number, currency: Currency, locale: string) => {
    const digits = Number.isInteger(major) ? 0 : 2
    const format = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    return format.format(major).replaceAll(" ", "\u00A0")
  }
  for (const [language, locale] of LOCALES)
    for (const currency of CURRENCIES)
      for (const price of PRICES) assert.equal(formatPrice(price, currency, language), asIntl(price, currency, locale))
  assert.equal(formatPrice(1_250_000, "VND", "vi"), "1.250.000\u00A0₫")
  assert.equal(formatPrice(129.5, "USD", "en"), "$129.50")
})

it("groups numbers as CLDR does, with three decimals at most", () => {
  const numbers = [...PRICES, 4.875, 1234.5678, 0.0004, 1_250.1]
  for (const [language, locale] of LOCALES)
    for (const number of numbers.filter((value) => !Object.is(Math.round(value * 1_000), -0)))
      assert.equal(formatNumber(number, language), new Intl.NumberFormat(locale).format(number))
})
