import type { Booking } from "#features/bookings/booking.ts"
import { formatInstant, formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { CANCELLATION_REASON, manageMessages as texts } from "./messages.ts"

export function BookingHistory({ booking }: { booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const { createdAt, cancelledAt, cancelledBy, cancellation, cancellationReason } = booking
  const at = (instant: string) => ({ time: formatInstant(instant, language) })
  const reason = cancellationReason === CANCELLATION_REASON ? null : cancellationReason
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">{t(texts.changed)}</h2>
      <ol className="mt-3 grid gap-3 border-l-2 border-hairline pl-5">
        <li>{interpolate(t(texts.requestedAt), at(createdAt))}</li>
        {booking.status === "pending" && (
          <li className="text-soft">{interpolate(t(texts.answerDue), at(booking.answerBy))}</li>
        )}
        {cancelledAt && (
          <li>
            {interpolate(t(texts.cancelledAt), at(cancelledAt))} {cancelledBy && t(texts.cancelledBy[cancelledBy])}.{" "}
            {reason && cancelledBy !== "system" && `${interpolate(t(texts.reason), { reason })}. `}
            {cancellation && booking.totalPrice > 0 && (
              <span>
                {cancellation.fee === 0
                  ? t(texts.agreedFree)
                  : cancellation.lateFee > 0
                    ? interpolate(t(texts.agreedFee), {
                        fee: formatPrice(cancellation.fee, cancellation.currency, language),
                      })
                    : interpolate(t(texts.agreedRefund), { percent: cancellation.refundPercent })}
              </span>
            )}
          </li>
        )}
      </ol>
    </section>
  )
}
