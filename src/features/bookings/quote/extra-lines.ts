import type { LocalizedContent } from "#i18n/localized.ts"
import { type Currency, convert, toMinor } from "#lib/money.ts"
import { labelOf } from "./labels.ts"
import { line } from "./lines.ts"
import type { QuoteLine } from "./types.ts"

/** A product that comes along with a tour or a transfer, and how many of it. */
export type Extra = {
  product: { title: LocalizedContent; pricing: { adult: number; currency: Currency } }
  quantity: number
}

/** A line for each extra, in the currency of what it comes along with. */
export function extraLines(extras: readonly Extra[], currency: Currency, vndPerUsd: number): QuoteLine[] {
  return extras.map(({ product: { title, pricing }, quantity }) => {
    const amount = toMinor(pricing.adult, pricing.currency)
    return line("extra", quantity, convert({ amount, currency: pricing.currency }, currency, vndPerUsd), labelOf(title))
  })
}
