import ChevronLeftIcon from "@mui/icons-material/ChevronLeft"
import ChevronRightIcon from "@mui/icons-material/ChevronRight"
import { Box, IconButton, Stack, Typography } from "@mui/material"
import { useState } from "react"
import type { ResourceJob } from "#domain/assignments/assignment.ts"
import { type Absence, firstExpiry, type Resource } from "#domain/resources/resource.ts"
import { weekdayNames } from "#i18n/format.ts"
import { addDays, hanoiDate, weekdayOf } from "#lib/today.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { type Tone, tones } from "#office/frame/theme.ts"
import { Hint } from "#office/ui/hint.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"

type Props = { resource: Resource; absences: Absence[] }
type Mark = { text: string; tone: Tone }

/** A month of somebody or something: when it works or is off, and when its papers have expired. */
export function MonthCard({ resource, absences }: Props) {
  const { translate, language, month: nameOf } = useWords()
  const [month, setMonth] = useState(hanoiDate().slice(0, 7))
  const days = daysOf(month)
  const range = new URLSearchParams({ resourceId: resource._id, from: days[0] ?? "", to: days.at(-1) ?? "" })
  const { data: jobs = [] } = useApi<ResourceJob[]>(`/crews/jobs?${range}`)
  const expiry = firstExpiry(resource.papers)
  const marksOn = (date: string): Mark[] => [
    ...(jobs.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)
      ? [{ text: translate("resources.calendar.trip"), tone: "success" as const }]
      : []),
    ...(absences.some(({ from, to }) => from <= date && date <= to)
      ? [{ text: translate("resources.calendar.off"), tone: "neutral" as const }]
      : []),
    ...(expiry !== null && expiry < date
      ? [{ text: translate("resources.calendar.expired"), tone: "danger" as const }]
      : []),
  ]
  const turn = (months: number) => setMonth(addDays(`${month}-15`, months * 30).slice(0, 7))
  return (
    <Section
      title="resources.calendar.title"
      action={
        <Stack direction="row" sx={{ alignItems: "center" }}>
          <IconButton size="small" aria-label={translate("resources.calendar.previous")} onClick={() => turn(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <Typography sx={{ fontWeight: 600, minWidth: 120, textAlign: "center" }} aria-live="polite">
            {nameOf(month)}
          </Typography>
          <IconButton size="small" aria-label={translate("resources.calendar.next")} onClick={() => turn(1)}>
            <ChevronRightIcon />
          </IconButton>
        </Stack>
      }
    >
      <Box aria-hidden sx={{ ...GRID, mb: 0.5 }}>
        {weekdayNames(language).map((name) => (
          <Hint key={name} sx={{ px: 0.5 }}>
            {name}
          </Hint>
        ))}
      </Box>
      <Box component="ol" sx={GRID}>
        {days.map((date, nth) => (
          <Day key={date} date={date} marks={marksOn(date)} column={nth === 0 ? weekdayOf(date) : undefined} />
        ))}
      </Box>
      <Jobs jobs={jobs} />
    </Section>
  )
}

/** The trips of the month. */
function Jobs({ jobs }: { jobs: ResourceJob[] }) {
  const { translate, localized, dateTime } = useWords()
  return (
    <Box sx={{ mt: 1.5 }}>
      {jobs.length === 0 && <Hint>{translate("assignments.noTrips")}</Hint>}
      {jobs.map(({ departureId, title, startsAt, endsAt }) => (
        <ListRow
          key={departureId}
          to={`/staff/departures/${departureId}/show`}
          title={localized(title)}
          lines={[`${dateTime(startsAt)} – ${dateTime(endsAt)}`]}
        />
      ))}
    </Box>
  )
}

const GRID = {
  display: "grid",
  gridTemplateColumns: "repeat(7, minmax(0, 1fr))",
  gap: 0.5,
  listStyle: "none",
  m: 0,
  p: 0,
}

function Day({ date, marks, column }: { date: string; marks: Mark[]; column: number | undefined }) {
  const { day } = useWords()
  const [first] = marks
  const words = [day(date), ...marks.map(({ text }) => text)].join(", ")
  return (
    <Box
      component="li"
      aria-label={words}
      title={words}
      {...(date === hanoiDate() && { "aria-current": "date" as const })}
      sx={{
        ...(first && tones[first.tone]),
        border: 1,
        borderColor: date === hanoiDate() ? "primary.main" : "divider",
        borderRadius: 1,
        minHeight: 48,
        px: 0.5,
        ...(column && { gridColumnStart: column }),
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: date === hanoiDate() ? 700 : 400 }}>
        {Number(date.slice(8))}
      </Typography>
      {marks.map(({ text }) => (
        <Typography key={text} sx={{ fontSize: 11, lineHeight: 1.2, overflowWrap: "anywhere" }}>
          {text}
        </Typography>
      ))}
    </Box>
  )
}

/** Returns the days of a month. */
function daysOf(month: string): string[] {
  const days: string[] = []
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day)
  return days
}
