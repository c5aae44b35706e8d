import { formatPrice } from "#i18n/format.ts"
import type { Language } from "#i18n/localized.ts"
import type { Words } from "#i18n/words.ts"
import type { Currency } from "#lib/money.ts"

type Sum = { currency: Currency; amount: number }

/** Writes sums of real notes and coins, which are not converted: '12.450.000 ₫ + 20 $'. */
export function sumsText(sums: readonly Sum[], language: Language): string {
  return sums.map(({ currency, amount }) => formatPrice(amount, currency, language)).join(" + ")
}

type Counted = { amount: number; currency: Currency; expected: number }

/** Says whether a count of the till agrees with the books, and by how much not. */
export function differenceText({ amount, currency, expected }: Counted, { translate, language }: Words): string {
  if (amount === expected) return translate("cashBook.entry.fits")
  const by = formatPrice(Math.abs(amount - expected), currency, language)
  return translate(`cashBook.entry.${amount < expected ? "missing" : "over"}`, { amount: by })
}
