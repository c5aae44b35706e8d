import { inEach, type LocalizedContent } from "#i18n/localized.ts"
import { type Currency, convert, toMinor } from "#lib/money.ts"
import { line } from "../lines.ts"
import type { QuoteLine } from "../types.ts"

export type Extra = {
  product: { title: LocalizedContent; pricing: { adult: number; currency: Currency } }
  quantity: number
}

export function extraLines(extras: readonly Extra[], currency: Currency, vndPerUsd: number): QuoteLine[] {
  return extras.map(({ product: { title, pricing }, quantity }) => {
    const amount = toMinor(pricing.adult, pricing.currency)
    return line("extra", quantity, convert({ amount, currency: pricing.currency }, currency, vndPerUsd), inEach(title))
  })
}
