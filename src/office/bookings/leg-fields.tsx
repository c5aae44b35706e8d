import { Box, TextField } from "@mui/material"
import { useTranslate } from "react-admin"
import { candidateNights, type LegDraft } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import { DAYS_BACK, firstTravelDate } from "#domain/bookings/quote/order-limits.ts"
import type { TransferDeparture } from "#domain/transfers/transfer.ts"
import { formatDate } from "#i18n/format.ts"
import { addDays } from "#lib/today.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { TimeField } from "#office/ui/dates/date-inputs.tsx"
import { CheckField } from "#office/ui/fields/check-field.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { useDepartureChoices, WRAPPED } from "./timed-departures.ts"

type LegProps = {
  leg: LegDraft
  /** Prefix of the API's fields. */
  path: "" | "returnTrip."
  end: "from" | "to" | null
  /** Of a timetable; none where guests name their time. */
  departures: TransferDeparture[]
  errors: Record<string, string>
  /** Whether the times may be named later, and the day may be over: false where a leg is changed. */
  asksLater?: boolean
  onChange: (part: Partial<LegDraft>) => void
}

/** Inputs for day, time and flight of one leg of a transfer. */
export function LegFields(props: LegProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { leg, path, end, departures, errors, asksLater = true, onChange } = props
  const isTimed = departures.length > 0
  const nights = isTimed ? [] : candidateNights(leg, end)
  const named = (evening: string) =>
    translate("bookings.new.nightFromTo", {
      from: formatDate(evening, language, "short"),
      to: formatDate(addDays(evening, 1), language, "short"),
    })
  return (
    <>
      <DateField
        required
        label={path ? "bookings.new.returnDate" : "bookings.fields.travelDate"}
        value={leg.travelDate}
        onChange={(travelDate) => onChange({ travelDate })}
        error={errors[`${path}travelDate`]}
        min={firstTravelDate(asksLater ? DAYS_BACK : 0)}
      />
      {isTimed && <DepartureTime {...props} />}
      {end !== "from" && !isTimed && (
        <LegTime
          {...props}
          name="pickupTime"
          label={path ? "bookings.page.returnTime" : "bookings.moving.pickupTime"}
        />
      )}
      {end && (
        <TextField
          label={translate(path ? "bookings.page.returnFlight" : "bookings.facts.flight")}
          value={leg.flightNumber}
          onChange={(event) => onChange({ flightNumber: event.target.value })}
          error={`${path}flightNumber` in errors}
          helperText={errors[`${path}flightNumber`] ?? ""}
        />
      )}
      {end && (
        <LegTime
          {...props}
          name="flightTime"
          label={path ? "bookings.page.returnFlightTime" : `bookings.new.flightTime.${end}`}
        />
      )}
      {nights.length > 0 && (
        <SelectField
          label="bookings.new.night"
          choices={nights.map((id) => ({ id, name: named(id) }))}
          value={leg.nightOf}
          onChange={(nightOf) => onChange({ nightOf })}
          sx={WRAPPED}
        />
      )}
      {asksLater && (
        <CheckField
          label="bookings.page.timeLater"
          value={leg.timeLater}
          onChange={(timeLater) => onChange({ timeLater })}
        />
      )}
      {errors[`${path}nightOf`] && <Box sx={{ color: "error.main" }}>{errors[`${path}nightOf`]}</Box>}
    </>
  )
}

type TimeProps = LegProps & { name: "pickupTime" | "flightTime"; label: string }

function LegTime({ leg, path, errors, onChange, name, label }: TimeProps) {
  const translate = useTranslate()
  return (
    <TimeField
      label={label}
      value={leg[name]}
      onChange={(time) => onChange({ [name]: time })}
      error={errors[path + name]}
      helperText={name === "pickupTime" && leg.flightTime !== "" && translate("bookings.new.pickupByFlight")}
    />
  )
}

function DepartureTime({ leg, path, departures, errors, onChange }: LegProps) {
  return (
    <SelectField
      label={path ? "bookings.new.returnTime" : "bookings.new.departureTime"}
      choices={useDepartureChoices(departures, leg.pickupTime)}
      value={leg.pickupTime}
      onChange={(pickupTime) => onChange({ pickupTime })}
      error={errors[`${path}pickupTime`]}
      none="bookings.new.noDepartureTime"
      sx={WRAPPED}
    />
  )
}
