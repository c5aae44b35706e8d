import { CalendarDays, Clock, MapPin, ShieldCheck } from "lucide-react"
import { formatTime } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Fact, Facts } from "#ui/facts.tsx"
import { messages } from "./messages.ts"
import type { Tour } from "./tour.ts"
import { cancellationLine, lengthOf } from "./tour-card.tsx"
import { pageMessages } from "./tour-page-messages.ts"

/** The facts at a glance: length, start, meeting point, cancellation. */
export function TourFacts({ tour }: { tour: Tour }) {
  const t = useT()
  const language = useLanguage()
  return (
    <Facts>
      <Fact icon={CalendarDays} label={t(messages.duration)} value={lengthOf(tour.duration, t, language)} />
      <Fact icon={Clock} label={t(pageMessages.startTime)} value={formatTime(tour.startTime, language)} />
      {tour.meetingPoint && <Fact icon={MapPin} label={t(pageMessages.meetingPoint)} value={t(tour.meetingPoint)} />}
      {tour.freeCancellationHours !== null && (
        <Fact
          icon={ShieldCheck}
          label={t(pageMessages.cancellation)}
          value={cancellationLine(tour.freeCancellationHours, t)}
        />
      )}
    </Facts>
  )
}
