import assert from "node:assert/strict"
import { it } from "node:test"
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatInstant,
  formatMonth,
  formatNumber,
  formatPrice,
} from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { CURRENCIES, type Currency } from "#lib/money.ts"
import { addDays } from "#lib/today.ts"

const LOCALES: [Language, string][] = [
  ["en", "en-US"],
  ["vi", "vi-VN"],
]
const AMOUNTS = [0, 1, 9, 10, 99, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567, 98_765_432, 1_000_000_000]
const PRICES = AMOUNTS.flatMap((amount) => [
  amount,
  amount + 0.5,
  amount + 0.05,
  amount + 0.99,
  -1 - amount,
  -0.25 - amount,
])

it("formats prices as CLDR does, without line breaks", () => {
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

it("formats numbers as CLDR does, with at most three decimals", () => {
  const numbers = [...PRICES, 4.875, 1234.5678, 0.0004, 1_250.1]
  for (const [language, locale] of LOCALES)
    for (const number of numbers.filter((value) => !Object.is(Math.round(value * 1_000), -0)))
      assert.equal(formatNumber(number, language), new Intl.NumberFormat(locale).format(number))
})

const DATES = Array.from({ length: 800 }, (_, days) => addDays("2027-01-01", days))
const DATE_LOCALES: [Language, string, "short" | "numeric", "long" | "numeric"][] = [
  ["en", "en-GB", "short", "long"],
  ["vi", "vi-VN", "numeric", "numeric"],
]

it("formats dates and months as CLDR does", () => {
  for (const [language, locale, month, monthOfLong] of DATE_LOCALES) {
    const day = { timeZone: "UTC", day: "numeric", month: monthOfLong, year: "numeric" } as const
    const [long, short, brief, plain, months] = [
      { ...day, weekday: "long" as const },
      { ...day, weekday: "short" as const, month },
      { ...day, weekday: "short" as const, month, year: undefined },
      day,
      { timeZone: "UTC", month: "long", year: "numeric" } as const,
    ].map((options) => new Intl.DateTimeFormat(locale, options))
    for (const date of DATES) {
      const instant = new Date(`${date}T00:00:00Z`)
      assert.equal(formatDate(date, language), long?.format(instant))
      assert.equal(formatDate(date, language, "short"), short?.format(instant))
      assert.equal(formatDate(date, language, "day"), plain?.format(instant))
      assert.equal(formatDate(date, language, "brief"), brief?.format(instant))
      assert.equal(formatMonth(date.slice(0, 7), language), months?.format(instant))
    }
  }
})

it("writes Vietnamese dates in figures", () => {
  assert.equal(formatDate("2026-12-12", "vi"), "Thứ Bảy, 12/12/2026")
  assert.equal(formatDate("2026-12-12", "vi", "day"), "12/12/2026")
})

it("formats durations as people say them", () => {
  const said = [20, 60, 90, 345, 480].map((minutes) => [formatDuration(minutes, "en"), formatDuration(minutes, "vi")])
  assert.deepEqual(said, [
    ["20 min", "20 phút"],
    ["1 h", "1 tiếng"],
    ["about 1 h 30", "khoảng 1 tiếng rưỡi"],
    ["about 5 h 45", "khoảng 5 tiếng 45"],
    ["8 h", "8 tiếng"],
  ])
})

it("formats instants in Hanoi time", () => {
  assert.equal(formatInstant("2026-11-21T07:00:00Z", "en"), "21 Nov 2026, 2:00 PM")
  assert.equal(formatInstant("2026-11-21T07:00:00Z", "vi"), "14:00 ngày 21/11/2026")
  assert.equal(formatInstant(new Date("2026-09-30T17:05:00Z"), "en"), "1 Oct 2026, 12:05 AM")
  assert.equal(formatInstant("2026-12-31T23:30:00+07:00", "vi"), "23:30 ngày 31/12/2026")
  assert.equal(formatDateTime("2026-11-21T07:00:00Z", "vi"), "21/11/2026, 14:00")
  assert.equal(formatDateTime("2026-11-21T07:00:00Z", "en"), "21 Nov 2026, 2:00 PM")
})
