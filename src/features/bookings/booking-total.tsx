import { formatPrice } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { toMajor } from "#lib/money.ts"
import { Price } from "#ui/price.tsx"
import type { Quote } from "./quote.ts"
import { screenMessages as texts } from "./screen-messages.ts"

/** A quote, line by line, with its total and the same in đồng. */
export function BookingTotal({ quote }: { quote: Quote | undefined }) {
  const t = useT()
  const language = useLanguage()
  if (!quote) return null
  const { currency } = quote
  return (
    <section aria-live="polite" className="rounded-card border border-hairline bg-sheet p-4">
      {quote.total > 0 && (
        <ul className="space-y-1 border-b border-hairline pb-3 text-sm">
          {quote.lines.map((line) => (
            <li key={`${line.code} ${line.label.en}`} className="flex justify-between gap-4">
              <span>
                {line.quantity} × {t(line.label)} · {formatPrice(toMajor(line.unitMinor, currency), currency, language)}
              </span>
              <span className="tabular-nums">
                {formatPrice(toMajor(line.totalMinor, currency), currency, language)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <span className="font-semibold">{t(texts.total)}</span>
        <span className="text-right">
          <Price amount={quote.total} currency={currency} className="text-2xl" />
          {quote.total > 0 && currency !== "VND" && (
            <span className="block text-sm text-soft">≈ {formatPrice(quote.totalVnd, "VND", language)}</span>
          )}
        </span>
      </p>
      <p className="mt-2 text-sm text-soft">{t(texts.payNothing)}</p>
    </section>
  )
}
