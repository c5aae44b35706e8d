import { useQuery } from "@tanstack/react-query"
import { backAfter } from "#domain/bookings/balance.ts"
import type { Booking } from "#domain/bookings/booking.ts"
import type { CancellationAnswer } from "#domain/bookings/lifecycle/changes.schema.ts"
import { formatDate, formatInstant } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import { Failure } from "#site/bookings/manage/failure.tsx"
import { CANCELLATION_REASON, manageMessages as texts } from "#site/bookings/manage/messages.ts"
import { cancelBooking, cancellationQuery } from "#site/bookings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { Skeleton } from "#site/ui/skeleton.tsx"
import { DialogButtons } from "./dialog-buttons.tsx"
import { useBookingChange } from "./use-booking-change.ts"

type Props = { booking: Booking; onClose: () => void }

export function CancelBookingDialog({ booking, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const cost = useQuery({ ...cancellationQuery(booking._id), networkMode: "always" })
  const cancelling = useBookingChange(booking, {
    // With the refund that was shown. If it has changed, nothing is cancelled and the new one is shown.
    send: () => {
      const shownRefund = cost.data && { refundPercent: cost.data.refundPercent }
      return cancelBooking(booking._id, { cancellationReason: CANCELLATION_REASON, ...shownRefund })
    },
    done: texts.cancelled,
    onDone: onClose,
  })
  const says = (
    <>
      {cost.data && <Cost cost={cost.data} booking={booking} />}
      {cost.isPending && (
        <>
          <p className="sr-only">{t(texts.checking)}</p>
          <Skeleton className="h-24 rounded-card" />
        </>
      )}
      {cost.isError && <Failure what={texts.checkFailed} error={cost.error} onRetry={cost.refetch} />}
      {cancelling.error && <Failure what={texts.cancelFailed} error={cancelling.error} />}
    </>
  )
  return (
    <Dialog
      title={t(texts.cancelQuestion)}
      onClose={onClose}
      footer={
        <DialogButtons onClose={onClose} keep={t(texts.keep)} says={says}>
          <Button disabled={!cost.data?.allowed || cancelling.isPending} onClick={() => cancelling.mutate()}>
            {t(cancelling.isPending ? texts.cancelling : texts.cancelNow)}
          </Button>
        </DialogButtons>
      }
    >
      <p className="text-lg font-semibold">{t(booking.product.name)}</p>
      <p>{formatDate(booking.travelDate, language)}</p>
      <p className="text-soft">{booking.reference}</p>
    </Dialog>
  )
}

function Cost({ cost, booking }: { cost: CancellationAnswer["data"]; booking: Booking }) {
  const t = useTranslate()
  const language = useLanguage()
  const money = useMoney(booking.pricing.vndPerUsd)
  const price = (amount: number) => money.both(amount, cost.currency)
  const answer = cost.fee === 0 ? texts.cancelFree : cost.refund === 0 ? texts.cancelAll : texts.cancelFee
  const values = { fee: price(cost.fee), refund: price(cost.refund), total: price(cost.total) }
  return (
    <Notice tone={cost.fee > 0 ? "waiting" : "neutral"} title={t(answer, values)}>
      <Back fee={cost.fee} booking={booking} />
      {cost.lateFee > 0 && <p>{t(texts.cancelLate, { fee: price(cost.lateFee) })}</p>}
      {cost.until && cost.refund > 0 && <p>{t(texts.cancelUntil, { time: formatInstant(cost.until, language) })}</p>}
      {cost.nextRefundPercent !== null && cost.nextRefundPercent < cost.refundPercent && (
        <p>
          {t(cost.nextRefundPercent ? texts.cancelNext : texts.cancelNothingNext, {
            percent: cost.nextRefundPercent,
          })}
        </p>
      )}
      {cost.policy && <p className="mt-2 text-sm">{t(cost.policy)}</p>}
    </Notice>
  )
}

/** Says how much of what was paid comes back. */
function Back({ fee, booking }: { fee: number; booking: Booking }) {
  const t = useTranslate()
  const { currency, vndPerUsd } = booking.pricing
  const money = useMoney(vndPerUsd)
  // Bookings stored for use without a network may be older than these fields.
  const { paid = 0, paidOther = 0 } = booking
  if (paid <= 0) return null
  const back = backAfter(fee, booking)
  const amounts = {
    paid: money.bothKept({ own: paid, other: paidOther }, currency),
    back: money.bothKept(back, currency),
  }
  return <p>{t(back.own > 0 ? texts.cancelBack : texts.cancelNoneBack, amounts)}</p>
}
