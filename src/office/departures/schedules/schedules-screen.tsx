import AddIcon from "@mui/icons-material/Add"
import { Stack, Typography } from "@mui/material"
import { Title, useLocation, useNavigate, useTranslate } from "react-admin"
import type { Schedule } from "#domain/departures/departure.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import { ScheduleCrewDialog } from "#office/assignments/schedule-crew-dialog.tsx"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { TourPicker } from "#office/ui/fields/tour-picker.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { RemoveButton } from "#office/ui/forms/remove-button.tsx"
import { ListRow } from "#office/ui/list-row.tsx"
import { Section } from "#office/ui/section.tsx"
import { CloseOutsSection } from "./close-outs-section.tsx"
import { ScheduleDialog } from "./schedule-dialog.tsx"
import { weekdaysText } from "./weekdays.tsx"

/** The schedules and closed days of one tour, which the address names: `?tour=`. */
export default function SchedulesScreen() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { search } = useLocation()
  const tourId = new URLSearchParams(search).get("tour") ?? undefined
  const choose = (next: string | undefined) =>
    navigate(`/staff/departures/schedules${next ? `?${new URLSearchParams({ tour: next })}` : ""}`)
  return (
    <Stack sx={{ gap: 2, py: 2 }}>
      <Title title="departures.schedules.title" />
      <TourPicker tourId={tourId} onChange={choose} label="departures.fields.tour" />
      {tourId ? (
        <>
          <Schedules key={tourId} tourId={tourId} />
          <CloseOutsSection key={`closed ${tourId}`} tourId={tourId} />
        </>
      ) : (
        <Typography color="text.secondary">{translate("departures.schedules.chooseTour")}</Typography>
      )}
    </Stack>
  )
}

function Schedules({ tourId }: { tourId: string }) {
  const translate = useTranslate()
  const { data: schedules } = useApi<Schedule[]>(`/departures/schedules?tourId=${encodeURIComponent(tourId)}`)
  return (
    <Section
      title="departures.schedules.title"
      action={
        <DialogButton
          label="departures.schedules.add"
          variant="contained"
          startIcon={<AddIcon />}
          dialog={(onClose) => <ScheduleDialog tourId={tourId} onClose={onClose} />}
        />
      }
    >
      {schedules?.length === 0 && (
        <Typography color="text.secondary">{translate("departures.schedules.none")}</Typography>
      )}
      {schedules?.map((schedule) => (
        <ScheduleRow key={schedule._id} tourId={tourId} schedule={schedule} />
      ))}
    </Section>
  )
}

function ScheduleRow({ tourId, schedule }: { tourId: string; schedule: Schedule }) {
  const { translate, language, day, clock } = useWords()
  const { call, isSending } = useCall()
  const { _id, weekdays, from, to, startTime, capacity, minimum, version } = schedule
  const path = `/departures/schedules/${_id}`
  const today = hanoiDate()
  const hasEnded = to !== null && to <= today
  const end = () =>
    call({
      path,
      method: "PUT",
      body: { to: from > today ? from : today, version },
      done: "departures.schedules.ended",
    })
  const details = [
    to === null
      ? translate("departures.schedules.open", { from: day(from) })
      : translate("departures.schedules.closed", { from: day(from), to: day(to) }),
    translate("departures.schedules.terms", { capacity }),
    minimum !== null && translate("departures.schedules.minimum", { n: minimum }),
  ]
  return (
    <ListRow
      title={translate("departures.schedules.line", {
        days: weekdaysText(weekdays, language, translate("departures.schedules.everyDay")),
        time: clock(startTime),
      })}
      lines={[withDots(...details)]}
    >
      <DialogButton
        label="departures.actions.edit"
        variant="outlined"
        dialog={(onClose) => <ScheduleDialog tourId={tourId} schedule={schedule} onClose={onClose} />}
      />
      {!hasEnded && (
        <DialogButton
          label="assignments.schedule.open"
          variant="outlined"
          dialog={(onClose) => <ScheduleCrewDialog scheduleId={_id} onClose={onClose} />}
        />
      )}
      {!hasEnded && <ActionButton label="departures.schedules.end" disabled={isSending} onClick={end} />}
      <RemoveButton path={path} texts="departures.schedules" />
    </ListRow>
  )
}
