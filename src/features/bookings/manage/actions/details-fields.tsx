import { useId, useState } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import { LegFields } from "#features/bookings/checkout/fields/leg-fields.tsx"
import { orderMessages } from "#features/bookings/checkout/fields/order-messages.ts"
import type { LegDraft } from "#features/bookings/checkout/fields/transfer-order.ts"
import type { MoveOrder } from "#features/bookings/lifecycle/changes.schema.ts"
import { manageMessages as texts } from "#features/bookings/manage/messages.ts"
import { servesDoor } from "#features/transfers/vehicle.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { TextField } from "#ui/form/field.tsx"
import { changedLeg, readBookedLeg } from "./moved-leg.ts"

type Props = { booking: Booking; onChange: (order: MoveOrder | undefined) => void }
type End = "from" | "to" | null
type Draft = { outbound: LegDraft | undefined; back: LegDraft | undefined; pickup: string; dropoff: string }

const LEG = ["pickupTime", "flightNumber", "flightTime", "nightOf"]

/** Flight, times and addresses of a booking. Its dates stay. */
export function DetailsFields({ booking, onChange }: Props) {
  const t = useTranslate()
  const prefix = useId()
  const ids = Object.fromEntries(
    ["", "returnTrip."].flatMap((path) => LEG.map((name) => [path + name, prefix + path + name])),
  )
  const [draft, setDraft] = useState(() => readDraft(booking))
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    onChange(changedDetails(booking, next))
  }
  const { transferDetails: transfer } = booking
  const end = transfer?.airportEnd ?? null
  const isMet = Boolean((booking.tourDetails ?? transfer)?.pickup?.meetingPoint)
  const atDoor = transfer !== null && servesDoor(transfer.vehicleType)
  const leg = { ids, errors: {}, asksTime: false, asksDate: false }
  return (
    <div className="grid gap-4">
      {draft.outbound && (
        <LegFields {...leg} leg={draft.outbound} end={end} path="" onChange={(outbound) => change({ outbound })} />
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
      {draft.back && (
        <fieldset>
          <legend className="mb-2 font-bold">{t(texts.returnTrip)}</legend>
          <LegFields
            {...leg}
            leg={draft.back}
            end={otherEnd(end)}
            path="returnTrip."
            onChange={(back) => change({ back })}
          />
        </fieldset>
      )}
    </div>
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

const otherEnd = (end: End): End => end && (end === "from" ? "to" : "from")

function readDraft(booking: Booking): Draft {
  const { tourDetails, transferDetails: transfer } = booking
  const back = transfer?.returnTrip
  return {
    outbound: transfer ? readBookedLeg(booking, transfer.airportEnd) : undefined,
    back:
      transfer && back ? readBookedLeg({ ...back, transferDetails: back }, otherEnd(transfer.airportEnd)) : undefined,
    pickup: (tourDetails ?? transfer)?.pickup?.place ?? "",
    dropoff: transfer?.dropoff?.place ?? "",
  }
}

/** Returns what differs from the booking, or undefined if nothing does or a night is still to be chosen. */
function changedDetails(booking: Booking, next: Draft): MoveOrder | undefined {
  const old = readDraft(booking)
  const end = booking.transferDetails?.airportEnd ?? null
  const outbound = changedTimes(old.outbound, next.outbound, end)
  const back = changedTimes(old.back, next.back, otherEnd(end))
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
  end: End,
): MoveOrder | "unclear" | undefined {
  if (!old || !next || JSON.stringify(old) === JSON.stringify(next)) return undefined
  const changed = changedLeg(old, next, end)
  if (!changed) return "unclear"
  const { travelDate: _stays, ...times } = changed
  return times
}
