import type { Booking } from "#domain/bookings/booking.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { usualView, writeBoth } from "#i18n/money/shown-money.ts"
import { offlineMessages as texts } from "./offline-messages.ts"

export type SavedBooking = Pick<
  Booking,
  | "_id"
  | "reference"
  | "status"
  | "product"
  | "travelDate"
  | "startTime"
  | "pricing"
  | "tourDetails"
  | "transferDetails"
>

/** Returns the saved bookings as HTML, because no script runs on the offline page. */
export function savedBookings(bookings: SavedBooking[], language: Language): string {
  const t = (text: LocalizedContent) => escaped(inLanguage(text, language))
  if (bookings.length === 0) return ""
  const items = bookings.map((booking) => {
    const { _id, reference, product, travelDate, startTime, pricing, tourDetails, transferDetails } = booking
    const when = [formatDate(travelDate, language), startTime && formatTime(startTime, language)].filter(Boolean)
    const trip = tourDetails ?? transferDetails
    const where = [trip?.meetingPoint && inLanguage(trip.meetingPoint, language), trip?.pickup?.place]
    const href = `${language === "vi" ? "/vi" : ""}/bookings/${encodeURIComponent(_id)}`
    return `<li class="panel p-5"><a href="${href}" class="text-link text-xl font-bold">${t(product.name)}</a>
      <p class="mt-2 font-semibold">${escaped(when.join(" · "))}</p>
      ${where
        .filter(Boolean)
        .map((text) => `<p>${escaped(String(text))}</p>`)
        .join("")}
      <p>${escaped(reference)} · ${t(texts.status[booking.status])}</p>
      ${pricing.total > 0 ? `<p>${escaped(writeBoth(pricing.total, pricing.currency, usualView(language, pricing.vndPerUsd)))}</p>` : ""}</li>`
  })
  return `<h2 class="mt-10 text-2xl font-bold">${t(texts.saved)}</h2><ul class="mt-4 grid gap-4">${items.join("")}</ul>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
