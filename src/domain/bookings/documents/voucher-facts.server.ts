import type { Booking } from "#domain/bookings/booking.ts"
import { bookingFacts, type Fact, type SentFact } from "#domain/bookings/summary/booking-facts.ts"
import { inLanguage, type Language, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { shorten } from "#lib/text/excerpt.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

/** What travellers and guides need. */
const SHOWN: readonly SentFact[] = [
  ...(["when", "day", "rideStart", "tourStart", "destination", "readyFrom", "start", "quantity", "travelers"] as const),
  ...(["travelerNames", "flight", "vehicle", "returnTrip", "missing", "alsoBooked"] as const),
  ...(["guest", "total", "lateFees", "requests"] as const),
]
/** Two of these fit beside each other. */
const SHORT: readonly Fact["key"][] = [
  "readyFrom",
  "start",
  "quantity",
  "travelers",
  "flight",
  "vehicle",
  "total",
  "lateFees",
]
const SHORT_NAME = 24
/** In both languages, on one line or on two. */
const BOTH_ON_ONE_LINE: readonly Fact["key"][] = ["when", "day", "vehicle", "missing"]
const BOTH_ON_TWO_LINES: readonly Fact["key"][] = ["rideStart", "tourStart", "destination", "travelers"]

/** Guests write these at any length. This much fits beside the driver's card on the first page. */
const ON_FIRST_PAGE = { travelerNames: { characters: 400 }, requests: { characters: 200, lines: 3 } }
/** More never fits there, in whatever size. */
const LONGEST_WHOLE = { characters: 1200, lines: 25 }

export type VoucherFact = { label: string; lines: string[]; isShort: boolean }

/** Returns the facts of the first page, with long texts whole or shortened with a mark. */
export function buildFacts(booking: Booking, isShortened = false): VoucherFact[] {
  const { language, customerInfo, totalPrice } = booking
  const shown = SHOWN.filter((key) => key !== "total" || totalPrice > 0)
  const translated = bookingFacts(booking, shown, otherLanguage(language))
  return bookingFacts(booking, shown, language).map((fact, nth) => ({
    label: bilingual(fact.label, language),
    lines: isLong(fact) ? longLines(fact, language, isShortened) : linesOf(fact, translated[nth]?.lines ?? []),
    isShort: fact.key === "guest" ? customerInfo.name.length <= SHORT_NAME : SHORT.includes(fact.key),
  }))
}

/** The time of the start is a fact of its own here. */
function linesOf({ key, lines }: Fact, translated: string[]): string[] {
  if (BOTH_ON_ONE_LINE.includes(key)) return [[...new Set([lines[0], translated[0]])].join(" · ")]
  return BOTH_ON_TWO_LINES.includes(key) ? [...new Set([...lines, ...translated])] : lines
}

type LongFact = Fact & { key: keyof typeof ON_FIRST_PAGE }

const isLong = (fact: Fact): fact is LongFact => fact.key in ON_FIRST_PAGE

const textOf = ({ lines }: LongFact) => lines.join(", ")

function longLines(fact: LongFact, language: Language, isShortened: boolean): string[] {
  const text = textOf(fact)
  const shown = isShortened ? shorten(text, ON_FIRST_PAGE[fact.key], ` (${words.atTheEnd[language]})`) : text
  return shown.split("\n").filter(Boolean)
}

const longFacts = (booking: Booking) => bookingFacts(booking, SHOWN, booking.language).filter(isLong)

export const mayFitWhole = (booking: Booking) =>
  longFacts(booking).every((fact) => shorten(textOf(fact), LONGEST_WHOLE) === textOf(fact))

/** Returns the texts that `buildFacts` shortens, whole. */
export function buildShortened(booking: Booking): VoucherFact[] {
  return longFacts(booking)
    .filter((fact) => shorten(textOf(fact), ON_FIRST_PAGE[fact.key]) !== textOf(fact))
    .map((fact) => ({
      label: bilingual(fact.label, booking.language),
      lines: textOf(fact).split("\n"),
      isShort: false,
    }))
}

export const otherLanguage = (language: Language): Language => (language === "en" ? "vi" : "en")

export function bilingual(text: Localized, language: Language): string {
  return `${text[language]} · ${text[otherLanguage(language)]}`
}

export function translation(text: LocalizedContent, language: Language): string {
  const translated = inLanguage(text, otherLanguage(language))
  return translated === inLanguage(text, language) ? "" : translated
}
