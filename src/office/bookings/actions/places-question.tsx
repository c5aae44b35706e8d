import { Alert } from "@mui/material"
import { useTranslate } from "react-admin"
import type { Departure } from "#domain/departures/departure.ts"
import { formatDateTime } from "#i18n/format.ts"
import { now } from "#lib/clock.ts"
import { hanoiDate } from "#lib/today.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { CheckField } from "#office/ui/fields/check-field.tsx"

/** Returns the departures that staff may book: full ones and those closed to guests, too. */
export function useBookableDepartures(tourId: string | undefined, from = hanoiDate()): Departure[] {
  const { data = [] } = useApi<Departure[]>(`/departures?tourId=${tourId}&bookable=true&from=${from}&limit=1000`, {
    enabled: tourId !== undefined,
  })
  return data
}

/** A departure of a day that is over has a question of its own. */
const isClosedToGuests = ({ date, closesAt }: Departure) =>
  date >= hanoiDate() && closesAt <= new Date(now()).toISOString()

/** What staff have said yes to against the limits for guests. */
export type Exceptions = { overbook: boolean; afterClosing: boolean }

type QuestionsProps = {
  departure: Departure | undefined
  placesLeft: number
  people: number
  said: Exceptions
  onChange: (said: Partial<Exceptions>) => void
}

/** Asks before a departure takes more people than it has places for, or is booked after its time for booking. */
export function PlacesQuestions({ departure, placesLeft, people, said, onChange }: QuestionsProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  return (
    <>
      {departure && isClosedToGuests(departure) && (
        <Question
          text={translate("bookings.new.closed", { time: formatDateTime(departure.closesAt, language) })}
          answer={translate("bookings.new.afterClosing")}
          isSure={said.afterClosing}
          onChange={(afterClosing) => onChange({ afterClosing })}
        />
      )}
      {people > placesLeft && (
        <Question
          text={translate("bookings.new.tooFew", { smart_count: placesLeft, people })}
          answer={translate("bookings.new.overbook", { n: people - placesLeft })}
          isSure={said.overbook}
          onChange={(overbook) => onChange({ overbook })}
        />
      )}
    </>
  )
}

type QuestionProps = { text: string; answer: string; isSure: boolean; onChange: (isSure: boolean) => void }

export function Question({ text, answer, isSure, onChange }: QuestionProps) {
  return (
    <Alert severity="warning">
      {text}
      <CheckField sx={{ display: "flex" }} label={answer} value={isSure} onChange={onChange} />
    </Alert>
  )
}
