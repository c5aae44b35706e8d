import { useQuery } from "@tanstack/react-query"
import { type ComponentProps, useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import type { LegDraft } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { MoveOrder, MoveQuote } from "#domain/bookings/lifecycle/changes.schema.ts"
import { changedLeg, readBookedLeg } from "#domain/bookings/manage/actions/moved-leg.ts"
import { otherEnd } from "#domain/bookings/quote/pickup-times.ts"
import { factMessages } from "#domain/bookings/summary/fact-messages.ts"
import { servesDoor } from "#domain/transfers/vehicle.ts"
import { formatTime } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { LegFields } from "#site/bookings/checkout/fields/leg-fields.tsx"
import { orderMessages } from "#site/bookings/checkout/fields/order-messages.ts"
import { manageMessages as texts } from "#site/bookings/manage/messages.ts"
import { moveQuoteQuery } from "#site/bookings/queries.ts"
import { TextField } from "#site/ui/form/field.tsx"
import { LoadingProduct } from "./loading-product.tsx"

type Props = { booking: Booking; onChange: (order: MoveOrder | undefined) => void }
type Departures = MoveQuote["departures"]

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

const NO_TIMETABLE: Departures = { outbound: [], returnLeg: [] }

/** A leg as it is booked. */
type Leg = Pick<ComponentProps<typeof LegFields>, "path" | "end"> & {
  departures: Departures["outbound"]
  startTime: string | null
  booked: LegDraft
}
type Draft = { legs: LegDraft[]; pickup: string; dropoff: string }

function TripFields({ booking, departures, onChange }: Props & { departures: Departures }) {
  const t = useTranslate()
  const legs = legsOf(booking, departures)
  const [draft, setDraft] = useState(() => readDraft(booking, legs))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onChange(changedDetails(legs, readDraft(booking, legs), next))
  }
  const { transferDetails: transfer } = booking
  const end = transfer?.airportEnd ?? null
  const isMet = Boolean((booking.tourDetails ?? transfer)?.pickup?.meetingPoint)
  const atDoor = transfer !== null && servesDoor(transfer.vehicleType)
  const times = legs.map((leg, nth) => (
    <LegTimes
      key={leg.path}
      booking={booking}
      leg={leg}
      draft={draft.legs[nth] ?? leg.booked}
      onChange={(next) => change({ legs: draft.legs.with(nth, next) })}
    />
  ))
  return (
    <div className="grid gap-4">
      {times[0]}
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
      {times[1] && (
        <fieldset>
          <legend className="mb-2 font-bold">{t(factMessages.returnTrip)}</legend>
          {times[1]}
        </fieldset>
      )}
    </div>
  )
}

type LegProps = { booking: Booking; leg: Leg; draft: LegDraft; onChange: (leg: LegDraft) => void }

/** Another time than the booked one is a move, which not every booking allows. A missing time can always be sent. */
function LegTimes({ booking, leg: { startTime, path, end, departures }, draft, onChange }: LegProps) {
  const t = useTranslate()
  const language = useLanguage()
  const keepsTime = startTime !== null && !booking.canMove
  const shown = { path, end, departures, passengers: booking.travelers, onChange }
  return (
    <>
      <LegFields {...shown} leg={draft} asksLater={false} asksDate={false} keepsTime={keepsTime} />
      {keepsTime && <p>{t(texts.timeStays, { time: formatTime(startTime, language) })}</p>}
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

function legsOf(booking: Booking, { outbound, returnLeg }: Departures): Leg[] {
  const { transferDetails: transfer, startTime } = booking
  if (!transfer) return []
  const { airportEnd: end, returnTrip: back } = transfer
  const there = readBookedLeg(booking, end, outbound.length > 0)
  const legs: Leg[] = [{ path: "", end, departures: outbound, startTime, booked: there }]
  if (!back) return legs
  const booked = readBookedLeg({ ...back, transferDetails: back }, otherEnd(end), returnLeg.length > 0)
  const { startTime: time } = back
  return [...legs, { path: "returnTrip.", end: otherEnd(end), departures: returnLeg, startTime: time, booked }]
}

function readDraft({ tourDetails, transferDetails: transfer }: Booking, legs: Leg[]): Draft {
  return {
    legs: legs.map(({ booked }) => booked),
    pickup: (tourDetails ?? transfer)?.pickup?.place ?? "",
    dropoff: transfer?.dropoff?.place ?? "",
  }
}

/** Returns what differs from the booking, or undefined if nothing does or a night is still to be chosen. */
function changedDetails(legs: Leg[], old: Draft, next: Draft): MoveOrder | undefined {
  const [outbound, back] = legs.map((leg, nth) => changedTimes(leg, next.legs[nth] ?? leg.booked))
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

function changedTimes({ booked, end, departures }: Leg, next: LegDraft): MoveOrder | "unclear" | undefined {
  if (isEqual(booked, next)) return undefined
  const changed = changedLeg(booked, next, end, departures.length > 0)
  if (!changed) return "unclear"
  const { travelDate: _stays, ...times } = changed
  return times
}
