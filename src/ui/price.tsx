import { formatPrice } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Currency } from "#lib/money.ts"

/** Source: spec §1. */
const contactForPrice = { en: "Contact for price", vi: "Liên hệ để biết giá" }

/** Shows a price in major units, or 'Contact for price'. */
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
