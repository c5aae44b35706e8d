import type { Payments } from "#domain/bookings/quote/types.ts"
import { type PaymentState, paymentWords } from "#domain/bookings/summary/payment-words.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Messages } from "#i18n/localized.ts"
import { useMoney } from "#i18n/money/money.tsx"
import type { Currency } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"

const states = {
  overdue: { en: "Overdue", vi: "Quá hạn" },
  due: { en: "Next", vi: "Cần trả" },
  later: { en: "Later", vi: "Sau đó" },
  paid: { en: "Paid", vi: "Đã trả" },
} satisfies Messages & Record<PaymentState, unknown>

type Props = {
  payments: Payments | undefined
  of: { currency: Currency; vndPerUsd: number }
  /** Whether it says what is due, as it does for a booking. */
  withStates?: boolean
  className?: string
}

/** Lists what is to be paid by a payment plan: what is due, what is due later, and what is paid. */
export function PaymentList({ payments, of: { currency, vndPerUsd }, withStates = false, className }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const money = useMoney(vndPerUsd)
  const words = paymentWords(payments, language, (kept) => money.bothKept(kept, currency))
  if (words.length === 0) return null
  return (
    <ul className={className}>
      {words.map(({ key, title, amount, when, partly, state }) => (
        <li
          key={key}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-hairline py-2 [&+&]:border-t"
        >
          <span>
            {withStates && (
              <strong className={state === "overdue" ? "text-cancelled" : undefined}>{t(states[state])}: </strong>
            )}
            {title}
            <span className="block text-sm text-soft">
              {withDots(!withStates && state === "paid" && t(states.paid), when, partly)}
            </span>
          </span>
          <span className="font-semibold tabular-nums">{amount}</span>
        </li>
      ))}
    </ul>
  )
}
