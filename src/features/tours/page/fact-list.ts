import { cancellationWords } from "#features/catalogue/cancellation-words.ts"
import { factNames, levelNames } from "#features/tours/fact-names.ts"
import { messages } from "#features/tours/messages.ts"
import { TOUR_TEXTS, type Tour } from "#features/tours/tour.ts"
import { formatLength } from "#features/tours/tour-length.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { agesWords, languagesWords, mealsWords, monthsWords } from "./fact-words.ts"
import { pageMessages } from "./messages.ts"

/** Returns the facts of a tour in the order in which they are read. A fact without a value is empty. */
export function factsOf({ facts, ...tour }: Tour, language: Language) {
  const t = (text: LocalizedContent | null) => text && inLanguage(text, language)
  const group = facts.groupSize === null ? "" : interpolate(t(pageMessages.groupSize) ?? "", { n: facts.groupSize })
  const length = formatLength(tour.duration, (text) => inLanguage(text, language), language)
  const written = [
    { icon: "calendar-days", name: messages.duration, value: length },
    { icon: "clock", name: pageMessages.startTime, value: formatTime(tour.startTime, language) },
    { icon: "map-pin", name: TOUR_TEXTS.meetingPoint.name, value: t(tour.meetingPoint) },
    { icon: "shield-check", name: pageMessages.cancellation, value: t(cancellationWords(tour.cancellationBands)) },
    { icon: "user", name: pageMessages.ages, value: agesWords(facts, language) },
    { icon: "footprints", name: factNames.level, value: facts.level && t(levelNames[facts.level]) },
    { icon: "users", name: factNames.groupSize, value: group },
    { icon: "languages", name: factNames.guideLanguages, value: languagesWords(facts.guideLanguages, language) },
    { icon: "utensils", name: pageMessages.mealsIncluded, value: mealsWords(tour.itinerary, language) },
    { icon: "sun", name: factNames.bestMonths, value: monthsWords(facts.bestMonths, language) },
    { icon: "luggage", name: factNames.luggage, value: t(facts.luggage), isText: true },
    { icon: "accessibility", name: factNames.access, value: t(facts.access), isText: true },
    { icon: "cloud-rain", name: factNames.rain, value: t(facts.rain), isText: true },
  ] as const
  return written.map((fact) => ({ isText: false, ...fact, label: inLanguage(fact.name, language) }))
}
