import { cancellationWords } from "#features/catalogue/cancellation-words.ts"
import { messages } from "#features/tours/messages.ts"
import { TOUR_TEXTS, type Tour } from "#features/tours/tour.ts"
import { formatLength } from "#features/tours/tour-length.ts"
import { formatTime } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Fact, Facts } from "#ui/page/facts.tsx"
import { pageMessages } from "./messages.ts"

export function TourFacts({ tour }: { tour: Tour }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <Facts>
      <Fact icon="calendar-days" label={t(messages.duration)} value={formatLength(tour.duration, t, language)} />
      <Fact icon="clock" label={t(pageMessages.startTime)} value={formatTime(tour.startTime, language)} />
      {tour.meetingPoint && (
        <Fact icon="map-pin" label={t(TOUR_TEXTS.meetingPoint.name)} value={t(tour.meetingPoint)} />
      )}
      <Fact
        icon="shield-check"
        label={t(pageMessages.cancellation)}
        value={t(cancellationWords(tour.cancellationBands))}
      />
    </Facts>
  )
}
