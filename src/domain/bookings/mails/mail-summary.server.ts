import type { Booking } from "#domain/bookings/booking.ts"
import { bookingFacts, type SentFact } from "#domain/bookings/summary/booking-facts.ts"
import { factMessages } from "#domain/bookings/summary/fact-messages.ts"
import { common } from "#i18n/common-messages.ts"
import { inBoth, type Language } from "#i18n/localized.ts"
import { formatBothParts, formatDongFirst, joinBoth, type Rated } from "#i18n/money/money-text.ts"
import { usualView, writeBoth, writeParts, writeShown } from "#i18n/money/shown-money.ts"
import type { Block, Paragraph } from "#server/mail/mail-content.server.ts"

const SHOWN: readonly SentFact[] = [
  ...(["reference", "tour", "transfer", "product", "when", "day", "from", "destination", "pickup"] as const),
  ...(["meetingPoint", "vehicle", "flight", "nameSign", "travelerNames", "services", "choices"] as const),
  ...(["returnTrip", "quantity", "travelers", "extras", "missing"] as const),
]

type Write<Amount, Text> = (amount: Amount, rated: Rated, language: Language) => Text
/** Formats totals, other amounts, and the parts of a total in minor units, for guests and for staff. */
type MoneyStyle = { total: Write<number, string>; amount: Write<number, string>; parts: Write<number[], string[]> }
export const FOR_GUEST: MoneyStyle = {
  total: (major, { currency, vndPerUsd }, language) => writeBoth(major, currency, usualView(language, vndPerUsd)),
  amount: (major, { currency, vndPerUsd }, language) => writeShown(major, currency, usualView(language, vndPerUsd)),
  parts: (minors, { currency, vndPerUsd }, language) => writeParts(minors, currency, usualView(language, vndPerUsd)),
}
export const FOR_STAFF: MoneyStyle = {
  total: formatDongFirst,
  amount: formatDongFirst,
  parts: (minors, rated, language) => formatBothParts(minors, rated, language).map(joinBoth),
}

export function summary(booking: Booking, style = FOR_GUEST): Paragraph {
  return inBoth((language) => ({ facts: [...booked(booking, language), totalFact(booking, language, style)] }))
}

/** Summarises the booking with each line of its price. */
export function agreement(booking: Booking, style = FOR_GUEST): Paragraph[] {
  if (booking.totalPrice === 0 || booking.lines.length < 2) return [summary(booking, style)]
  return [
    inBoth((language) => ({ facts: booked(booking, language) })),
    inBoth((language) => sums(booking, language, style)),
  ]
}

function sums(booking: Booking, language: Language, style: MoneyStyle): Block {
  const { pricing } = booking
  const amounts = style.parts(
    booking.lines.map(({ totalMinor }) => totalMinor),
    pricing,
    language,
  )
  const lines = booking.lines.map(({ label, quantity }, nth) => {
    const name = quantity > 1 ? `${quantity} × ${label[language]}` : label[language]
    return [name, (amounts[nth] ?? "").replaceAll("-", "−")] as const
  })
  return { sums: lines, total: totalFact(booking, language, style) }
}

export function total({ totalPrice, pricing }: Booking, language: Language, style = FOR_GUEST): string {
  if (totalPrice === 0) return common.contactForPrice[language]
  return style.total(pricing.total, pricing, language)
}

const totalFact = (booking: Booking, language: Language, style: MoneyStyle) =>
  [factMessages.total[language], total(booking, language, style)] as const

function booked(booking: Booking, language: Language) {
  return bookingFacts(booking, SHOWN, language).map(({ label, lines }) => [label[language], lines.join(", ")] as const)
}
