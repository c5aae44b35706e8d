import {
  Alert,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useId, useState } from "react"
import { type HttpError, useTranslate } from "react-admin"
import type { AffectedBooking, StaffDeparture } from "#features/departures/departure.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage, type Localized } from "#i18n/localized.ts"
import { callApi } from "#staff/http.ts"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { AffectedBookingRow } from "./affected-booking-row.tsx"
import { departureMessages } from "./messages.ts"

type Departure = Pick<StaffDeparture, "_id" | "date" | "startTime" | "tour">

/** Calls off a departure: whom it affects, what each guest gets back, and the mails, before anything is sent. */
export function CallOffDialog({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const titleId = useId()
  const { call, isSending } = useCall()
  const [reasons, setReasons] = useState<Localized>({ en: "", vi: "" })
  const [stillToRing, setStillToRing] = useState<AffectedBooking[]>()
  const { _id, date, startTime, tour } = departure
  const { data, error } = useQuery<AffectedBooking[], HttpError>({
    queryKey: ["departures", _id, "call-off", reasons],
    queryFn: async () => (await callApi(`/departures/${_id}/call-off?${new URLSearchParams(reasons)}`)).data,
    placeholderData: keepPreviousData,
  })
  const toRing = data?.filter(({ email }) => email === "") ?? []
  const calls = toRing.length
  const mails = (data?.length ?? 0) - calls
  const submit = async () => {
    const isDone = await call({
      path: `/departures/${_id}/call-off`,
      body: { reasons },
      done: `departures.cancellation.${mails > 0 ? "done" : "doneNoMails"}`,
      onDone: () => setStillToRing(toRing),
    })
    if (isDone && calls === 0) onClose()
  }
  if (stillToRing?.length)
    return (
      <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{translate("departures.cancellation.stillToRing")}</DialogTitle>
        <DialogContent>
          <Typography>{translate("departures.cancellation.untilChosen")}</Typography>
          {stillToRing.map((booking) => (
            <AffectedBookingRow key={booking._id} booking={booking} />
          ))}
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={onClose}>
            {translate("ra.action.close")}
          </Button>
        </DialogActions>
      </Dialog>
    )
  const label = calls > 0 ? "submit" : mails > 0 ? "submitMails" : "submitNone"
  const languages = (["vi", "en"] as const).filter((one) => data?.some((booking) => booking.language === one))
  return (
    <Dialog open onClose={() => !isSending && onClose()} fullWidth maxWidth="md" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate("departures.actions.callOff")}</DialogTitle>
      <DialogContent>
        <Typography sx={{ fontWeight: 600 }}>
          {inLanguage(tour.title, language)}, {formatDate(date, language, "short")}, {startTime}
        </Typography>
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />}
        {data && (
          <Alert severity="info" sx={{ my: 1.5 }}>
            {translate(data.length ? "departures.cancellation.intro" : "departures.cancellation.noGuests")}{" "}
            {data.length > 0 && translate("departures.cancellation.guestChooses")}
          </Alert>
        )}
        {languages.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
            {(["weather", "tooFew"] as const).map((name) => (
              <Chip
                key={name}
                label={translate(`departures.cancellation.${name}Chip`)}
                onClick={() => setReasons(departureMessages.cancellation[name])}
              />
            ))}
          </Stack>
        )}
        {languages.map((one) => (
          <TextField
            key={one}
            label={translate(`departures.cancellation.reason${one === "vi" ? "Vi" : "En"}`)}
            value={reasons[one]}
            onChange={(event) => setReasons({ ...reasons, [one]: event.target.value })}
            multiline
            slotProps={{ htmlInput: { maxLength: 500, lang: one } }}
          />
        ))}
        {data?.map((booking) => (
          <AffectedBookingRow key={booking._id} booking={booking} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("ra.action.close")}</Button>
        <Button variant="contained" color="error" disabled={isSending || !data} onClick={submit}>
          {translate(`departures.cancellation.${label}`, {
            mails: translate("departures.cancellation.mails", { smart_count: mails }),
            calls,
          })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
