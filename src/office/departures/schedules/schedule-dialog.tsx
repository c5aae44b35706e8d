import { Alert, Box, Chip, Typography } from "@mui/material"
import { keepPreviousData } from "@tanstack/react-query"
import { useState } from "react"
import { FormDataConsumer, useTranslate } from "react-admin"
import type { SchedulePreview as Preview, Schedule } from "#domain/departures/departure.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import { DeadlineFields, TermsFields, termsOf } from "#office/departures/departure-fields.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { saveRow } from "#office/frame/http.ts"
import { DateInput, TimeInput } from "#office/ui/dates/date-inputs.tsx"
import { useTourCurrency } from "#office/ui/fields/tour-picker.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { Row } from "#office/ui/row.tsx"
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

const MAX_SHOWN = 40

type SchedulePreviewProps = { tourId: string; scheduleId: string | undefined }

/** The dates that the schedule in the form would make, as it is typed. */
function SchedulePreview(props: SchedulePreviewProps) {
  return <FormDataConsumer>{({ formData }) => <PreviewOf {...props} typed={formData} />}</FormDataConsumer>
}

type Typed = { weekdays?: number[]; from?: string; to?: string; startTime?: string }

function PreviewOf({ tourId, scheduleId, typed }: SchedulePreviewProps & { typed: Typed }) {
  const translate = useTranslate()
  const { weekdays = [], from, to, startTime } = typed
  const query = new URLSearchParams({
    tourId,
    weekdays: weekdays.toSorted().join(","),
    from: from ?? "",
    startTime: startTime ?? "",
    ...(to && { to }),
    ...(scheduleId && { id: scheduleId }),
  })
  const isReady = weekdays.length > 0 && Boolean(from) && Boolean(startTime)
  const { data, error } = useApi<Preview>(`/departures/schedules/preview?${query}`, {
    enabled: isReady,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Box aria-live="polite" sx={{ mt: 1 }}>
      <Typography variant="h6" component="h3">
        {translate("departures.schedules.preview")}
      </Typography>
      {!isReady && <Typography color="text.secondary">{translate("departures.schedules.previewWaiting")}</Typography>}
      {isReady && error && <Alert severity="warning">{error.message}</Alert>}
      {isReady && !error && data && <Dates preview={data} goesOn={!to} />}
    </Box>
  )
}

function Dates({ preview, goesOn }: { preview: Preview; goesOn: boolean }) {
  const { translate, localized, day } = useWords()
  const { dates, until, removed, staying } = preview
  const made = dates.filter(({ state }) => state !== "closed").length
  const label = ({ date, state, holiday }: Preview["dates"][number]) =>
    withDots(day(date), holiday && localized(holiday), state === "closed" && translate("departures.schedules.isClosed"))
  return (
    <>
      <Typography variant="body2">
        {made > 0
          ? translate("departures.schedules.previewCount", { n: made, until: day(until) })
          : translate("departures.schedules.previewEmpty")}{" "}
        {made > 0 && goesOn && translate("departures.schedules.previewLater")}
      </Typography>
      <Box component="ul" sx={{ display: "flex", flexWrap: "wrap", gap: 0.75, listStyle: "none", p: 0, my: 1 }}>
        {dates.slice(0, MAX_SHOWN).map((one) => (
          <li key={one.date}>
            <Chip
              size="small"
              label={label(one)}
              variant={one.state === "closed" ? "outlined" : "filled"}
              color={one.holiday && one.state !== "closed" ? "warning" : "default"}
              sx={one.state === "closed" ? { textDecoration: "line-through" } : undefined}
            />
          </li>
        ))}
        {dates.length > MAX_SHOWN && <li>{translate("departures.schedules.more", { n: dates.length - MAX_SHOWN })}</li>}
      </Box>
      {removed.length > 0 && (
        <Alert severity="warning">{translate("departures.schedules.removing", { n: removed.length })}</Alert>
      )}
      {staying.length > 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {translate("departures.schedules.staying", { n: staying.length })}:{" "}
          {staying.map(({ date }) => day(date)).join("; ")}
        </Alert>
      )}
    </>
  )
}
