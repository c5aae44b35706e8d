import { Alert, Box, Chip, Typography } from "@mui/material"
import { keepPreviousData } from "@tanstack/react-query"
import { FormDataConsumer, useTranslate } from "react-admin"
import type { SchedulePreview as Preview } from "#features/departures/departure.ts"
import { joined } from "#lib/text/joined.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import { useWords } from "#staff/hooks/use-words.ts"

const MAX_SHOWN = 40

type Props = { tourId: string; scheduleId: string | undefined }

/** The dates that the schedule in the form would make, as it is typed. */
export function SchedulePreview(props: Props) {
  return <FormDataConsumer>{({ formData }) => <PreviewOf {...props} typed={formData as Typed} />}</FormDataConsumer>
}

type Typed = { weekdays?: number[]; from?: string; to?: string; startTime?: string }

function PreviewOf({ tourId, scheduleId, typed }: Props & { typed: Typed }) {
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
    joined([day(date), holiday && localized(holiday), state === "closed" && translate("departures.schedules.isClosed")])
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
