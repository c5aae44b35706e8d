import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import { useId, useState } from "react"
import { tourQuery } from "#features/tours/queries.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { ApiError } from "#lib/api-error.ts"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { TextField } from "#ui/field.tsx"
import { Notice } from "#ui/notice.tsx"
import { Skeleton } from "#ui/skeleton.tsx"
import { showToast } from "#ui/toast.tsx"
import type { Booking } from "./booking.ts"
import { replaceBooking } from "./booking-cache.ts"
import type { MoveOrder } from "./booking-change.ts"
import { useFailure } from "./booking-failure.ts"
import type { MoveQuote } from "./booking-life.ts"
import { type ChosenDate, DateChoice } from "./date-choice.tsx"
import { manageMessages as texts } from "./manage-messages.ts"
import { firstTravelDate, lastTravelDate } from "./order.schema.ts"
import { moveBooking, moveQuoteQuery } from "./queries.ts"

type Props = { booking: Booking; onClose: () => void }

/** Moves a booking to another date: the difference in price is shown before anything is changed. */
export default function MoveBookingDialog({ booking, onClose }: Props) {
  const t = useT()
  const language = useLanguage()
  const [chosen, setChosen] = useState<ChosenDate>({})
  const order = orderOf(chosen)
  const isSame =
    chosen.date === booking.travelDate && (chosen.departure?._id ?? null) === (booking.departure?._id ?? null)
  const quote = useQuery({
    ...moveQuoteQuery(booking._id, order ?? {}, language),
    enabled: order !== undefined && !isSame,
    networkMode: "always",
  })
  const moving = useMoving(booking, order, quote, onClose)
  return (
    <Dialog title={fillIn(t(texts.moveTitle), { product: t(booking.product.name) })} onClose={onClose}>
      <p>
        <span className="text-soft">{t(texts.moveFrom)}:</span>{" "}
        <span className="font-semibold">{formatDate(booking.travelDate, language)}</span>
      </p>
      <div className="mt-4">
        <NewDate booking={booking} value={chosen} onChange={setChosen} />
      </div>
      <div aria-live="polite" className="mt-4 grid gap-3">
        {isSame && <p>{t(texts.sameDate)}</p>}
        {order && !isSame && <Difference booking={booking} quote={quote} />}
        {moving.error && <MoveFailure error={moving.error} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button disabled={!quote.data || isSame || moving.isPending} onClick={() => moving.mutate()}>
          {t(moving.isPending ? texts.moving : texts.moveNow)}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {t(texts.moveNot)}
        </Button>
      </div>
    </Dialog>
  )
}

function orderOf({ date, departure }: ChosenDate): MoveOrder | undefined {
  if (!date) return undefined
  return { travelDate: date, ...(departure && { departureId: departure._id }) }
}

/** Tours may have dated departures; of anything else any day can be asked for. */
function NewDate(props: { booking: Booking; value: ChosenDate; onChange: (date: ChosenDate) => void }) {
  const { booking, value, onChange } = props
  const t = useT()
  const id = useId()
  const isTour = booking.productType === "tour"
  const { data: tour, isError } = useQuery({ ...tourQuery(booking.product.slug), enabled: isTour })
  const range = { min: firstTravelDate(), max: lastTravelDate() }
  if (isError) return <Notice tone="bad">{t(texts.moveTourGone)}</Notice>
  if (isTour && !tour) return <Skeleton className="h-64 rounded-card" />
  if (tour) {
    const { travelers } = booking
    return (
      <DateChoice
        tour={tour}
        onRequest={!tour.hasDepartures || booking.departure === null}
        people={travelers}
        id={id}
        range={range}
        value={value}
        error={undefined}
        onChange={onChange}
      />
    )
  }
  return (
    <TextField
      id={id}
      type="date"
      label={t(texts.newDate)}
      required
      {...range}
      value={value.date ?? ""}
      onChange={(event) => onChange({ date: event.currentTarget.value })}
    />
  )
}

type QuoteState = { data: MoveQuote | undefined; error: Error | null; refetch: () => unknown }

function Difference({ booking, quote: { data, error, refetch } }: { booking: Booking; quote: QuoteState }) {
  const t = useT()
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
  const { difference, differenceVnd, quote, needsConfirmation, refundCap } = data
  const [amount, currency] = difference === null ? [differenceVnd, "VND" as const] : [difference, quote.currency]
  const text = amount === 0 ? texts.moveSame : amount > 0 ? texts.moveMore : texts.moveLess
  const values = {
    total: formatPrice(quote.total, quote.currency, language),
    difference: formatPrice(Math.abs(amount), currency, language),
  }
  return (
    <Notice tone={amount > 0 ? "waiting" : "neutral"} title={formatDate(data.travelDate, language)}>
      {quote.total > 0 && <p>{fillIn(t(text), values)}</p>}
      {needsConfirmation && booking.status === "confirmed" && <p>{t(texts.moveAgain)}</p>}
      {refundCap < 100 && <p>{fillIn(t(texts.moveCap), { percent: refundCap })}</p>}
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

/** What was shown goes along: where it no longer holds nothing is moved, and what holds now is shown. */
function useMoving(booking: Booking, order: MoveOrder | undefined, quote: QuoteState, onDone: () => void) {
  const t = useT()
  const language = useLanguage()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => {
      const shown = quote.data && { totalPrice: quote.data.quote.total }
      return moveBooking(booking._id, { ...order, ...shown, version: booking.version }, language)
    },
    onSuccess: (moved) => {
      replaceBooking(queryClient, moved)
      showToast("good", t(texts.moved))
      onDone()
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) return
      quote.refetch()
      void queryClient.invalidateQueries({ queryKey: ["bookings", booking._id] })
      void queryClient.invalidateQueries({ queryKey: ["departures"] })
    },
    networkMode: "always",
    meta: { shownInPlace: true },
  })
}
