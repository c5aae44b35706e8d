import { Alert, Box, LinearProgress } from "@mui/material"
import { useEffect } from "react"
import { BooleanInput, NumberInput, RadioButtonGroupInput, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import type { MoveQuote } from "#domain/bookings/lifecycle/changes.schema.ts"
import { LARGEST_GROUP } from "#domain/bookings/quote/order-limits.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { inDirection } from "#domain/transfers/reversed.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { formatDongFirst } from "#i18n/money/money-text.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { ChoiceInputs } from "../choice-inputs.tsx"
import { doneText } from "../format.ts"
import { ReasonInput } from "../page/change-booking.tsx"
import { BookingLine } from "./booking-line.tsx"
import {
  changeOf,
  hasAgreedPrice,
  type Moved,
  type MoveValues,
  measuredBy,
  orderOf,
  startValues,
} from "./move-order.ts"
import { priceText, useMoveQuote } from "./move-quote.ts"
import { MoveTripInputs } from "./move-trip-inputs.tsx"
import { useBookableDepartures } from "./places-question.tsx"

type Props = {
  booking: StaffBooking
  /** The day to start with. */
  date?: string | undefined
  onClose: () => void
}

/** Moves a booking to another date or party. The new price is shown before it is saved. */
export function MoveDialog({ booking, date: proposed, onClose }: Props) {
  const translate = useTranslate()
  const isTransfer = booking.productType === "transfer"
  const departures = useBookableDepartures(booking.departure ? booking.productId : undefined)
  const { data: service, isPending } = useApi<Transfer>(`/transfers/${booking.productId}`, { enabled: isTransfer })
  const { data: tour } = useApi<Tour>(`/tours/${booking.productId}`, { enabled: booking.productType === "tour" })
  const transfer = service && inDirection(service, booking.transferDetails?.isReversed)
  const moved = { booking, departures, transfer, tour }
  return (
    <FormDialog<MoveValues>
      title="bookings.actions.move"
      values={startValues(booking, proposed)}
      save={(typed) => {
        const { version } = booking
        const { totalPrice, reason } = typed
        const body = { ...orderOf(moved, typed), version, totalPrice, ...(reason && { reason }) }
        return callApi(`/bookings/${booking._id}/move`, { method: "POST", body })
      }}
      isReady={({ totalPrice }) => totalPrice != null}
      done={doneText("moved", booking)}
      submit="bookings.actions.save"
      onClose={onClose}
    >
      <BookingLine booking={booking} />
      {isTransfer && isPending ? (
        <LinearProgress aria-label={translate("ra.page.loading")} />
      ) : (
        <MoveInputs {...moved} />
      )}
    </FormDialog>
  )
}

function MoveInputs(moved: Moved) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { setValue } = useFormContext()
  const typed = useTyped<MoveValues>()
  const { booking } = moved
  const { _id, productType, productId } = booking
  const isAgreed = hasAgreedPrice(booking)
  const isChanged = Object.keys(changeOf(moved, typed)).length > 0
  // The answers don't change the price. A new quote for each would hide the question for a moment.
  const { overbook: _overbook, afterClosing: _late, ...order } = orderOf(moved, typed)
  // The quote lists a timetable's departures, also before anything is changed.
  const { data, error, isPlaceholderData } = useMoveQuote(_id, order, isChanged || productType === "transfer")
  const quote = isChanged ? data : undefined
  const otherOrder = { ...order, keepPrice: typed.price !== "keep" }
  const { data: other } = useMoveQuote(_id, otherOrder, isChanged && isAgreed)
  const totalPrice = error || isPlaceholderData ? undefined : quote?.quote.total
  useEffect(() => setValue("totalPrice", totalPrice), [setValue, totalPrice])
  const current = isPlaceholderData ? undefined : quote
  const moveText = !isChanged
    ? translate("bookings.moving.unchanged")
    : current
      ? priceText(current, booking.pricing, translate, language)
      : translate("bookings.moving.loading")
  const priced = (price: MoveValues["price"]) => (price === typed.price ? quote : other)
  return (
    <>
      <MoveTripInputs {...moved} timed={data?.departures} />
      <PartyInputs by={measuredBy(moved)} />
      {productType !== "product" && (
        <ChoiceInputs
          productType={productType}
          productId={productId}
          chosen={typed.choices ?? (booking.tourDetails ?? booking.transferDetails)?.choices ?? []}
          onChange={(choices) => setValue("choices", choices, { shouldDirty: true })}
        />
      )}
      <ReasonInput />
      <BooleanInput source="chargeLateFee" label="bookings.moving.lateFee" />
      {isAgreed && isChanged && <PriceInput keep={priced("keep")} anew={priced("anew")} />}
      <Alert severity={error ? "error" : isChanged ? "info" : "warning"}>{error ? error.message : moveText}</Alert>
    </>
  )
}

/** The inputs stay empty for children whose age isn't known: they pay the price for children. */
function PartyInputs({ by }: { by: "age" | "height" | undefined }) {
  const translate = useTranslate()
  const { children } = useTyped<MoveValues>()
  const [min, max] = by === "age" ? [0, 17] : [30, 220]
  return (
    <Box sx={{ display: "grid", columnGap: 1, gridTemplateColumns: "1fr 1fr" }}>
      <NumberInput source="adults" label="bookings.moving.adults" min={1} />
      <NumberInput source="children" label="bookings.moving.children" min={0} />
      {by &&
        Array.from({ length: Math.min(children ?? 0, LARGEST_GROUP) }, (_, nth) => nth).map((nth) => (
          <NumberInput
            key={nth}
            source={`measures.${nth}`}
            label={translate(`bookings.new.${by}`, { n: nth + 1 })}
            min={min}
            max={max}
          />
        ))}
    </Box>
  )
}

/** Keeps the price that was agreed, or takes the new one. */
function PriceInput(priced: Record<MoveValues["price"], MoveQuote | undefined>) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <RadioButtonGroupInput
      source="price"
      label={false}
      row={false}
      choices={(["keep", "anew"] as const).map((id) => ({
        id,
        name: translate(`bookings.moving.${id}`, { total: totalText(priced[id], language) }),
      }))}
      translateChoice={false}
    />
  )
}

const totalText = (priced: MoveQuote | undefined, language: "en" | "vi") =>
  priced ? formatDongFirst(priced.quote.total, priced.quote, language) : "…"
