import { type Currency, type ShownCurrency, toMajor, toMinor, toVnd } from "#lib/money.ts"
import { usualCurrency } from "./currency.ts"
import { formatPrice } from "./format.ts"
import type { Language } from "./localized.ts"

/** Đồng for one unit of each currency. Zero if staff entered no rate: then nobody can choose it. */
export type Rates = Record<Exclude<ShownCurrency, "VND">, number>

/** How a reader sees money: in `currency` first. */
export type MoneyView = { currency: ShownCurrency; rates: Rates; language: Language }

/** Converted amounts are rounded to these (docs/prices-and-availability.md). */
const NEAREST: Record<ShownCurrency, number> = { VND: 1_000, KRW: 1_000, USD: 1, EUR: 1 }

/** Returns how prices are read in a language, at a rate in đồng for a dollar. */
export function usualView(language: Language, vndPerUsd: number): MoneyView {
  return { currency: usualCurrency(language), rates: { USD: vndPerUsd, EUR: 0, KRW: 0 }, language }
}

/** Writes an amount in major units in the reader's currency: `4.190.000 ₫`, `≈ 147 €`. Only other amounts are rounded. */
export function writeShown(major: number, currency: Currency, view: MoneyView): string {
  return writeIn(view.currency, major, currency, view)
}

/** Writes the amount in the booked currency, if that is another, else in đồng or dollars. */
export function writeOther(major: number, currency: Currency, view: MoneyView): string {
  const counterpart = currency === "VND" ? "USD" : "VND"
  return writeIn(view.currency === currency ? counterpart : currency, major, currency, view)
}

/** Writes both: `4.190.000 ₫ (159 $)`. */
export function writeBoth(major: number, currency: Currency, view: MoneyView): string {
  return `${writeShown(major, currency, view)} (${writeOther(major, currency, view)})`
}

/** Writes the parts of a sum in minor units, rounded so that what is read adds up to the sum that is read. */
export function writeParts(minors: number[], currency: Currency, view: MoneyView): string[] {
  let sum = 0
  return minors.map((minor) => {
    const before = rounded(sum, currency, view)
    sum += toMajor(minor, currency)
    if (view.currency === currency) return formatPrice(toMajor(minor, currency), currency, view.language)
    return write(rounded(sum, currency, view) - before, view.currency, view.language)
  })
}

/**
 * Converts the limits of a price filter to US cents. Prices in another currency are compared as they are read, so a limit
 * reaches as far as amounts that are rounded to it.
 */
export function limitInCents(limit: number, end: "least" | "most", currency: ShownCurrency, rates: Rates): number {
  if (currency === "USD") return toMinor(limit, "USD")
  const reach = (NEAREST[currency] / 2) * (end === "least" ? -1 : 1)
  return Math.max(0, Math.round(((limit + reach) * rateOf(currency, rates) * 100) / rates.USD))
}

/** Converts whole dollars to another currency, without rounding. */
export function fromDollars(usd: number, currency: ShownCurrency, rates: Rates): number {
  return currency === "USD" ? usd : (usd * rates.USD) / rateOf(currency, rates)
}

function writeIn(shown: ShownCurrency, major: number, currency: Currency, view: MoneyView): string {
  if (shown === currency) return formatPrice(major, currency, view.language)
  const exact = converted(major, currency, shown, view.rates)
  const near = nearest(exact, shown)
  // Small amounts would be rounded to nothing.
  return write(near || (shown === "USD" || shown === "EUR" ? exact : Math.round(exact)), shown, view.language)
}

function write(amount: number, currency: ShownCurrency, language: Language): string {
  const text = formatPrice(amount, currency, language)
  return currency === "VND" || currency === "USD" ? text : `≈\u00A0${text}`
}

const rounded = (major: number, currency: Currency, { currency: shown, rates }: MoneyView) =>
  nearest(converted(major, currency, shown, rates), shown)

const nearest = (amount: number, currency: ShownCurrency) => Math.round(amount / NEAREST[currency]) * NEAREST[currency]

function converted(major: number, currency: Currency, to: ShownCurrency, rates: Rates): number {
  return toVnd({ amount: toMinor(major, currency), currency }, rates.USD) / rateOf(to, rates)
}

const rateOf = (currency: ShownCurrency, rates: Rates) => (currency === "VND" ? 1 : rates[currency])
