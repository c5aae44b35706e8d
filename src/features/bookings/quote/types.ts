import type { Localized } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { labels } from "./labels.ts"

/**
 * Who travels. `childAges` (years) or `childHeights` (centimetres) say it of each child, where a tour counts by them.
 */
export type Party = {
  adults: number
  children: number
  childAges?: number[] | undefined
  childHeights?: number[] | undefined
}

export type LineCode = keyof typeof labels | "vehicle" | "extra"

/**
 * One line of a price: what, how many, at how much each. Amounts are in minor units of the quote's currency; what is
 * taken off is below zero. Several lines may have the same code.
 */
export type QuoteLine = {
  code: LineCode
  label: Localized
  quantity: number
  unitMinor: number
  totalMinor: number
  /** Of a late reduction (late-reduction.ts): how much was taken off the price, and the share of it that is charged. */
  late?: { differenceMinor: number; percent: number } | undefined
}

/** A price with all that it is made of. `total` is in major units; zero means 'contact for price' (spec §1). */
export type Quote = {
  lines: QuoteLine[]
  currency: Currency
  total: number
  totalMinor: number
  totalVnd: number
  vndPerUsd: number
  rateDate: string
}
