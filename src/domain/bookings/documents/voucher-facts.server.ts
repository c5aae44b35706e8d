import type { Booking } from "#domain/bookings/booking.ts"
import { lateFee } from "#domain/bookings/quote/late-reduction.ts"
import { findDestination, findStartLocation } from "#domain/bookings/summary/booking-locations.ts"
import {
  describeFlight,
  describeItems,
  describeParty,
  describeReturn,
  describeServices,
  nameTravelers,
} from "#domain/bookings/summary/booking-summary.ts"
import { summaryMessages } from "#domain/bookings/summary/summary-messages.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { inLanguage, type Language, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { usualView, writeBoth } from "#i18n/money/shown-money.ts"
import { toMajor } from "#lib/money.ts"
import { cut } from "#lib/text/excerpt.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

/** What fits beside the driver's card on the first page. */
const ON_FIRST_PAGE = { requests: { characters: 200, lines: 3 }, names: { characters: 400 } }
/** More never fits there, in whatever size. */
const LONGEST_WHOLE = { characters: 1200, lines: 25 }
const SHORT_NAME = 24

export type Fact = { label: string; lines: string[]; isShort: boolean }

/** Returns what travellers and guides need, with long texts whole or shortened with a mark. */
export function buildFacts(booking: Booking, isShortened = false): Fact[] {
  const { language, customerInfo, startTime, tourDetails, transferDetails: transfer, productDetails } = booking
  const say = (label: Localized, lines: (string | null | undefined)[], isShort = false): Fact => ({
    label: bilingual(label, language),
    lines: lines.filter((line): line is string => Boolean(line)),
    isShort,
  })
  const inBoth = (write: (language: Language) => string) => bilingual({ en: write("en"), vi: write("vi") }, language)
  const { flight, vehicle, dropoff, to } = transfer ?? {}
  const pickupTime = tourDetails?.pickup?.time
  const quantity = productDetails?.quantity
  const [names, requests] = longFacts(booking).map(({ text, limits }) =>
    (isShortened ? cut(text, limits, ` (${words.atTheEnd[language]})`) : text).split("\n"),
  )
  const facts = [
    say(words.date, [inBoth((each) => formatDate(booking.travelDate, each))]),
    say(transfer ? words.from : words.meetingPoint, inBothLines(findStartLocation(booking), language)),
    say(words.to, inBothLines((dropoff?.place ? findDestination(booking) : to) ?? null, language)),
    say(words.pickupFrom, [pickupTime && formatTime(pickupTime, language)], true),
    say(words.time, [startTime && formatTime(startTime, language)], true),
    quantity
      ? say(words.quantity, [String(quantity)], true)
      : say(words.travelers, [describeParty(booking, language), describeParty(booking, otherLanguage(language))], true),
    say(words.travelerList, names ?? []),
    say(words.flight, [flight && describeFlight(flight, booking.travelDate, language)], true),
    say(words.vehicle, [inBothLines(vehicle ?? null, language).join(" · ")], true),
    say(words.returnTrip, [transfer?.returnTrip && describeReturn(transfer.returnTrip, language)]),
    ...booking.missing.map((detail) =>
      say(summaryMessages.missing[detail], [bilingual(words.toBeConfirmed, language)]),
    ),
    say(words.alsoBooked, [alsoBooked(booking)]),
    say(words.guest, [customerInfo.name, customerInfo.phone], customerInfo.name.length <= SHORT_NAME),
    say(words.total, [totalIn(booking)], true),
    say(words.lateFees, [lateFeesIn(booking)], true),
    say(words.requests, requests ?? []),
  ]
  return facts.filter(({ lines }) => lines.length > 0)
}

/** Returns the texts that guests write at any length. */
function longFacts(booking: Booking) {
  return [
    { label: words.travelerList, text: nameTravelers(booking), limits: ON_FIRST_PAGE.names },
    { label: words.requests, text: booking.specialRequests, limits: ON_FIRST_PAGE.requests },
  ]
}

export const mayFitWhole = (booking: Booking) =>
  longFacts(booking).every(({ text }) => cut(text, LONGEST_WHOLE) === text)

/** Returns the texts that `buildFacts` shortens, whole. */
export function buildShortened(booking: Booking): Fact[] {
  return longFacts(booking)
    .filter(({ text, limits }) => cut(text, limits) !== text)
    .map(({ label, text }) => ({ label: bilingual(label, booking.language), lines: text.split("\n"), isShort: false }))
}

function alsoBooked({ language, tourDetails, transferDetails, productDetails }: Booking): string {
  const { extras = [] } = tourDetails ?? transferDetails ?? productDetails ?? {}
  const { choices = [] } = tourDetails ?? transferDetails ?? {}
  const services = transferDetails ? describeServices(transferDetails, language) : []
  return withDots(describeItems(choices, language), ...services, describeItems(extras, language))
}

export const otherLanguage = (language: Language): Language => (language === "en" ? "vi" : "en")

export function bilingual(text: Localized, language: Language): string {
  return `${text[language]} · ${text[otherLanguage(language)]}`
}

export function translation(text: LocalizedContent, language: Language): string {
  const translated = inLanguage(text, otherLanguage(language))
  return translated === inLanguage(text, language) ? "" : translated
}

function inBothLines(text: LocalizedContent | null, language: Language): string[] {
  return text ? [inLanguage(text, language), translation(text, language)].filter(Boolean) : []
}

function totalIn({ totalPrice, pricing, language }: Booking): string {
  if (totalPrice === 0) return ""
  return writeBoth(pricing.total, pricing.currency, usualView(language, pricing.vndPerUsd))
}

function lateFeesIn({ lines, pricing, language }: Booking): string {
  const fee = toMajor(lateFee(lines), pricing.currency)
  return fee > 0 ? writeBoth(fee, pricing.currency, usualView(language, pricing.vndPerUsd)) : ""
}
