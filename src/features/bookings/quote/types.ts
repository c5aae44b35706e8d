import type { Localized } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { labels } from "./labels.ts"

/** `childAges` are in years, `childHeights` in centimetres. */
export type Party = {
  adults: number
  children: number
  childAges?: number[] | undefined
  childHeights?: number[] | undefined
}

export type LineCode = keyof typeof labels | "vehicle" | "choice" | "extra"

/** Amounts are in minor units of the quote's currency; discounts are negative. Several lines may have the same code. */
export type QuoteLine = {
  code: LineCode
  label: Localized
  quantity: number
  unitMinor: number
  totalMinor: number
  /** Set on late fees (late-reduction.ts): the price reduction and the percentage of it that is charged. */
  late?: { differenceMinor: number; percent: number } | undefined
}

/** A price and its lines. `total` is in major units; zero means 'contact for price' (spec §1). */
export type Quote = {
  lines: QuoteLine[]
  currency: Currency
  total: number
  totalMinor: number
  totalVnd: number
  vndPerUsd: number
  rateDate: string
}
