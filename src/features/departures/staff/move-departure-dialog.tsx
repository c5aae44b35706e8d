import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from "@mui/material"
import { useId, useState } from "react"
import { LinkBase, useTranslate } from "react-admin"
import type { StaffDeparture } from "#features/departures/departure.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
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
export function MoveDepartureDialog({ departure, date: dropped, onClose }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const titleId = useId()
  const { call, isSending } = useCall()
  const [date, setDate] = useState(dropped ?? departure.date)
  const [isAdding, setAdding] = useState(false)
  const { _id, booked, version, scheduleId, tour } = departure
  const day = (one: string) => formatDate(one, language, "short")
  const move = async () => {
    const isDone = await call({
      path: `/departures/${_id}/move`,
      body: { date, version },
      done: "departures.actions.moved",
    })
    if (isDone) onClose()
  }
  if (isAdding) {
    const { startTime, capacity, minimum, guide, vehicle } = departure
    const terms = { date, startTime, capacity, minimum, guide, vehicle }
    return <NewDepartureDialog tourId={tour._id} values={terms} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("departures.moving.title")}</DialogTitle>
      <DialogContent>
        {inLanguage(tour.title, language)}
        <TextField
          type="date"
          label={translate("departures.moving.newDate")}
          value={date}
          onChange={(event) => setDate(event.target.value)}
          helperText={
            date && date !== departure.date
              ? translate("departures.moving.fromTo", { from: day(departure.date), to: day(date) })
              : undefined
          }
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: hanoiDate() } }}
        />
        <Alert severity={booked > 0 ? "warning" : "info"} sx={{ mt: 1 }}>
          {booked > 0
            ? translate("departures.moving.booked", { n: booked })
            : translate(scheduleId ? "departures.moving.scheduled" : "departures.moving.free")}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap" }}>
        <Button onClick={onClose}>{translate("ra.action.close")}</Button>
        {booked > 0 ? (
          <>
            <Button component={LinkBase} to={`/staff/departures/${_id}/show`} onClick={onClose}>
              {translate("departures.actions.openDeparture")}
            </Button>
            <Button variant="contained" disabled={!date || date === departure.date} onClick={() => setAdding(true)}>
              {translate("departures.moving.addThere")}
            </Button>
          </>
        ) : (
          <Button variant="contained" disabled={isSending || !date || date === departure.date} onClick={move}>
            {translate("departures.moving.submit")}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
