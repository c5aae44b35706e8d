import { messages } from "#domain/bookings/messages.ts"
import { startInstant } from "#domain/bookings/quote/cancellation.ts"
import { isCertain } from "#domain/departures/departure.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import type { Localized } from "#i18n/localized.ts"
import { answerBy, earliestAnswered } from "#lib/office-hours.ts"
import { hanoiDate } from "#lib/today.ts"
import { fieldError } from "./availability-parts.server.ts"
import type { Offer } from "./offer.server.ts"

const MINUTE_MS = 60_000

type Office = Pick<Settings, "office">
type Contact = Pick<Settings, "phone" | "zalo">

/** Returns when the first guests of a trip are collected, which is its start without pick-ups. */
function readyAt(offer: Offer): Date {
  return new Date(startInstant(offer).getTime() - offer.pickupMinutes * MINUTE_MS)
}

/** Returns by when the office answers a request. It is never later than the trip. */
export function promiseFor(offer: Offer, { office }: Office, now: Date): Date {
  return answerBy(now, office, readyAt(offer))
}

/** Returns whether a request is confirmed at once, because the office can't answer before the trip. */
export function isConfirmedAtOnce(offer: Offer, { office }: Office, now: Date): boolean {
  return readyAt(offer) < earliestAnswered(now, office)
}

/**
 * Staff are exempt and don't call this.
 * @throws invalid if the office can't answer before the trip, unless it is a departure that is certain to run
 */
export function requireAnswerInTime(offer: Offer, settings: Settings, now: Date): void {
  const { departure, quote } = offer
  if (!isConfirmedAtOnce(offer, settings, now)) return
  if (!departure || !isCertain(departure) || quote.totalMinor === 0) throw unanswered(offer, settings, now)
}

/** Returns the refusal of a request that can't be answered before the trip. */
export function unanswered({ travelDate }: Offer, settings: Contact, now: Date) {
  return fieldError("travelDate", withCall(messages.unanswered, settings, travelDate === hanoiDate(now)))
}

/** Adds how to reach the office about a day that can't be booked online. */
export function withCall(text: Localized, { phone, zalo }: Contact, isToday: boolean): Localized {
  if (!phone) return text
  const call = interpolateBoth(isToday ? messages.callForToday : messages.callForThisDate, {
    phone: zalo ? `${phone} (Zalo ${zalo})` : phone,
  })
  return { en: `${text.en} ${call.en}`, vi: `${text.vi} ${call.vi}` }
}
