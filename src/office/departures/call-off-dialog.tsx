import { Alert, Skeleton, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { type HttpError, TextInput, useTranslate } from "react-admin"
import type { AffectedBooking } from "#domain/boarding/boarding.ts"
import { refundText } from "#domain/boarding/manifest/manifest-texts.ts"
import { boardingMessages } from "#domain/boarding/staff-messages.ts"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import type { Localized } from "#i18n/localized.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { FillChips } from "#office/ui/forms/fill-chips.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { GuestMailRow } from "./guest-mail-row.tsx"

type Departure = Pick<StaffDeparture, "_id" | "date" | "startTime" | "tour">
type Values = { reasons: { en: string | null; vi: string | null } }

const NO_REASONS: Localized = { en: "", vi: "" }
const reasonsOf = ({ reasons }: Typed<Values>): Localized => ({ en: reasons?.en ?? "", vi: reasons?.vi ?? "" })
const toRing = (bookings: AffectedBooking[] = []) => bookings.filter(({ email }) => email === "")

const findAffected = async (departureId: string, reasons: Localized): Promise<AffectedBooking[]> =>
  (await callApi(`/departures/${departureId}/call-off?${new URLSearchParams(reasons)}`)).data

function useAffected(departureId: string, reasons: Localized) {
  return useQuery<AffectedBooking[], HttpError>({
    queryKey: ["departures", departureId, "call-off", reasons],
    queryFn: () => findAffected(departureId, reasons),
    placeholderData: keepPreviousData,
  })
}

/** Cancels a departure. Shows the affected guests, their refunds and their mails before anything is sent. */
export function CallOffDialog({ departure, onClose }: { departure: Departure; onClose: () => void }) {
  const { translate, localized, day, clock } = useWords()
  const [stillToRing, setStillToRing] = useState<AffectedBooking[]>([])
  const { _id, date, startTime, tour } = departure
  const { data: bookings, error } = useAffected(_id, NO_REASONS)
  const calls = toRing(bookings).length
  const mails = (bookings?.length ?? 0) - calls
  if (stillToRing.length)
    return (
      <FormDialog title="departures.cancellation.stillToRing" onClose={onClose} maxWidth="md">
        <Typography>{translate("departures.cancellation.untilChosen")}</Typography>
        {stillToRing.map((booking) => (
          <AffectedBookingRow key={booking._id} booking={booking} />
        ))}
      </FormDialog>
    )
  const label = calls > 0 ? "submit" : mails > 0 ? "submitMails" : "submitNone"
  return (
    <FormDialog<Values>
      title="departures.actions.callOff"
      values={{ reasons: NO_REASONS }}
      save={async (typed) => {
        const reasons = reasonsOf(typed)
        const affected = await findAffected(_id, reasons)
        await callApi(`/departures/${_id}/call-off`, { method: "POST", body: { reasons } })
        setStillToRing(toRing(affected))
      }}
      isReady={() => bookings !== undefined}
      done={`departures.cancellation.${mails > 0 ? "done" : "doneNoMails"}`}
      onDone={() => calls === 0 && onClose()}
      submit={translate(`departures.cancellation.${label}`, {
        mails: translate("departures.cancellation.mails", { smart_count: mails }),
        calls,
      })}
      isDangerous
      onClose={onClose}
      maxWidth="md"
    >
      <Typography sx={{ fontWeight: 600 }}>
        {localized(tour.title)}, {day(date)}, {clock(startTime)}
      </Typography>
      {error && <Alert severity="error">{error.message}</Alert>}
      {!bookings && !error && <Skeleton variant="rounded" height={160} sx={{ mt: 2 }} />}
      {bookings && (
        <Alert severity="info" sx={{ my: 1.5 }}>
          {translate(bookings.length ? "departures.cancellation.intro" : "departures.cancellation.noGuests")}{" "}
          {bookings.length > 0 && translate("departures.cancellation.guestChooses")}
        </Alert>
      )}
      {bookings && <ReasonsAndMails departureId={_id} />}
    </FormDialog>
  )
}

function ReasonsAndMails({ departureId }: { departureId: string }) {
  const translate = useTranslate()
  const { data: bookings = [] } = useAffected(departureId, reasonsOf(useTyped<Values>()))
  const languages = (["vi", "en"] as const).filter((one) => bookings.some(({ language }) => language === one))
  return (
    <>
      {languages.length > 0 && (
        <FillChips
          source="reasons"
          texts={(["weather", "tooFew"] as const).map((name) => ({
            label: translate(`departures.cancellation.${name}Chip`),
            value: boardingMessages.cancellation[name],
          }))}
        />
      )}
      {languages.map((one) => (
        <TextInput
          key={one}
          source={`reasons.${one}`}
          label={`departures.cancellation.reason${one === "vi" ? "Vi" : "En"}`}
          multiline
          slotProps={{ htmlInput: { maxLength: 500, lang: one } }}
        />
      ))}
      {bookings.map((booking) => (
        <AffectedBookingRow key={booking._id} booking={booking} />
      ))}
    </>
  )
}

/** One booking of a cancelled departure: its refund, the dates offered, and the mail or the number to call. */
function AffectedBookingRow({ booking }: { booking: AffectedBooking }) {
  const words = useWords()
  const { translate, day, clock } = words
  const dates = booking.alternatives.map(({ date, startTime }) => `${day(date)} ${clock(startTime)}`)
  return (
    <GuestMailRow
      guest={booking}
      fact={refundText(booking, words)}
      hint={
        dates.length
          ? `${translate("departures.cancellation.alternatives")}: ${dates.join("; ")}`
          : translate("departures.cancellation.noAlternatives")
      }
      message={booking.message}
    />
  )
}
