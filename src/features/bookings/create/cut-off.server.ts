import { messages } from "#features/bookings/messages.ts"
import { startInstant } from "#features/bookings/quote/cancellation.ts"
import type { Settings } from "#features/settings/settings.ts"
import { interpolate } from "#i18n/interpolate.ts"
import type { Localized } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"
import { fieldError } from "./availability-parts.server.ts"
import type { Offer } from "./offer.server.ts"

const HOUR_MS = 3_600_000

/**
 * Staff are exempt and don't call this. Departures close at their own time. Without a start time the day begins at
 * midnight, as for cancelling (docs/prices-and-availability.md).
 * @throws invalid once online booking for the date has closed
 */
export function requireBeforeCutOff(offer: Offer, { phone }: Pick<Settings, "phone">, now: Date = new Date()): void {
  if (offer.departure) return
  const closesAt = startInstant(offer).getTime() - offer.cutoffHours * HOUR_MS
  if (now.getTime() <= closesAt) return
  throw fieldError("travelDate", closedText(offer.travelDate === hanoiDate(now), phone))
}

function closedText(isToday: boolean, phone: string): Localized {
  const call = isToday ? messages.callForToday : messages.callForThisDate
  const say = (language: "en" | "vi") =>
    phone
      ? `${messages.bookingClosed[language]} ${interpolate(call[language], { phone })}`
      : messages.bookingClosed[language]
  return { en: say("en"), vi: say("vi") }
}
