import type { ChangeEvent } from "react"
import { candidateNights, type LegDraft } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import { firstTravelDate, lastTravelDate } from "#domain/bookings/quote/order-limits.ts"
import type { AirportEnd } from "#domain/bookings/quote/pickup-times.ts"
import type { TransferDeparture } from "#domain/transfers/transfer.ts"
import { formatDate } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { addDays } from "#lib/today.ts"
import { Checkbox } from "#site/ui/form/checkbox.tsx"
import { Choices } from "#site/ui/form/choices.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { DepartureTimes } from "./departure-times.tsx"
import { orderMessages as texts } from "./order-messages.ts"

type Props = {
  leg: LegDraft
  end: AirportEnd
  /** Prefix of the API field names: '' for the outbound leg, 'returnTrip.' for the return. */
  path: "" | "returnTrip."
  /** Whether a flight may be named later: false where a leg is changed. */
  asksLater?: boolean
  /** False where the date stays. */
  asksDate?: boolean
  /** True where the time stays. */
  keepsTime?: boolean
  /** Of a timetable, for the passengers. */
  departures?: TransferDeparture[]
  passengers?: number
  onChange: (leg: LegDraft) => void
}

export function LegFields(props: Props) {
  const {
    leg,
    end,
    path,
    asksLater = true,
    asksDate = true,
    keepsTime = false,
    departures = [],
    passengers = 1,
  } = props
  const t = useTranslate()
  const field = useFormField()
  const set = (part: Partial<LegDraft>) => props.onChange({ ...leg, ...part })
  const wired: Wired = (name) => ({
    ...field(path + name),
    name: path + name,
    value: leg[name],
    onChange: ({ currentTarget }) => set({ [name]: currentTarget.value }),
  })
  const dateLabel = end === "from" ? texts.landingDate : end === "to" ? texts.takeoffDate : texts.travelDate
  const timeLabel = end === "to" ? texts.preferredTime : texts.pickupTime
  return (
    <div className="grid gap-4">
      {asksDate && (
        <TextField
          {...wired("travelDate")}
          type="date"
          label={t(path && !end ? texts.returnDate : dateLabel)}
          required
          min={firstTravelDate()}
          max={lastTravelDate()}
        />
      )}
      {end && <FlightFields end={end} keepsTime={keepsTime} wired={wired} />}
      {!keepsTime && departures.length > 0 && (
        <div id={wired("pickupTime").id} tabIndex={-1} className="outline-none">
          <DepartureTimes
            name={`${path}pickupTime`}
            departures={departures}
            passengers={passengers}
            chosen={leg.pickupTime}
            error={wired("pickupTime").error}
            onChoose={(pickupTime) => set({ pickupTime })}
          />
        </div>
      )}
      {!keepsTime && end !== "from" && departures.length === 0 && (
        <TextField {...wired("pickupTime")} type="time" label={t(timeLabel)} />
      )}
      {asksLater && end === "from" && (
        <Checkbox
          name={`${path}timeLater`}
          label={t(texts.flightLater)}
          checked={leg.timeLater}
          onChange={(event) => set({ timeLater: event.currentTarget.checked })}
        />
      )}
      {!keepsTime && departures.length === 0 && <NightChoice {...{ leg, end, wired, set }} />}
    </div>
  )
}

/** Returns what a control needs for one of the leg's texts. */
type Wired = (name: Exclude<keyof LegDraft, "timeLater">) => {
  id: string | undefined
  error: string | undefined
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

function FlightFields({ end, keepsTime, wired }: { end: AirportEnd; keepsTime: boolean; wired: Wired }) {
  const t = useTranslate()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        {...wired("flightNumber")}
        label={t(texts.flightNumber)}
        hint={t(texts.flightHint)}
        autoCapitalize="characters"
      />
      {!keepsTime && (
        <TextField
          {...wired("flightTime")}
          type="time"
          label={t(end === "from" ? texts.landingTime : texts.takeoffTime)}
          hint={t(end === "from" ? texts.landingHint : texts.takeoffHint)}
        />
      )}
    </div>
  )
}

type NightProps = Pick<Props, "leg" | "end"> & { wired: Wired; set: (part: Partial<LegDraft>) => void }

/** Asks which night is meant: guests name the night after midnight by either of its dates (booking-rules.md). */
function NightChoice({ leg, end, wired, set }: NightProps) {
  const t = useTranslate()
  const language = useLanguage()
  const nights = candidateNights(leg, end)
  if (nights.length === 0) return null
  const { id, name, value, error } = wired("nightOf")
  const named = (evening: string) =>
    t(texts.nightFromTo, {
      from: formatDate(evening, language, "short"),
      to: formatDate(addDays(evening, 1), language, "short"),
    })
  return (
    <div id={id} tabIndex={-1} className="outline-none">
      <Choices
        legend={t(texts.night)}
        name={name}
        choose="one"
        options={nights.map((evening) => ({ value: evening, label: named(evening) }))}
        chosen={[value]}
        error={error}
        onChoose={(nightOf) => set({ nightOf })}
      />
    </div>
  )
}
