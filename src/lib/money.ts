export const CURRENCIES = ["USD", "VND"] as const
export type Currency = (typeof CURRENCIES)[number]

/** The currencies in which visitors can read prices. They book in dollars or đồng. */
export const SHOWN_CURRENCIES = ["VND", "USD", "EUR", "KRW"] as const
export type ShownCurrency = (typeof SHOWN_CURRENCIES)[number]

/** The most that staff can enter, in minor units. */
export const MAX_MINOR = 100_000_000_000

/** An amount in minor units: US cents, or whole đồng. */
export type Money = { amount: number; currency: Currency }

const MINOR_DIGITS: Record<Currency, number> = { USD: 2, VND: 0 }

/** Converts major to minor units: 129 USD → 12900. */
export function toMinor(major: number, currency: Currency): number {
  return Math.round(major * 10 ** MINOR_DIGITS[currency])
}

/** Converts minor to major units: 12900 US cents → 129. */
export function toMajor(minor: number, currency: Currency): number {
  return minor / 10 ** MINOR_DIGITS[currency]
}

/** Returns a percentage of an amount, rounded half up. Round each amount once, so that totals match the sums shown. */
export function percentOf(minor: number, percent: number): number {
  return Math.round((minor * percent) / 100)
}

/** Converts minor units to another currency, rounded half up. */
export function convert({ amount, currency }: Money, to: Currency, vndPerUsd: number): number {
  if (currency === to) return amount
  return to === "VND" ? toVnd({ amount, currency }, vndPerUsd) : Math.round((amount * 10_000) / inHundredths(vndPerUsd))
}

/** Returns whether this can be a rate in đồng per US dollar. Catches rates in thousands. */
export function isExchangeRate(vndPerUsd: number): boolean {
  return vndPerUsd >= 1_000 && vndPerUsd <= 1_000_000 && Math.round(vndPerUsd * 100) / 100 === vndPerUsd
}

/** Converts to whole đồng, rounded half up. Bookings use the rate of the settings when they are made. */
export function toVnd(money: Money, vndPerUsd: number): number {
  return money.currency === "VND" ? money.amount : Math.round((money.amount * inHundredths(vndPerUsd)) / 10_000)
}

/** Whole numbers round as PostgreSQL's do. A rate has two decimals at most. */
const inHundredths = (vndPerUsd: number) => Math.round(vndPerUsd * 100)

/** Returns the other of the two currencies in which bookings are paid. */
export const otherCurrency = (currency: Currency): Currency => (currency === "VND" ? "USD" : "VND")
