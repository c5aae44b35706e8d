import { firstTravelDate, lastTravelDate } from "#features/bookings/quote/order-limits.ts"
import type { TransferDeparture } from "#features/transfers/transfer.ts"
import { formatDate } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { addDays } from "#lib/today.ts"
import { Checkbox } from "#ui/form/checkbox.tsx"
import { Choices } from "#ui/form/choices.tsx"
import { TextField } from "#ui/form/field.tsx"
import { DepartureTimes } from "./departure-times.tsx"
import { orderMessages as texts } from "./order-messages.ts"
import { candidateNights, type LegDraft } from "./transfer-order.ts"

type Props = {
  leg: LegDraft
  end: "from" | "to" | null
  /** Prefix of the API field names: '' for the outbound leg, 'returnTrip.' for the return. */
  path: "" | "returnTrip."
  ids: Record<string, string>
  errors: Record<string, string>
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

export function LegFields({
  leg,
  end,
  path,
  ids,
  errors,
  asksLater = true,
  asksDate = true,
  keepsTime = false,
  departures = [],
  passengers = 1,
  onChange,
}: Props) {
  const t = useTranslate()
  const set = (part: Partial<LegDraft>) => onChange({ ...leg, ...part })
  const dateLabel = end === "from" ? texts.landingDate : end === "to" ? texts.takeoffDate : texts.travelDate
  const timeLabel = end === "to" ? texts.preferredTime : texts.pickupTime
  return (
    <div className="grid gap-4">
      {asksDate && (
        <TextField
          id={ids[`${path}travelDate`]}
          name={`${path}travelDate`}
          type="date"
          label={t(path && !end ? texts.returnDate : dateLabel)}
          required
          min={firstTravelDate()}
          max={lastTravelDate()}
          value={leg.travelDate}
          error={errors[`${path}travelDate`]}
          onChange={(event) => set({ travelDate: event.currentTarget.value })}
        />
      )}
      {end && <FlightFields {...{ leg, end, path, ids, errors, keepsTime, set }} />}
      {!keepsTime && departures.length > 0 && (
        <div id={ids[`${path}pickupTime`]} tabIndex={-1} className="outline-none">
          <DepartureTimes
            name={`${path}pickupTime`}
            departures={departures}
            passengers={passengers}
            chosen={leg.pickupTime}
            error={errors[`${path}pickupTime`]}
            onChoose={(pickupTime) => set({ pickupTime })}
          />
        </div>
      )}
      {!keepsTime && end !== "from" && departures.length === 0 && (
        <TextField
          id={ids[`${path}pickupTime`]}
          name={`${path}pickupTime`}
          type="time"
          label={t(timeLabel)}
          value={leg.pickupTime}
          error={errors[`${path}pickupTime`]}
          onChange={(event) => set({ pickupTime: event.currentTarget.value })}
        />
      )}
      {asksLater && end === "from" && (
        <Checkbox
          name={`${path}timeLater`}
          label={t(texts.flightLater)}
          checked={leg.timeLater}
          onChange={(event) => set({ timeLater: event.currentTarget.checked })}
        />
      )}
      {!keepsTime && departures.length === 0 && <NightChoice {...{ leg, end, path, ids, errors, set }} />}
    </div>
  )
}

type PartProps = Pick<Props, "leg" | "end" | "path" | "ids" | "errors"> & { set: (part: Partial<LegDraft>) => void }

function FlightFields({ leg, end, path, ids, errors, keepsTime, set }: PartProps & { keepsTime: boolean }) {
  const t = useTranslate()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        id={ids[`${path}flightNumber`]}
        name={`${path}flightNumber`}
        label={t(texts.flightNumber)}
        hint={t(texts.flightHint)}
        autoCapitalize="characters"
        value={leg.flightNumber}
        error={errors[`${path}flightNumber`]}
        onChange={(event) => set({ flightNumber: event.currentTarget.value })}
      />
      {!keepsTime && (
        <TextField
          id={ids[`${path}flightTime`]}
          name={`${path}flightTime`}
          type="time"
          label={t(end === "from" ? texts.landingTime : texts.takeoffTime)}
          hint={t(end === "from" ? texts.landingHint : texts.takeoffHint)}
          value={leg.flightTime}
          error={errors[`${path}flightTime`]}
          onChange={(event) => set({ flightTime: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

/** Asks which night is meant: guests name the night after midnight by either of its dates (booking-rules.md). */
function NightChoice({ leg, end, path, ids, errors, set }: PartProps) {
  const t = useTranslate()
  const language = useLanguage()
  const nights = candidateNights(leg, end)
  if (nights.length === 0) return null
  const named = (evening: string) =>
    interpolate(t(texts.nightFromTo), {
      from: formatDate(evening, language, "short"),
      to: formatDate(addDays(evening, 1), language, "short"),
    })
  return (
    <div id={ids[`${path}nightOf`]} tabIndex={-1} className="outline-none">
      <Choices
        legend={t(texts.night)}
        name={`${path}nightOf`}
        choose="one"
        options={nights.map((evening) => ({ value: evening, label: named(evening) }))}
        chosen={[leg.nightOf]}
        error={errors[`${path}nightOf`]}
        onChoose={(nightOf) => set({ nightOf })}
      />
    </div>
  )
}
