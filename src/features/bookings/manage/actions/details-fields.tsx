import { useQuery } from "@tanstack/react-query"
import { type ComponentProps, useState } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import { LegFields } from "#features/bookings/checkout/fields/leg-fields.tsx"
import { orderMessages } from "#features/bookings/checkout/fields/order-messages.ts"
import type { LegDraft } from "#features/bookings/checkout/fields/transfer-order.ts"
import type { MoveOrder, MoveQuote } from "#features/bookings/lifecycle/changes.schema.ts"
import { manageMessages as texts } from "#features/bookings/manage/messages.ts"
import { moveQuoteQuery } from "#features/bookings/queries.ts"
import { type AirportEnd, otherEnd } from "#features/bookings/quote/pickup-times.ts"
import { servesDoor } from "#features/transfers/vehicle.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { TextField } from "#ui/form/field.tsx"
import { LoadingProduct } from "./loading-product.tsx"
import { changedLeg, readBookedLeg } from "./moved-leg.ts"

type Props = { booking: Booking; onChange: (order: MoveOrder | undefined) => void }
type Draft = { outbound: LegDraft | undefined; back: LegDraft | undefined; pickup: string; dropoff: string }

/** Flight, times and addresses of a booking. Its dates stay. */
export function DetailsFields({ booking, onChange }: Props) {
  const isTransfer = booking.productType === "transfer"
  // The preview of no change at all lists the departures of a timetable, on the booked days.
  const { data, isError, refetch } = useQuery({
    ...moveQuoteQuery(booking._id, {}),
    enabled: isTransfer,
    networkMode: "always",
  })
  if (isTransfer && !data) return <LoadingProduct isError={isError} onRetry={refetch} />
  return <TripFields booking={booking} departures={data?.departures ?? NO_TIMETABLE} onChange={onChange} />
}

const NO_TIMETABLE: MoveQuote["departures"] = { outbound: [], returnLeg: [] }

type TripProps = Props & { departures: MoveQuote["departures"] }

function TripFields({ booking, departures, onChange }: TripProps) {
  const t = useTranslate()
  const [draft, setDraft] = useState(() => readDraft(booking, departures))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onChange(changedDetails(booking, departures, next))
  }
  const { transferDetails: transfer } = booking
  const end = transfer?.airportEnd ?? null
  const isMet = Boolean((booking.tourDetails ?? transfer)?.pickup?.meetingPoint)
  const atDoor = transfer !== null && servesDoor(transfer.vehicleType)
  const common = { booking, asksLater: false, asksDate: false, passengers: booking.travelers }
  return (
    <div className="grid gap-4">
      {draft.outbound && (
        <LegTimes
          {...common}
          leg={draft.outbound}
          end={end}
          path=""
          departures={departures.outbound}
          booked={booking.startTime}
          onChange={(outbound) => change({ outbound })}
        />
      )}
      {end !== "from" && !isMet && (!transfer || atDoor || transfer.pickup?.zone) && (
        <PlaceField label={orderMessages.pickupPlace} value={draft.pickup} onChange={(pickup) => change({ pickup })} />
      )}
      {atDoor && end !== "to" && (
        <PlaceField
          label={orderMessages.dropoffPlace}
          value={draft.dropoff}
          onChange={(dropoff) => change({ dropoff })}
        />
      )}
      {draft.back && transfer?.returnTrip && (
        <fieldset>
          <legend className="mb-2 font-bold">{t(texts.returnTrip)}</legend>
          <LegTimes
            {...common}
            leg={draft.back}
            end={otherEnd(end)}
            path="returnTrip."
            departures={departures.returnLeg}
            booked={transfer.returnTrip.startTime}
            onChange={(back) => change({ back })}
          />
        </fieldset>
      )}
    </div>
  )
}

type LegProps = ComponentProps<typeof LegFields> & { booking: Booking; booked: string | null }

/** Another time than the booked one is a move, which not every booking allows. A missing time can always be sent. */
function LegTimes({ booking, booked, ...props }: LegProps) {
  const t = useTranslate()
  const language = useLanguage()
  const keepsTime = booked !== null && !booking.canMove
  return (
    <>
      <LegFields {...props} keepsTime={keepsTime} />
      {keepsTime && <p>{interpolate(t(texts.timeStays), { time: formatTime(booked, language) })}</p>}
    </>
  )
}

type PlaceProps = { label: Localized; value: string; onChange: (place: string) => void }

function PlaceField({ label, value, onChange }: PlaceProps) {
  const t = useTranslate()
  return (
    <TextField
      label={t(label)}
      hint={t(orderMessages.placeHint)}
      autoComplete="off"
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function readDraft(booking: Booking, { outbound, returnLeg }: MoveQuote["departures"]): Draft {
  const { tourDetails, transferDetails: transfer } = booking
  const back = transfer?.returnTrip
  return {
    outbound: transfer ? readBookedLeg(booking, transfer.airportEnd, outbound.length > 0) : undefined,
    back:
      transfer && back
        ? readBookedLeg({ ...back, transferDetails: back }, otherEnd(transfer.airportEnd), returnLeg.length > 0)
        : undefined,
    pickup: (tourDetails ?? transfer)?.pickup?.place ?? "",
    dropoff: transfer?.dropoff?.place ?? "",
  }
}

/** Returns what differs from the booking, or undefined if nothing does or a night is still to be chosen. */
function changedDetails(booking: Booking, departures: MoveQuote["departures"], next: Draft): MoveOrder | undefined {
  const old = readDraft(booking, departures)
  const end = booking.transferDetails?.airportEnd ?? null
  const outbound = changedTimes(old.outbound, next.outbound, end, departures.outbound.length > 0)
  const back = changedTimes(old.back, next.back, otherEnd(end), departures.returnLeg.length > 0)
  if (outbound === "unclear" || back === "unclear") return undefined
  const order = {
    ...outbound,
    ...(back && { returnTrip: back }),
    ...(next.pickup.trim() !== old.pickup && { pickup: { place: next.pickup.trim() || null } }),
    ...(next.dropoff.trim() !== old.dropoff && {
      dropoff: next.dropoff.trim() ? { place: next.dropoff.trim() } : null,
    }),
  }
  return Object.keys(order).length > 0 ? order : undefined
}

function changedTimes(
  old: LegDraft | undefined,
  next: LegDraft | undefined,
  end: AirportEnd,
  isTimed: boolean,
): MoveOrder | "unclear" | undefined {
  if (!old || !next || JSON.stringify(old) === JSON.stringify(next)) return undefined
  const changed = changedLeg(old, next, end, isTimed)
  if (!changed) return "unclear"
  const { travelDate: _stays, ...times } = changed
  return times
}
