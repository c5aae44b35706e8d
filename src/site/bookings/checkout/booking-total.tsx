import { Link } from "@tanstack/react-router"
import { formatInstant } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { PaymentList } from "#site/bookings/summary/payment-list.tsx"
import { usePageLinks } from "#site/pages/page-links.ts"
import { Price } from "#site/ui/price.tsx"
import { CancellationTimeline } from "./cancellation-timeline.tsx"
import { orderMessages } from "./fields/order-messages.ts"
import { screenMessages as texts } from "./fields/screen-messages.ts"
import { PriceLines } from "./price-lines.tsx"
import type { LiveQuote, QuoteTerms } from "./use-live-quote.ts"

type Props = { live: LiveQuote; passengers?: number }

export function BookingTotal({ live: { quote, quoted, placeholder, payments, howToPay, problem }, passengers }: Props) {
  const t = useTranslate()
  if (!quote) return null
  return (
    <section aria-live="polite" className="rounded-card border border-hairline bg-sheet p-4">
      {problem && <p className="mb-3 font-semibold text-cancelled">{problem}</p>}
      {quote.total > 0 && (
        <PriceLines lines={quote.lines} currency={quote.currency}>
          {passengers !== undefined && (
            <li className="flex justify-between gap-4">
              <span>{t(orderMessages.passengers)}</span>
              <span className="tabular-nums">{passengers}</span>
            </li>
          )}
        </PriceLines>
      )}
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <span>
          <span className="font-semibold">{t(texts.total)}</span>
          {quote.total > 0 && <span className="block text-sm text-soft">{t(orderMessages.withVat)}</span>}
        </span>
        <span className="text-right">
          <Price amount={quote.total} currency={quote.currency} other="below" className="text-2xl" />
        </span>
      </p>
      {quote.total > 0 && (
        <PaymentList payments={payments} of={quote} className="mt-3 border-t border-hairline text-sm" />
      )}
      <Terms terms={quoted ?? placeholder} isKnown={quoted !== undefined} howToPay={howToPay} />
    </section>
  )
}

type TermsProps = { terms: QuoteTerms | undefined; isKnown: boolean; howToPay: LiveQuote["howToPay"] }

/** Placeholder terms are invisible but take up space, to avoid a layout shift when the real ones arrive. */
function Terms({ terms, isKnown, howToPay }: TermsProps) {
  const t = useTranslate()
  const language = useLanguage()
  const [agreed] = usePageLinks({ kind: "terms" })
  const unseen = isKnown ? undefined : "invisible"
  return (
    <ul className="mt-2 space-y-0.5 text-sm text-soft">
      <li>
        {t(texts.payNothing)}{" "}
        {terms && (
          <span className={unseen}>
            {terms.answerBy === null
              ? t(texts.confirmedAtOnce)
              : t(texts.answerBy, { time: formatInstant(terms.answerBy, language) })}
          </span>
        )}
      </li>
      <li>{t(howToPay)}</li>
      {terms && (
        <li className={unseen}>
          <CancellationTimeline steps={terms.cancellationSteps} />
        </li>
      )}
      {terms?.holidayTerms && <li className={unseen}>{t(terms.holidayTerms)}</li>}
      {terms?.changeTerms && <li className={unseen}>{t(terms.changeTerms)}</li>}
      {agreed && (
        <li>
          {t(texts.termsAgreed)}{" "}
          <Link to={agreed.to} params={agreed.params} target="_blank" className="text-link">
            {t(agreed.label)}
          </Link>
        </li>
      )}
    </ul>
  )
}
