import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { type DateSelection, NO_DATE } from "#domain/bookings/checkout/fields/tour-draft.ts"
import { airportEnd } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { MoveOrder } from "#domain/bookings/lifecycle/changes.schema.ts"
import { changedLeg, readBookedLeg } from "#domain/bookings/manage/actions/moved-leg.ts"
import { firstTravelDate, lastTravelDate } from "#domain/bookings/quote/order-limits.ts"
import { inDirection } from "#domain/transfers/reversed.ts"
import { departuresOf, isTimed } from "#domain/transfers/timetable.ts"
import type { Transfer, TransferDeparture } from "#domain/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { DateField } from "#site/bookings/checkout/fields/date-field.tsx"
import { LegFields } from "#site/bookings/checkout/fields/leg-fields.tsx"
import { manageMessages as texts } from "#site/bookings/manage/messages.ts"
import { tourQuery } from "#site/tours/queries.ts"
import { transferQuery } from "#site/transfers/queries.ts"
import { TextField } from "#site/ui/form/field.tsx"
import { LoadingProduct } from "./loading-product.tsx"

type Props = {
  booking: Booking
  /** Of a transfer's timetable, on the chosen day. */
  departures?: TransferDeparture[] | undefined
  onChange: (order: MoveOrder | undefined) => void
}

export function MoveDateField(props: Props) {
  const { booking } = props
  if (booking.productType === "tour") return <TourDate {...props} />
  if (booking.productType === "transfer") return <TransferDate {...props} />
  return <AnyDate {...props} />
}

function TourDate({ booking, onChange }: Props) {
  // A browser's own calendar opens on the date that the field has.
  const anyDate = booking.departure === null
  const [selection, setSelection] = useState(anyDate ? { ...NO_DATE, travelDate: booking.travelDate } : NO_DATE)
  const { data: tour, isError, refetch } = useQuery(tourQuery(booking.product.slug))
  const choose = (next: DateSelection) => {
    setSelection(next)
    const { travelDate, departure } = next
    onChange(travelDate ? { travelDate, ...(departure && { departureId: departure._id }) } : undefined)
  }
  if (!tour) return <LoadingProduct isError={isError} onRetry={refetch} />
  return (
    <DateField
      tour={tour}
      anyDate={!tour.hasDepartures || anyDate}
      people={booking.travelers}
      opensOn={booking.travelDate}
      value={selection}
      onChange={choose}
    />
  )
}

function TransferDate(props: Props) {
  const { booking } = props
  const { data: transfer, isError, refetch } = useQuery(transferQuery(booking.product.slug))
  if (!transfer) return <LoadingProduct isError={isError} onRetry={refetch} />
  return <LegChoice {...props} transfer={inDirection(transfer, booking.transferDetails?.isReversed)} />
}

function LegChoice({ booking, transfer, departures, onChange }: Props & { transfer: Transfer }) {
  const end = airportEnd(transfer)
  const hasTimetable = isTimed(transfer)
  const booked = readBookedLeg(booking, end, hasTimetable)
  const [leg, setLeg] = useState(booked)
  return (
    <LegFields
      leg={leg}
      end={end}
      path=""
      asksLater={false}
      departures={hasTimetable ? (departures ?? departuresOf(transfer)) : []}
      passengers={booking.travelers}
      onChange={(next) => {
        setLeg(next)
        onChange(changedLeg(booked, next, end, hasTimetable))
      }}
    />
  )
}

function AnyDate({ booking, onChange }: Props) {
  const t = useTranslate()
  const [date, setDate] = useState(booking.travelDate)
  return (
    <TextField
      type="date"
      label={t(texts.newDate)}
      required
      min={firstTravelDate()}
      max={lastTravelDate()}
      value={date}
      onChange={({ currentTarget: { value } }) => {
        setDate(value)
        onChange(value ? { travelDate: value } : undefined)
      }}
    />
  )
}
