import { Alert } from "@mui/material"
import { useState } from "react"
import { useWatch } from "react-hook-form"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { hanoiDate } from "#lib/today.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { NewDepartureDialog } from "./new-departure-dialog.tsx"

type Props = {
  departure: StaffDeparture
  /** The day that it was dragged to. */
  date?: string | undefined
  onClose: () => void
}

/**
 * Asks before a departure moves to another day. With bookings it can't: guests have agreed to the date, so the dialog says
 * what works instead.
 */
export function MoveDepartureDialog({ departure, date = departure.date, onClose }: Props) {
  const { translate, localized } = useWords()
  const [addedOn, setAddedOn] = useState<string>()
  const { _id, booked, version, scheduleId, tour } = departure
  if (addedOn) {
    const { startTime, capacity, minimum } = departure
    const terms = { date: addedOn, startTime, capacity, minimum }
    return <NewDepartureDialog tourId={tour._id} values={terms} onClose={onClose} />
  }
  const isBooked = booked > 0
  return (
    <FormDialog
      title="departures.moving.title"
      values={{ date }}
      save={async (typed) => {
        if (isBooked) setAddedOn(typed.date ?? "")
        else await callApi(`/departures/${_id}/move`, { method: "POST", body: { date: typed.date, version } })
      }}
      isReady={(typed) => Boolean(typed.date) && typed.date !== departure.date}
      {...(!isBooked && { done: "departures.actions.moved" })}
      onDone={() => !isBooked && onClose()}
      submit={isBooked ? "departures.moving.addThere" : "departures.moving.submit"}
      actions={
        isBooked && (
          <ActionButton
            label="departures.actions.openDeparture"
            to={`/staff/departures/${_id}/show`}
            onClick={onClose}
          />
        )
      }
      onClose={onClose}
    >
      {localized(tour.title)}
      <NewDateInput before={departure.date} />
      <Alert severity={isBooked ? "warning" : "info"} sx={{ mt: 1 }}>
        {isBooked
          ? translate("departures.moving.booked", { n: booked })
          : translate(scheduleId ? "departures.moving.scheduled" : "departures.moving.free")}
      </Alert>
    </FormDialog>
  )
}

function NewDateInput({ before }: { before: string }) {
  const { translate, day } = useWords()
  const date: string | null = useWatch({ name: "date" })
  return (
    <DateInput
      source="date"
      label="departures.moving.newDate"
      helperText={
        date && date !== before && translate("departures.moving.fromTo", { from: day(before), to: day(date) })
      }
      min={hanoiDate()}
    />
  )
}
