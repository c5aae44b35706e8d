import { useState } from "react"
import { useTranslate } from "react-admin"
import type { Schedule } from "#features/departures/departure.ts"
import { hanoiDate } from "#lib/today.ts"
import { saveRow } from "#staff/http.ts"
import { DateInput, TimeInput } from "#staff/ui/dates/date-inputs.tsx"
import { useTourCurrency } from "#staff/ui/fields/tour-picker.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { Row } from "#staff/ui/row.tsx"
import { DeadlineFields, TermsFields, termsOf } from "../departure-fields.tsx"
import { SchedulePreview } from "./schedule-preview.tsx"
import { WeekdaysInput } from "./weekdays.tsx"

type Props = { tourId: string; schedule?: Schedule; onClose: () => void }

const newSchedule = () => ({
  weekdays: [],
  from: hanoiDate(),
  to: "",
  startTime: "08:00",
  capacity: 12,
  minimum: null,
  price: null,
  cutoffHours: 12,
  decideHours: 48,
})

/** Adds or changes a schedule, with the dates that it makes beside the fields. */
export function ScheduleDialog({ tourId, schedule, onClose }: Props) {
  const translate = useTranslate()
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [opened] = useState(schedule)
  const currency = useTourCurrency(tourId)
  const save = ({ weekdays, from, to, startTime, ...rest }: Record<string, unknown>, key: string) => {
    const body = { weekdays, from: from ?? "", to: to || null, startTime, ...termsOf(rest) }
    return saveRow("/departures/schedules", opened, opened ? body : { ...body, tourId }, key)
  }
  return (
    <FormDialog
      title={opened ? "departures.schedules.edit" : "departures.schedules.add"}
      values={opened ? { ...opened, to: opened.to ?? "" } : newSchedule()}
      save={save}
      done="departures.schedules.saved"
      submit="departures.actions.save"
      onClose={onClose}
    >
      <WeekdaysInput source="weekdays" />
      <Row>
        <DateInput source="from" label="departures.fields.from" />
        <DateInput source="to" label="departures.fields.to" helperText={translate("departures.hints.to")} />
        <TimeInput source="startTime" label="departures.fields.startTime" />
      </Row>
      <TermsFields currency={currency} />
      <DeadlineFields />
      <SchedulePreview tourId={tourId} scheduleId={opened?._id} />
    </FormDialog>
  )
}
