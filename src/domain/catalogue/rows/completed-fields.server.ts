import type { Sent } from "#domain/catalogue/content-fields.ts"
import type { Localized, LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import { shorten } from "#lib/text/excerpt.ts"
import { invalid } from "#server/errors.server.ts"

const MAX_SHORT = 160

/** Shortens a text to the beginning of its first paragraph, in each language. Empty without a text. */
export function shortDescriptionOf(text: unknown): LocalizedContent {
  if (text === undefined) return { en: "" }
  const { en, vi } = text as LocalizedContent
  return vi === undefined ? { en: firstParagraph(en) } : { en: firstParagraph(en), vi: firstParagraph(vi) }
}

function firstParagraph(text: string): string {
  const [paragraph = ""] = text.trim().split(/\n/)
  return shorten(paragraph.replace(/[\p{Cc}\u2028\u2029\s]+/gu, " ").trim(), MAX_SHORT - 1)
}

/** Spec §3: the currency of prices without one. */
const DEFAULT_CURRENCY: Currency = "USD"

/**
 * Completes prices with the present ones of the same currency. A new entry may have only `price`, the adult's.
 * @throws invalid for a `price` that differs from the adult price
 */
export function completePricing({ pricing, price }: Sent, before: { currency: Currency } | undefined) {
  if (pricing === undefined) {
    // The price that was read has been left out, so this is another one.
    if (before && price != null) throw invalid([{ field: "price", message: differsFrom("pricing.adult") }])
    return before || price === undefined ? undefined : priceAlone(price)
  }
  const { perTrip, ...given } = pricing as Sent & { currency?: Currency }
  const currency = given.currency ?? before?.currency ?? DEFAULT_CURRENCY
  if ("vehicles" in given) return { ...given, currency }
  if (price != null && price !== given.adult) throw invalid([{ field: "price", message: differsFrom("pricing.adult") }])
  const { child = null } = (before?.currency === currency ? before : {}) as { child?: number | null }
  return { child, ...given, currency }
}

const priceAlone = (adult: unknown) => ({ adult, child: null, currency: DEFAULT_CURRENCY })

/** Says that two forms of a field were sent with different values. */
export const differsFrom = (field: string): Localized => ({
  en: `This differs from ${field}. Please leave one of the two out.`,
  vi: `Trường này khác với ${field}. Bạn hãy bỏ một trong hai trường.`,
})
