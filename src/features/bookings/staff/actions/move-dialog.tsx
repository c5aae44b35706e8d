import { Alert, Box } from "@mui/material"
import { useEffect } from "react"
import { BooleanInput, NumberInput, RadioButtonGroupInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import type { StaffBooking } from "#features/bookings/booking.ts"
import type { MoveQuote } from "#features/bookings/lifecycle/changes.schema.ts"
import type { RequestedChoice } from "#features/bookings/quote/choice-lines.ts"
import type { Departure } from "#features/departures/departure.ts"
import { MonthCalendar } from "#features/departures/staff/calendar/month-calendar.tsx"
import { formatDongFirst } from "#i18n/money-text.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { callApi } from "#staff/http.ts"
import { DateInput, TimeInput } from "#staff/ui/dates/date-inputs.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import type { Typed } from "#staff/ui/forms/use-saving.ts"
import { ChoiceInputs } from "../choice-inputs.tsx"
import { doneText } from "../format.ts"
import { ReasonInput } from "../page/change-booking.tsx"
import { priceText, useMoveQuote } from "./move-quote.ts"
import { SeatsQuestions, useBookableDepartures } from "./seats-question.tsx"

type Props = {
  booking: StaffBooking
  /** The day to start with. */
  date?: string | undefined
  onClose: () => void
}
type Values = {
  date: string
  departureId: string
  pickupTime: string
  adults: number
  children: number
  choices?: RequestedChoice[]
  chargeLateFee: boolean
  overbook: boolean
  afterClosing: boolean
  price: "keep" | "anew"
  reason?: string
  /** The new total that was shown, once it is known. */
  totalPrice?: number
}

/** Moves a booking to another date or party. The new price is shown before it is saved. */
export function MoveDialog({ booking, date: proposed, onClose }: Props) {
  const { _id, departure, party } = booking
  const departures = useBookableDepartures(departure ? booking.productId : undefined)
  return (
    <FormDialog<Values>
      title="bookings.actions.move"
      values={{
        date: proposed ?? booking.travelDate,
        departureId: departure?._id ?? "",
        pickupTime: booking.startTime ?? "",
        adults: party.adults,
        children: party.children,
        chargeLateFee: false,
        overbook: false,
        afterClosing: false,
        price: "keep",
      }}
      save={(typed) => {
        const { version } = booking
        const { totalPrice, reason } = typed
        const body = { ...orderOf(booking, departures, typed), version, totalPrice, ...(reason && { reason }) }
        return callApi(`/bookings/${_id}/move`, { method: "POST", body })
      }}
      isReady={({ totalPrice }) => totalPrice != null}
      done={doneText("moved", booking)}
      submit="bookings.actions.save"
      onClose={onClose}
    >
      <MoveInputs booking={booking} departures={departures} />
    </FormDialog>
  )
}

function MoveInputs({ booking, departures }: { booking: StaffBooking; departures: Departure[] }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { setValue } = useFormContext()
  const typed = useWatch() as Typed<Values>
  const { _id, productType, productId, departure } = booking
  const isAgreed = hasAgreedPrice(booking)
  const isChanged = Object.keys(changeOf(booking, departures, typed)).length > 0
  const order = orderOf(booking, departures, typed)
  const { data: quote, error, isPlaceholderData } = useMoveQuote(_id, order, isChanged)
  const otherOrder = { ...order, keepPrice: typed.price !== "keep" }
  const { data: other } = useMoveQuote(_id, otherOrder, isChanged && isAgreed)
  const totalPrice = isChanged && !error && !isPlaceholderData ? quote?.quote.total : undefined
  useEffect(() => setValue("totalPrice", totalPrice), [setValue, totalPrice])
  const priced = (price: Values["price"]) => (price === typed.price ? quote : other)
  return (
    <>
      {departure ? (
        <>
          <DepartureInput departures={departures} />
          <SeatsInput booking={booking} departures={departures} />
        </>
      ) : (
        <DateInput source="date" label="bookings.moving.date" />
      )}
      {productType === "transfer" && <TimeInput source="pickupTime" label="bookings.moving.pickupTime" />}
      <Box sx={{ display: "grid", columnGap: 1, gridTemplateColumns: "1fr 1fr" }}>
        <NumberInput source="adults" label="bookings.moving.adults" min={1} />
        <NumberInput source="children" label="bookings.moving.children" min={0} />
      </Box>
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
      <Alert severity={error ? "error" : isChanged ? "info" : "warning"}>
        {error
          ? error.message
          : isChanged && quote
            ? priceText(quote, translate, language)
            : translate("bookings.moving.unchanged")}
      </Alert>
    </>
  )
}

function DepartureInput({ departures }: { departures: Departure[] }) {
  const { setValue } = useFormContext()
  const chosenId = useWatch({ name: "departureId" }) as string
  return (
    <MonthCalendar
      departures={departures}
      chosenId={chosenId}
      onChoose={(id) => setValue("departureId", id, { shouldDirty: true })}
    />
  )
}

/** Asks before more people than now are booked on a full departure, or on one that is closed to guests. */
function SeatsInput({ booking, departures }: { booking: StaffBooking; departures: Departure[] }) {
  const { setValue } = useFormContext()
  const { departureId, adults, children, overbook = false, afterClosing = false } = useWatch() as Typed<Values>
  const chosen = departures.find(({ _id }) => _id === departureId)
  const own = departureId === booking.departure?._id && booking.placesHeld ? booking.travelers : 0
  const people = (adults ?? 1) + (children ?? 0)
  if (!chosen || people <= own) return null
  return (
    <SeatsQuestions
      departure={chosen}
      placesLeft={chosen.placesLeft + own}
      people={people}
      said={{ overbook: overbook ?? false, afterClosing: afterClosing ?? false }}
      onChange={(said) => {
        for (const [name, isSure] of Object.entries(said)) setValue(name, isSure, { shouldDirty: true })
      }}
    />
  )
}

/** Keeps the price that was agreed, or takes the new one. */
function PriceInput(priced: Record<Values["price"], MoveQuote | undefined>) {
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

const hasAgreedPrice = ({ lines }: StaffBooking) => lines.some(({ code }) => code === "agreed")

/** Returns what of the booking is to change, as the API takes it. */
function changeOf(booking: StaffBooking, departures: Departure[], typed: Typed<Values>) {
  const { productType, departure, party, travelDate, startTime } = booking
  const { date, departureId, pickupTime, choices } = typed
  const chosen = departures.find(({ _id }) => _id === departureId)
  const adults = typed.adults ?? 1
  const children = typed.children ?? 0
  const isOtherParty = adults !== party.adults || children !== party.children
  return {
    ...(departure && departureId !== departure._id && chosen && { departureId, travelDate: chosen.date }),
    ...(!departure && date !== travelDate && { travelDate: date ?? "" }),
    ...(productType === "transfer" && (pickupTime ?? "") !== (startTime ?? "") && { pickupTime: pickupTime ?? "" }),
    ...(choices && { choices }),
    ...(isOtherParty && { party: { adults, children }, travelers: adults + children }),
  }
}

const orderOf = (booking: StaffBooking, departures: Departure[], typed: Typed<Values>) => ({
  ...changeOf(booking, departures, typed),
  ...(typed.chargeLateFee && { chargeLateFee: true }),
  ...(typed.overbook && { overbook: true }),
  ...(typed.afterClosing && { afterClosing: true }),
  ...(hasAgreedPrice(booking) && { keepPrice: typed.price === "keep" }),
})
