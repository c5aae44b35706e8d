import { type Booking, destinationOf, placeOf } from "#features/bookings/booking.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { formatDate, formatPrice, formatTime } from "#i18n/format.ts"
import { inLanguage, type Language, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { voucherTexts as words } from "./voucher-texts.ts"

/** More of the wishes would push the driver's card off the page. */
const REQUESTS_MAX = 200
const REQUEST_LINES_MAX = 3
/** A longer name has a line for itself. */
const SHORT_NAME = 24

/** A line of the voucher: what it is, in lines; a short one leaves room for another beside it. */
export type Fact = { label: string; lines: string[]; isShort: boolean }

/** What a voucher says of a booking, the reader's language first. */
export function factsOf(booking: Booking): Fact[] {
  const { language, customerInfo, specialRequests, startTime, transferDetails: transfer } = booking
  const say = (label: Localized, lines: (string | null | undefined)[], isShort = false): Fact => ({
    label: both(label, language),
    lines: lines.filter((line): line is string => Boolean(line)),
    isShort,
  })
  const place = inBothLines(placeOf(booking), language)
  const { flight, vehicle, dropoff, to } = transfer ?? {}
  const goal = dropoff?.place ? destinationOf(booking) : to
  const wishes = [...specialRequests].slice(0, REQUESTS_MAX).join("").split("\n").slice(0, REQUEST_LINES_MAX)
  const facts = [
    say(words.date, [
      both(
        inBoth((each) => formatDate(booking.travelDate, each)),
        language,
      ),
    ]),
    say(transfer ? words.from : words.meetingPoint, place),
    say(words.to, inBothLines(goal ?? null, language)),
    say(words.time, [startTime && formatTime(startTime, language)], true),
    say(
      words.travelers,
      [
        both(
          inBoth((each) => partyIn(booking, each)),
          language,
        ),
      ],
      true,
    ),
    say(words.flight, [flight && [flight.number, flight.time].filter(Boolean).join(", ")], true),
    say(words.vehicle, [inBothLines(vehicle ?? null, language).join(" · ")], true),
    say(words.guest, [customerInfo.name, customerInfo.phone], customerInfo.name.length <= SHORT_NAME),
    say(words.total, [totalIn(booking)], true),
    say(words.requests, wishes),
  ]
  return facts.filter(({ lines }) => lines.length > 0)
}

export const other = (language: Language): Language => (language === "en" ? "vi" : "en")

/** A text in both languages, the reader's first. */
export function both(text: Localized, language: Language): string {
  return `${text[language]} · ${text[other(language)]}`
}

/** A content in the other language, where it says something else there. */
export function twinOf(text: LocalizedContent, language: Language): string {
  const twin = inLanguage(text, other(language))
  return twin === inLanguage(text, language) ? "" : twin
}

function inBothLines(text: LocalizedContent | null, language: Language): string[] {
  return text ? [inLanguage(text, language), twinOf(text, language)].filter(Boolean) : []
}

const inBoth = (write: (language: Language) => string): Localized => ({ en: write("en"), vi: write("vi") })

function partyIn({ party: { adults, children } }: Booking, language: Language): string {
  const grown = adults === 1 ? words.oneAdult : words.adults
  const small = children === 1 ? words.oneChild : words.children
  const parts = [fillIn(grown[language], { adults }), children > 0 && fillIn(small[language], { children })]
  return parts.filter(Boolean).join(", ")
}

function totalIn({ totalPrice, pricing, language }: Booking): string {
  if (totalPrice === 0) return ""
  const inDong = formatPrice(totalPrice, "VND", language)
  return pricing.currency === "VND" ? inDong : `${formatPrice(pricing.total, pricing.currency, language)} (${inDong})`
}
