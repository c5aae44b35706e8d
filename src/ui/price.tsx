import { formatPrice } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Currency } from "#lib/money.ts"

/** Spec §1: what stands where there is no price. */
const contactForPrice = { en: "Contact for price", vi: "Liên hệ để biết giá" }

/** A price in major units, or the request to ask for it where there is none. */
export function Price({
  amount,
  currency,
  className = "",
}: {
  amount: number
  currency: Currency
  className?: string
}) {
  const language = useLanguage()
  const t = useTranslate()
  if (!amount) return <span className={className}>{t(contactForPrice)}</span>
  return (
    <span className={`font-display font-bold tabular-nums ${className}`}>
      {formatPrice(amount, currency, language)}
    </span>
  )
}
