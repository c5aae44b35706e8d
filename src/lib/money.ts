/** Currencies that prices can be entered in. */
export const CURRENCIES = ["USD", "VND"] as const
export type Currency = (typeof CURRENCIES)[number]

/** An amount in minor units of its currency: US cents, whole đồng (VND has no minor unit). */
export type Money = { amount: number; currency: Currency }

const MINOR_DIGITS: Record<Currency, number> = { USD: 2, VND: 0 }

/** Minor units of a price in major units, as the API's `pricing.adult` carries it: 129 USD → 12900. */
export function toMinor(major: number, currency: Currency): number {
  return Math.round(major * 10 ** MINOR_DIGITS[currency])
}

/** Major units of an amount in minor units: 12900 US cents → 129. */
export function toMajor(minor: number, currency: Currency): number {
  return minor / 10 ** MINOR_DIGITS[currency]
}

/**
 * A part of an amount, in whole minor units, half up. The one rule of rounding: what comes of a percentage or of a rate
 * is rounded once, where it comes up, so that totals are sums of what is shown.
 */
export function percentOf(minor: number, percent: number): number {
  return Math.round((minor * percent) / 100)
}

/** The same value in another currency, in its minor units, at a rate of đồng per US dollar; rounded half up. */
export function convert({ amount, currency }: Money, to: Currency, vndPerUsd: number): number {
  if (currency === to) return amount
  return to === "VND" ? toVnd({ amount, currency }, vndPerUsd) : toMinor(amount / vndPerUsd, to)
}

/**
 * Converts to whole đồng at a rate of đồng per US dollar, rounded half up.
 * booking-rules.md: the rate is the site setting in force when the booking is made.
 */
export function toVnd(money: Money, vndPerUsd: number): number {
  return money.currency === "VND" ? money.amount : Math.round(toMajor(money.amount, money.currency) * vndPerUsd)
}
