import { Alert, Box, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { type HttpError, TextInput, useTranslate } from "react-admin"
import type { MessagedBooking } from "#domain/boarding/boarding.ts"
import { messageTemplates } from "#domain/boarding/message/message-messages.ts"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import { blanksOf } from "#lib/text/typed-text.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { FillChips } from "#office/ui/forms/fill-chips.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { GuestMailRow } from "../guest-mail-row.tsx"

type Written = { subject: string | null; text: string | null }
type Values = { texts: Record<Language, Written> }
type Guests = MessagedBooking[]

const NOTHING: Values["texts"] = { en: { subject: "", text: "" }, vi: { subject: "", text: "" } }

/** Returns the texts that are complete, in the languages of the guests. */
function messageOf({ texts }: Typed<Values>, languages: Language[]) {
  const written = languages.flatMap((one) => {
    const { subject, text } = texts?.[one] ?? {}
    return subject?.trim() && text?.trim() ? [[one, { subject, text }] as const] : []
  })
  return Object.fromEntries(written)
}

const textsOf = ({ texts }: Typed<Values>, languages: Language[]) =>
  languages.map((one) => `${texts?.[one]?.subject ?? ""} ${texts?.[one]?.text ?? ""}`).join(" ")

const hasBlanks = (message: object) => blanksOf(JSON.stringify(message).slice(1, -1)).length > 0

function useGuests(departureId: string, message: object) {
  return useQuery<Guests, HttpError>({
    queryKey: ["departures", departureId, "message", message],
    queryFn: async () =>
      (await callApi(`/departures/${departureId}/message/preview`, { method: "POST", body: message })).data,
    placeholderData: keepPreviousData,
  })
}

const languagesOf = (guests: Guests = []) => LANGUAGES.filter((one) => guests.some(({ language }) => language === one))
const toRing = (guests: Guests = []) => guests.filter(({ email }) => email === "")

/** Writes to all guests of a departure, each in their language. The mails are shown before they are sent. */
export function MessageDialog({ departure, onClose }: { departure: StaffDeparture; onClose: () => void }) {
  const { translate, localized, day, clock } = useWords()
  const [ring, setRing] = useState<Guests>()
  const { _id, date, startTime, tour } = departure
  const { data: guests } = useGuests(_id, {})
  const languages = languagesOf(guests)
  const mails = (guests?.length ?? 0) - toRing(guests).length
  if (ring?.length)
    return (
      <FormDialog title="departures.message.toRing" onClose={onClose} maxWidth="md">
        <Rows guests={ring} />
      </FormDialog>
    )
  return (
    <FormDialog<Values>
      title="departures.message.title"
      values={{ texts: NOTHING }}
      save={async (typed, key) => {
        const message = messageOf(typed, languages)
        const previewed: Guests = (
          await callApi(`/departures/${_id}/message/preview`, { method: "POST", body: message })
        ).data
        await callApi(`/departures/${_id}/message`, { method: "POST", body: message, key })
        setRing(toRing(previewed))
      }}
      isReady={(typed) =>
        languages.length > 0 &&
        Object.keys(messageOf(typed, languages)).length === languages.length &&
        blanksOf(textsOf(typed, languages)).length === 0
      }
      done="departures.message.sent"
      onDone={() => toRing(guests).length === 0 && onClose()}
      submit={translate("departures.message.submit", { smart_count: mails })}
      onClose={onClose}
      maxWidth="md"
    >
      <Typography sx={{ fontWeight: 600 }}>
        {localized(tour.title)}, {day(date)}, {clock(startTime)}
      </Typography>
      {guests?.length === 0 && <Alert severity="info">{translate("departures.message.noGuests")}</Alert>}
      {languages.length > 0 && <MessageFields departureId={_id} languages={languages} />}
    </FormDialog>
  )
}

function MessageFields({ departureId, languages }: { departureId: string; languages: Language[] }) {
  const translate = useTranslate()
  const typed = useTyped<Values>()
  const message = messageOf(typed, languages)
  const { data: guests = [] } = useGuests(departureId, hasBlanks(message) ? {} : message)
  const blanks = blanksOf(textsOf(typed, languages))
  return (
    <>
      <Box sx={{ mt: 1.5 }}>
        <FillChips
          source="texts"
          texts={Object.entries(messageTemplates).map(([name, value]) => ({
            label: translate(`departures.message.templates.${name}`),
            value,
          }))}
        />
      </Box>
      {languages.map((one) => (
        <Box key={one} lang={one}>
          <TextInput
            source={`texts.${one}.subject`}
            label={`departures.message.subject.${one}`}
            slotProps={{ htmlInput: { maxLength: 150, lang: one } }}
          />
          <TextInput
            source={`texts.${one}.text`}
            label={`departures.message.text.${one}`}
            multiline
            minRows={4}
            slotProps={{ htmlInput: { maxLength: 5000, lang: one } }}
          />
        </Box>
      ))}
      {blanks.length > 0 && (
        <Alert severity="warning">{translate("enquiries.answer.unfilled", { blanks: blanks.join(", ") })}</Alert>
      )}
      <Rows guests={guests} />
    </>
  )
}

function Rows({ guests }: { guests: Guests }) {
  return guests.map((guest) => <GuestMailRow key={guest._id} guest={guest} message={guest.mail?.text ?? ""} />)
}
