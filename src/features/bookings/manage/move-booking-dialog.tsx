import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import type { MoveOrder, MoveQuote } from "#features/bookings/lifecycle/changes.schema.ts"
import { moveBooking, moveQuoteQuery } from "#features/bookings/queries.ts"
import { refreshAfterConflict } from "#features/bookings/refresh-after-conflict.ts"
import { formatDate, formatPrice, formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Notice } from "#ui/notice.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"
import { showToast } from "#ui/overlay/toast.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { replaceBooking } from "./booking-cache.ts"
import { manageMessages as texts } from "./messages.ts"
import { MoveDateField } from "./move-date-fields.tsx"
import { useFailure } from "./use-booking-error.ts"

type Props = { booking: Booking; onClose: () => void }

export default function MoveBookingDialog({ booking, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [order, setOrder] = useState<MoveOrder>()
  const isSame = isSameDate(booking, order)
  const quote = useQuery({
    ...moveQuoteQuery(booking._id, priced(order ?? {}), language),
    enabled: order !== undefined && !isSame,
    networkMode: "always",
  })
  const moving = useMoving(booking, order, quote, onClose)
  return (
    <Dialog title={interpolate(t(texts.moveTitle), { product: t(booking.product.name) })} onClose={onClose}>
      <p>
        <span className="text-soft">{t(texts.moveFrom)}:</span>{" "}
        <span className="font-semibold">
          {formatDate(booking.travelDate, language)}
          {booking.startTime && ` · ${formatTime(booking.startTime, language)}`}
        </span>
      </p>
      <div className="mt-4">
        <MoveDateField booking={booking} onChange={setOrder} />
      </div>
      <div aria-live="polite" className="mt-4 grid gap-3">
        {isSame && <p>{t(texts.sameDate)}</p>}
        {order && !isSame && <Difference booking={booking} quote={quote} />}
        {moving.error && <MoveFailure error={moving.error} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button disabled={!order || !quote.data || isSame || moving.isPending} onClick={() => moving.mutate()}>
          {t(moving.isPending ? texts.moving : texts.moveNow)}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t(texts.moveNot)}
        </Button>
      </div>
    </Dialog>
  )
}

/** Transfers are compared by the server, because their times and flights may differ. */
function isSameDate({ departure, productType, travelDate }: Booking, order: MoveOrder | undefined): boolean {
  if (!order || productType === "transfer") return false
  return order.travelDate === travelDate && (order.departureId ?? null) === (departure?._id ?? null)
}

/** The flight number does not affect the price, so typing it must not trigger a new quote. */
const priced = ({ flightNumber: _free, ...order }: MoveOrder): MoveOrder => order

type QuoteState = { data: MoveQuote | undefined; error: Error | null; refetch: () => unknown }

function Difference({ booking, quote: { data, error, refetch } }: { booking: Booking; quote: QuoteState }) {
  const t = useTranslate()
  const language = useLanguage()
  const failure = useFailure()
  if (error) {
    return (
      <Notice tone="bad" title={failure(texts.moveFailed, error).title}>
        <p>{failure(texts.moveFailed, error).reason}</p>
        <Button look="quiet" onClick={() => refetch()}>
          {t(texts.tryAgain)}
        </Button>
      </Notice>
    )
  }
  if (!data) {
    return (
      <>
        <p className="sr-only">{t(texts.checking)}</p>
        <Skeleton className="h-20 rounded-card" />
      </>
    )
  }
  const { difference, differenceVnd, quote, needsConfirmation, refundCap, lateFee } = data
  const [amount, currency] = difference === null ? [differenceVnd, "VND" as const] : [difference, quote.currency]
  const text = amount === 0 ? texts.moveSame : amount > 0 ? texts.moveMore : texts.moveLess
  const values = {
    total: formatPrice(quote.total, quote.currency, language),
    difference: formatPrice(Math.abs(amount), currency, language),
  }
  return (
    <Notice
      tone={amount > 0 || lateFee > 0 ? "waiting" : "neutral"}
      title={[formatDate(data.travelDate, language), data.startTime && formatTime(data.startTime, language)]
        .filter(Boolean)
        .join(" · ")}
    >
      {quote.total > 0 && <p>{interpolate(t(text), values)}</p>}
      {lateFee > 0 && (
        <p className="mt-1">
          {interpolate(t(texts.moveLate), { fee: formatPrice(lateFee, quote.currency, language) })}
        </p>
      )}
      {needsConfirmation && booking.status === "confirmed" && <p>{t(texts.moveAgain)}</p>}
      {refundCap < 100 && <p>{interpolate(t(texts.moveCap), { percent: refundCap })}</p>}
    </Notice>
  )
}

function MoveFailure({ error }: { error: Error }) {
  const { title, reason } = useFailure()(texts.moveFailed, error)
  return (
    <Notice tone="bad" title={title}>
      {reason}
    </Notice>
  )
}

/** Sends the total that was shown. If it has changed, nothing is moved and the new quote is shown. */
function useMoving(booking: Booking, order: MoveOrder | undefined, quote: QuoteState, onDone: () => void) {
  const t = useTranslate()
  const language = useLanguage()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const shownTotal = quote.data && { totalPrice: quote.data.quote.total }
      return moveBooking(booking._id, { ...order, ...shownTotal, version: booking.version }, language)
    },
    onSuccess: (moved) => {
      replaceBooking(queryClient, moved)
      showToast("good", t(texts.moved))
      onDone()
    },
    onError: (error) => refreshAfterConflict(queryClient, error, booking._id),
    networkMode: "always",
    meta: { shownInPlace: true },
  })
}
