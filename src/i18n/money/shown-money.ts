import { formatPrice } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import { usualCurrency } from "#i18n/money/currency.ts"
import { type Currency, otherCurrency, type ShownCurrency, toMajor, toMinor, toVnd } from "#lib/money.ts"

/** Đồng for one unit of each currency. Zero if staff entered no rate: then it can't be chosen. */
export type Rates = Record<Exclude<ShownCurrency, "VND">, number>

/** How a reader sees money: in `currency` first. */
export type MoneyView = { currency: ShownCurrency; rates: Rates; language: Language }

/** An amount in major units of a booking's currency and of the other one. */
export type BothKept = { own: number; other: number }

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
  return writeIn(view.currency === currency ? otherCurrency(currency) : currency, major, currency, view)
}

/** Writes both: `4.190.000 ₫ (159 $)`. */
export function writeBoth(major: number, currency: Currency, view: MoneyView): string {
  return `${writeShown(major, currency, view)} (${writeOther(major, currency, view)})`
}

/** Writes an amount that is kept in both of the currencies in which bookings are paid, as `writeBoth` does. */
export function writeBothKept({ own, other }: BothKept, currency: Currency, view: MoneyView): string {
  const kept = [formatPrice(own, currency, view.language), formatPrice(other, otherCurrency(currency), view.language)]
  if (view.currency !== currency) kept.reverse()
  const isKept = view.currency === currency || view.currency === otherCurrency(currency)
  return isKept ? `${kept[0]} (${kept[1]})` : writeBoth(own, currency, view)
}

/** Converts minor units to those of the other currency, rounded as an amount is shown. */
export function toShownMinor(amount: number, currency: Currency, vndPerUsd: number): number {
  const other = otherCurrency(currency)
  const rates = { USD: vndPerUsd, EUR: 0, KRW: 0 }
  return toMinor(shownIn(other, toMajor(amount, currency), currency, rates), other)
}

/** Writes the parts of a sum in minor units, rounded so that what is read adds up to the sum that is read. */
export function writeParts(minors: number[], currency: Currency, view: MoneyView): string[] {
  if (view.currency === currency)
    return minors.map((minor) => formatPrice(toMajor(minor, currency), currency, view.language))
  return convertParts(minors, currency, view).map((part) => write(part, view.currency, view.language))
}

/** Converts the parts of a sum in minor units, rounded so that they add up to the sum that is read. */
export function convertParts(minors: number[], currency: Currency, view: Omit<MoneyView, "language">): number[] {
  let sum = 0
  return minors.map((minor) => {
    const before = rounded(sum, currency, view)
    sum += toMajor(minor, currency)
    return rounded(sum, currency, view) - before
  })
}

/**
 * Writes the price of one in each line, if as many of it as the line has are the line's amount as it is read. Else
 * nothing, because rounded prices that are multiplied would not add up.
 */
export function writeUnits(
  lines: { quantity: number; unitMinor: number; totalMinor: number }[],
  currency: Currency,
  view: MoneyView,
): (string | undefined)[] {
  let sum = 0
  return lines.map(({ quantity, unitMinor, totalMinor }) => {
    const before = rounded(sum, currency, view)
    sum += toMajor(totalMinor, currency)
    if (view.currency === currency) return formatPrice(toMajor(unitMinor, currency), currency, view.language)
    const unit = (rounded(sum, currency, view) - before) / quantity
    const exact = converted(toMajor(unitMinor, currency), currency, view.currency, view.rates)
    const isUnit = Number.isInteger(unit) && quantity * unitMinor === totalMinor
    return isUnit && Math.abs(unit - exact) <= NEAREST[view.currency]
      ? write(unit, view.currency, view.language)
      : undefined
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
  return write(shownIn(shown, major, currency, view.rates), shown, view.language)
}

function shownIn(shown: ShownCurrency, major: number, currency: Currency, rates: Rates): number {
  const exact = converted(major, currency, shown, rates)
  // Small amounts would be rounded to nothing.
  return nearest(exact, shown) || (shown === "USD" || shown === "EUR" ? exact : Math.round(exact))
}

function write(amount: number, currency: ShownCurrency, language: Language): string {
  const text = formatPrice(amount, currency, language)
  return currency === "VND" || currency === "USD" ? text : `≈\u00A0${text}`
}

const rounded = (major: number, currency: Currency, { currency: shown, rates }: Omit<MoneyView, "language">) =>
  nearest(converted(major, currency, shown, rates), shown)

const nearest = (amount: number, currency: ShownCurrency) => Math.round(amount / NEAREST[currency]) * NEAREST[currency]

function converted(major: number, currency: Currency, to: ShownCurrency, rates: Rates): number {
  return toVnd({ amount: toMinor(major, currency), currency }, rates.USD) / rateOf(to, rates)
}

const rateOf = (currency: ShownCurrency, rates: Rates) => (currency === "VND" ? 1 : rates[currency])
