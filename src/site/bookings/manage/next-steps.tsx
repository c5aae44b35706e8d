import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { saysHowToPay } from "#domain/bookings/payment-plan/says-how-to-pay.ts"
import { formatDate, formatInstant } from "#i18n/format.ts"
import { formatTimeLeft } from "#i18n/format-time-left.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import { now } from "#lib/clock.ts"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import { PaymentList } from "#site/bookings/summary/payment-list.tsx"
import { refundQuery } from "#site/refunds/queries.ts"
import { RefundPanel } from "#site/refunds/refund-panel.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { SlipsPanel } from "#site/slips/slips-panel.tsx"
import { manageMessages as words } from "./messages.ts"
import { PayTo } from "./pay-to.tsx"
import { WillItRun } from "./preparation.tsx"
import { WhenAndWhere } from "./when-and-where.tsx"

/** What happens next, by the state of the booking. */
export function NextSteps({ booking }: { booking: Booking }) {
  const t = useTranslate()
  if (booking.status === "pending") return <Asked booking={booking} />
  return (
    <div className="mt-4 max-w-[41em]">
      <p>{t(texts.statusMeaning[booking.status])}</p>
      {booking.status === "confirmed" && <WhenAndWhere booking={booking} />}
      {booking.departure && booking.status === "confirmed" && <WillItRun booking={booking} />}
      <Payment booking={booking} />
      <PayTo booking={booking} />
      <RefundPanel booking={booking} />
      <SlipsPanel booking={booking} />
    </div>
  )
}

/** A request: what is checked, until when it is answered, and that it can be withdrawn. */
function Asked({ booking }: { booking: Booking }) {
  const { answerBy, confirmedAt } = booking
  const t = useTranslate()
  const language = useLanguage()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const steps = [
    <>
      {t(texts.statusMeaning.pending, { time: formatInstant(answerBy, language) })}
      <TimeLeft instant={answerBy} />
    </>,
    ...(confirmedAt === null ? [t(texts.nextSteps.withdraw)] : []),
    ...(saysHowToPay(booking) ? [t(settings.howToPay)] : []),
  ]
  return (
    <section className="panel mt-6 p-5">
      <h2 className="text-xl font-bold">{t(texts.next)}</h2>
      <ol className="mt-2 list-decimal space-y-1 pl-5">
        {steps.map((step, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps have a fixed order
          <li key={nth}>{step}</li>
        ))}
      </ol>
      <PaymentList payments={booking.payments} of={booking.pricing} className="mt-3 border-t border-hairline" />
      {booking.departure && <WillItRun booking={booking} />}
    </section>
  )
}

const MINUTE_MS = 60_000

/** The time until the answer, minute by minute. Or that it is late, and whom to ask. */
function TimeLeft({ instant }: { instant: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const [present, setPresent] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setPresent(now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  const left = formatTimeLeft(instant, language, present)
  // A minute may pass between the server's words and the browser's.
  return (
    <span className="block font-semibold" suppressHydrationWarning>
      {left ? t(words.answerLeft, { left }) : t(words.answerLate)}
    </span>
  )
}

/** What is due now and later, what is paid, and how to pay. */
function Payment({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const { currency, vndPerUsd, total } = booking.pricing
  const money = useMoney(vndPerUsd)
  // Bookings stored for use without a network may be older than these fields.
  const { status, balance = 0, balanceOther, payments } = booking
  const isOpen = status === "confirmed"
  const isCancelled = status === "cancelled"
  const { data: given } = useQuery({ ...refundQuery(booking._id), enabled: isCancelled })
  const { paid = 0, paidOther } = given ?? booking
  // Without a price the balance is unknown.
  const hasPrice = total > 0
  if (!isOpen && !isCancelled && paid === 0) return null
  const amount = (own: number, other: number | undefined) =>
    other === undefined ? money.both(own, currency) : money.bothKept({ own, other }, currency)
  const fee = isCancelled && payments?.steps.find(({ kind }) => kind === "fee")
  const said = [
    paid > 0 && (isCancelled || !payments?.plan) && t(words.paid, { amount: amount(paid, paidOther) }),
    fee && t(words.fee, { amount: amount(fee.amount, fee.amountOther) }),
    given?.refundedOn &&
      t(words.refunded, {
        amount: amount(given.refunded, given.refundedOther),
        date: formatDate(given.refundedOn, language, "day"),
      }),
    balance > 0 && hasPrice && !payments?.plan && t(words.toPay, { amount: amount(balance, balanceOther) }),
    balance === 0 && isCancelled && !given?.refundedOn && t(words.nothingDue),
    balance === 0 && !isCancelled && paid > 0 && hasPrice && t(words.paidInFull),
    balance < 0 && hasPrice && t(words.toRefund, { amount: amount(-balance, balanceOther && -balanceOther) }),
  ].filter(Boolean)
  return (
    <section className="panel mt-4 p-5">
      <h2 className="text-xl font-bold">{t(words.payment)}</h2>
      <PaymentList payments={payments} of={booking.pricing} withStates className="mt-2" />
      {said.length > 0 && <p className="mt-2 font-semibold">{said.join(" ")}</p>}
      {(isOpen || isCancelled) && balance > 0 && saysHowToPay(booking) && (
        <p className="mt-1">{t(settings.howToPay)}</p>
      )}
    </section>
  )
}
