import DownloadIcon from "@mui/icons-material/Download"
import { Box, Typography } from "@mui/material"
import { useLocation, useNavigate } from "react-admin"
import type { DayJob, DayPassenger } from "#domain/boarding/boarding.ts"
import { crewText, jobText } from "#domain/boarding/day/day-texts.ts"
import { pickupText, totalsText } from "#domain/boarding/manifest/manifest-texts.ts"
import { formatDate } from "#i18n/format.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useTask } from "#office/frame/hooks/use-task.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { saveFile } from "#office/ui/save-file.ts"
import { PassengerTable, Sheet } from "../page/sheet.tsx"

/** All jobs of a day with their guests, to read and to print. */
export default function DayScreen() {
  const { translate, language } = useWords()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { run, isRunning } = useTask()
  const date = new URLSearchParams(search).get("date") ?? hanoiDate()
  const { data: jobs, error } = useApi<DayJob[]>(`/departures/day?date=${date}`)
  const tools = (
    <>
      <Box sx={{ width: { xs: "100%", sm: 200 } }}>
        <DateField
          label="departures.rides.day"
          value={date}
          onChange={(next) => next && navigate(`/staff/departures/day?date=${next}`)}
        />
      </Box>
      <ActionButton
        label="departures.manifest.xlsx"
        startIcon={<DownloadIcon />}
        disabled={isRunning || !jobs?.length}
        onClick={() => run(() => saveFile(`/exports/day/sheet?date=${date}`))}
      />
    </>
  )
  return (
    <Sheet tools={tools} back="/staff/departures" error={error} isLoaded={jobs !== undefined}>
      <Typography variant="h3" component="h1">
        {translate("departures.day.title", { date: formatDate(date, language) })}
      </Typography>
      {jobs && (
        <Typography sx={{ fontWeight: 600 }}>
          {jobs.length === 0
            ? translate("departures.day.empty")
            : withDots(
                translate("departures.day.summary", { smart_count: jobs.length }),
                translate("bookings.people", { smart_count: jobs.reduce((sum, { totals }) => sum + totals.people, 0) }),
              )}
        </Typography>
      )}
      {jobs?.map((job) => (
        <Job key={`${job.departureId} ${job.passengers[0]?._id} ${job.isReturn}`} job={job} />
      ))}
    </Sheet>
  )
}

function Job({ job }: { job: DayJob }) {
  const words = useWords()
  const { translate, clock } = words
  const { time, passengers, totals } = job
  const pickup = (one: DayPassenger) => ({
    time: one.pickupTime === null ? "—" : clock(one.pickupTime),
    place: pickupText(one, words),
  })
  return (
    <Box component="section" sx={{ mt: 3, breakInside: "avoid-page" }}>
      <Typography variant="h4" component="h2">
        {withDots(time ? clock(time) : translate("departures.day.noTime"), jobText(job, words))}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>
        {withDots(totalsText(totals, words), crewText(job) || translate("departures.day.nobody"))}
      </Typography>
      <PassengerTable passengers={passengers} pickup={pickup} />
    </Box>
  )
}
