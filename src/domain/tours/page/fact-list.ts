import { cancellationWords } from "#domain/catalogue/cancellation-words.ts"
import { factNames, levelNames, needNames } from "#domain/tours/fact-names.ts"
import { messages } from "#domain/tours/messages.ts"
import { type Day, MEALS, NEED_TEXTS, TOUR_TEXTS, type Tour, type TourFacts } from "#domain/tours/tour.ts"
import { formatLength } from "#domain/tours/tour-length.ts"
import { formatMonthName, formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language, type LocalizedContent, type Messages } from "#i18n/localized.ts"
import { spokenLanguages } from "#i18n/spoken-languages.ts"
import { withCommas } from "#lib/text/join-parts.ts"
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
    { icon: "accessibility", name: factNames.suits, value: needsWords(facts.suits, language) },
    ...NEED_TEXTS.map(
      (name) => ({ icon: NEED_ICONS[name], name: factNames[name], value: t(facts[name]), isText: true }) as const,
    ),
    { icon: "cloud-rain", name: factNames.rain, value: t(facts.rain), isText: true },
  ] as const
  return written.map((fact) => ({ isText: false, ...fact, label: inLanguage(fact.name, language) }))
}

const texts = {
  from: { en: "From {min} {min|year|years}", vi: "Từ {min} tuổi" },
  to: { en: "Up to {max} {max|year|years}", vi: "Đến {max} tuổi" },
  between: { en: "{min} to {max} years", vi: "Từ {min} đến {max} tuổi" },
  range: { en: "{from} to {to}", vi: "{from} đến {to}" },
  allYear: { en: "All year", vi: "Quanh năm" },
} satisfies Messages

const oneMeal = {
  breakfast: { en: "breakfast", vi: "bữa sáng" },
  lunch: { en: "lunch", vi: "bữa trưa" },
  dinner: { en: "dinner", vi: "bữa tối" },
} satisfies Messages

const manyMeals = {
  breakfast: { en: "breakfasts", vi: "bữa sáng" },
  lunch: { en: "lunches", vi: "bữa trưa" },
  dinner: { en: "dinners", vi: "bữa tối" },
} satisfies Messages

const NEED_ICONS = {
  access: "accessibility",
  hearing: "accessibility",
  sight: "accessibility",
  pregnancy: "accessibility",
  diet: "utensils",
} as const

/** Returns whom a tour suits: 'Deaf guests, vegetarians'. The facts of older tours know no needs. */
function needsWords(needs: TourFacts["suits"] | undefined, language: Language): string {
  return capitalized((needs ?? []).map((need) => needNames[need][language]).join(", "))
}

/** Returns who may come, by age: 'From 8 years'. Empty if everyone may. */
function agesWords({ minAge, maxAge }: TourFacts, language: Language): string {
  if (minAge === null && maxAge === null) return ""
  const pattern = maxAge === null ? texts.from : minAge === null ? texts.to : texts.between
  return interpolate(pattern[language], { min: minAge ?? 0, max: maxAge ?? 0 })
}

/** Counts the meals of all days: '2 breakfasts, 1 lunch'. Empty without any. */
function mealsWords(itinerary: Tour["itinerary"], language: Language): string {
  const counted = MEALS.map((meal) => {
    const count = itinerary.filter((day) => day.meals.includes(meal)).length
    return count && `${count} ${(count === 1 ? oneMeal : manyMeals)[meal][language]}`
  })
  return withCommas(...counted)
}

/** Returns the names of languages: 'English, French', 'Tiếng Anh, tiếng Pháp'. */
function languagesWords(codes: TourFacts["guideLanguages"], language: Language): string {
  const [first = "", ...others] = codes.map((code) => spokenLanguages[code][language])
  return [first, ...others.map((name) => (language === "en" ? name : uncapitalized(name)))].join(", ")
}

/** Returns months as ranges, across the new year too: 'November to February'. */
function monthsWords(months: number[], language: Language): string {
  if (months.length === 12) return texts.allYear[language]
  const before = (month: number) => months.includes(month === 1 ? 12 : month - 1)
  const after = (month: number) => (month % 12) + 1
  const firsts = months.filter((month) => !before(month)).toSorted((one, other) => one - other)
  const ranges = firsts.map((first) => {
    let last = first
    while (months.includes(after(last))) last = after(last)
    const [from, to] = [formatMonthName(first, language), formatMonthName(last, language)]
    return first === last ? from : interpolate(texts.range[language], { from, to })
  })
  return capitalized(ranges.join(", "))
}

const uncapitalized = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the days of a tour. The specification heads each with a highlight; days beyond them have their own title. */
export function daysOf({ highlights, itinerary }: Pick<Tour, "highlights" | "itinerary">) {
  const headings = [...highlights, ...itinerary.slice(highlights.length).map(({ title }) => title)]
  return headings.map((heading: LocalizedContent, index) => ({ heading, day: itinerary[index] as Day | undefined }))
}
