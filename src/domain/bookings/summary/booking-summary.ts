import type { BookedExtra, BookedFlight, BookedPickup, Booking, TransferDetails } from "#domain/bookings/booking.ts"
import { SERVICES } from "#domain/bookings/quote/order-limits.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { formatMoment } from "#i18n/moment-text.ts"
import { withCommas, withDots } from "#lib/text/join-parts.ts"
import { summaryMessages as words } from "./summary-messages.ts"

export function describeParty(
  { party, tourDetails, transferDetails }: Pick<Booking, "party" | "tourDetails" | "transferDetails">,
  language: Language,
): string {
  const parts = [
    formatParty(party, language),
    tourDetails?.privateGroup && words.privateGroup[language],
    transferDetails?.largeBags && describeBags(transferDetails.largeBags, language),
  ]
  return withCommas(...parts)
}

function describeBags(n: number, language: Language): string {
  return interpolate(words.largeBags[language], { n })
}

export function describePickup({ zone, meetingPoint, place, time }: BookedPickup, language: Language): string {
  const parts = [
    place,
    zone && inLanguage(zone, language),
    meetingPoint && inLanguage(meetingPoint, language),
    time && interpolate(words.pickupFrom[language], { time: formatTime(time, language) }),
  ]
  return withDots(...parts)
}

export function describeFlight({ number, date, time }: BookedFlight, day: string, language: Language): string {
  const parts = [number, date !== day && formatDate(date, language, "short"), time && formatTime(time, language)]
  return withDots(...parts)
}

/** Returns the flights of a transfer, there and back, each with its day if that isn't the day of the trip. */
export function describeFlights({ travelDate, transferDetails }: Booking, language: Language): string {
  const { flight, returnTrip } = transferDetails ?? {}
  const there = flight && describeFlight(flight, travelDate, language)
  const back = returnTrip?.flight && describeFlight(returnTrip.flight, travelDate, language)
  return [there, back].filter(Boolean).join("\n")
}

export function describeReturn(
  { travelDate, startTime, flight }: NonNullable<TransferDetails["returnTrip"]>,
  language: Language,
): string {
  const parts = [formatMoment(travelDate, startTime, language), flight && describeFlight(flight, travelDate, language)]
  return withDots(...parts)
}

/** Returns the people who travel, as far as they are known. */
export function travelersOf({ tourDetails, transferDetails }: Pick<Booking, "tourDetails" | "transferDetails">) {
  return (tourDetails ?? transferDetails)?.travelerList ?? []
}

export function listMissing({ missing }: Pick<Booking, "missing">, language: Language): string {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(
    missing.map((detail) => words.missing[detail][language].toLowerCase()),
  )
}

export function describeServices({ transferDetails }: Booking, language: Language): string[] {
  if (!transferDetails) return []
  const booked = SERVICES.filter((service) => transferDetails[service] > 0)
  return booked.map((service) => `${words[service][language]}: ${transferDetails[service]}`)
}

/** Returns the chosen options, such as '1 × Single cabin'. */
export function describeChoices({ tourDetails, transferDetails }: Booking, language: Language): string {
  return describeItems((tourDetails ?? transferDetails)?.choices ?? [], language)
}

export function describeExtras({ tourDetails, transferDetails, productDetails }: Booking, language: Language): string {
  return describeItems((tourDetails ?? transferDetails ?? productDetails)?.extras ?? [], language)
}

function describeItems(items: readonly Pick<BookedExtra, "name" | "quantity">[], language: Language): string {
  return items.map(({ name, quantity }) => `${quantity} × ${inLanguage(name, language)}`).join(", ")
}
