import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import type { MoveOrder, MoveQuote } from "#domain/bookings/lifecycle/changes.schema.ts"
import { kindOfDetails } from "#domain/bookings/missing-details.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { formatMoment } from "#i18n/moment-text.ts"
import { useMoney } from "#i18n/money/money.tsx"
import { Failure } from "#site/bookings/manage/failure.tsx"
import { manageMessages as texts } from "#site/bookings/manage/messages.ts"
import { moveBooking, moveQuoteQuery } from "#site/bookings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { Skeleton } from "#site/ui/skeleton.tsx"
import { changeMessages } from "./change-messages.ts"
import { DetailsFields } from "./details-fields.tsx"
import { DialogButtons } from "./dialog-buttons.tsx"
import { MoveDateField } from "./move-date-fields.tsx"
import { MovePartyFields } from "./move-party-fields.tsx"
import { useBookingChange } from "./use-booking-change.ts"

export type Changed = "date" | "party" | "details"

type Props = { booking: Booking; of: Changed; onClose: () => void }

/** Changes the date or the party of a booking, or its flight, times and addresses. Shows first what it costs. */
export default function MoveBookingDialog({ booking, of, onClose }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const [order, setOrder] = useState<MoveOrder>()
  const isSame = of === "date" && isSameDate(booking, order)
  const toPrice = priced(order ?? {})
  const needsQuote = of !== "details" || Object.keys(toPrice).length > 0
  const quote = useQuery({
    ...moveQuoteQuery(booking._id, toPrice),
    enabled: order !== undefined && !isSame && needsQuote,
    networkMode: "always",
  })
  const words = changeMessages[of === "details" ? kindOfDetails(booking) : of]
  const moving = useBookingChange(booking, {
    // With the total that was shown. If it has changed, nothing is moved and the new quote is shown.
    send: () => {
      const shownTotal = needsQuote && quote.data && { totalPrice: quote.data.quote.total }
      return moveBooking(booking._id, { ...order, ...shownTotal, version: booking.version })
    },
    done: words.done,
    onDone: onClose,
  })
  const says = (
    <>
      {isSame && <p>{t(texts.sameDate)}</p>}
      {order && !isSame && needsQuote && <Difference booking={booking} quote={quote} />}
      {moving.error && <Failure what={words.failed} error={moving.error} />}
    </>
  )
  return (
    <Dialog
      title={t(words.title, { product: t(booking.product.name) })}
      onClose={onClose}
      footer={
        <DialogButtons onClose={onClose} keep={t(words.not)} says={says}>
          <Button
            disabled={!order || (needsQuote && !quote.data) || isSame || moving.isPending}
            onClick={() => moving.mutate()}
          >
            {t(moving.isPending ? words.sending : words.now)}
          </Button>
        </DialogButtons>
      }
    >
      <p>
        <span className="text-soft">{t(texts.moveFrom)}:</span>{" "}
        <span className="font-semibold">{formatMoment(booking.travelDate, booking.startTime, language)}</span>
      </p>
      <div className="mt-4">
        {of === "date" && (
          <MoveDateField booking={booking} departures={quote.data?.departures.outbound} onChange={setOrder} />
        )}
        {of === "party" && <MovePartyFields booking={booking} onChange={setOrder} />}
        {of === "details" && <DetailsFields booking={booking} onChange={setOrder} />}
      </div>
    </Dialog>
  )
}

/** Transfers are compared by the server, because their times and flights may differ. */
function isSameDate({ departure, productType, travelDate }: Booking, order: MoveOrder | undefined): boolean {
  if (!order || productType === "transfer") return false
  return order.travelDate === travelDate && (order.departureId ?? null) === (departure?._id ?? null)
}

/** Flight number and addresses don't affect the price, so typing them must not trigger a new quote. */
const priced = ({ flightNumber: _number, pickup: _pickup, dropoff: _dropoff, ...order }: MoveOrder): MoveOrder => order

type QuoteState = { data: MoveQuote | undefined; error: Error | null; refetch: () => unknown }

function Difference({ booking, quote: { data, error, refetch } }: { booking: Booking; quote: QuoteState }) {
  const t = useTranslate()
  const language = useLanguage()
  const money = useMoney()
  if (error) return <Failure what={changeMessages.date.failed} error={error} onRetry={refetch} />
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
    total: money.both(quote.total, quote.currency),
    difference: money.both(Math.abs(amount), currency),
  }
  return (
    <Notice
      tone={amount > 0 || lateFee > 0 ? "waiting" : "neutral"}
      title={formatMoment(data.travelDate, data.startTime, language)}
    >
      {quote.total > 0 && <p>{t(text, values)}</p>}
      {lateFee > 0 && <p className="mt-1">{t(texts.moveLate, { fee: money.both(lateFee, quote.currency) })}</p>}
      {needsConfirmation && booking.status === "confirmed" && <p>{t(texts.moveAgain)}</p>}
      {refundCap < 100 && <p>{t(texts.moveCap, { percent: refundCap })}</p>}
    </Notice>
  )
}
