import { fillIn } from "#i18n/fill-in.ts"
import { formatInstant } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import type { Booking } from "./booking.ts"
import { CANCELLATION_REASON, manageMessages as texts } from "./manage-messages.ts"

/** What has happened to a booking, as far as it is its owner's to know. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const t = useT()
  const language = useLanguage()
  const { createdAt, cancelledAt, cancelledBy, cancellation, cancellationReason } = booking
  const at = (instant: string) => ({ time: formatInstant(instant, language) })
  const reason = cancellationReason === CANCELLATION_REASON ? null : cancellationReason
  return (
    <section className="mt-10">
      <h2 className="text-2xl font-bold">{t(texts.changed)}</h2>
      <ol className="mt-3 grid gap-3 border-l-2 border-hairline pl-5">
        <li>{fillIn(t(texts.requestedAt), at(createdAt))}</li>
        {booking.status === "pending" && (
          <li className="text-soft">{fillIn(t(texts.answerDue), at(booking.answerBy))}</li>
        )}
        {cancelledAt && (
          <li>
            {fillIn(t(texts.cancelledAt), at(cancelledAt))} {cancelledBy && t(texts.cancelledBy[cancelledBy])}.{" "}
            {reason && cancelledBy !== "system" && `${fillIn(t(texts.reason), { reason })}. `}
            {cancellation && booking.totalPrice > 0 && (
              <span>
                {cancellation.fee > 0
                  ? fillIn(t(texts.agreedRefund), { percent: cancellation.refundPercent })
                  : t(texts.agreedFree)}
              </span>
            )}
          </li>
        )}
      </ol>
    </section>
  )
}
