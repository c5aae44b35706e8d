import { type Booking, describeTraveler, type Plan } from "#domain/bookings/booking.ts"
import { lateFee } from "#domain/bookings/quote/late-reduction.ts"
import { common } from "#i18n/common-messages.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { usualView, writeBoth } from "#i18n/money/shown-money.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { toMajor } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { findDestination, findMeetingPoint, findReadyTime, findStartLocation } from "./booking-locations.ts"
import {
  describeChoices,
  describeExtras,
  describeFlight,
  describeParty,
  describePickup,
  describeReturn,
  describeServices,
  travelersOf,
} from "./booking-summary.ts"
import { factMessages } from "./fact-messages.ts"
import { summaryMessages as words } from "./summary-messages.ts"

type Key = keyof typeof factMessages
type Value = string | number | false | null | undefined
type Describe<Of> = (of: Of, language: Language) => Value | readonly Value[]
type Facts<Of> = Partial<Record<Key, Describe<Of>>>

/** A fact with its label in both languages, and its value in one. */
export type Fact = { key: BookingFact | keyof typeof OF_PLAN; label: Localized; lines: string[] }

/** Facts for fellow travellers, in reading order. A plan holds no data of guests. */
const OF_PLAN = {
  when: describeWhen,
  readyFrom: ({ readyAt }, language) => readyAt && formatTime(readyAt, language),
  meetingPoint: ({ meetingPoint }, language) => write(meetingPoint, language),
  pickupZone: ({ pickupZone }, language) => write(pickupZone, language),
  from: ({ from, to, meetingPoint, pickupZone }, language) =>
    (to || !(meetingPoint || pickupZone)) && write(from, language),
  to: ({ to }, language) => write(to, language),
  guide: ({ guide }) => guide,
  crewVehicle: ({ vehicle }) => vehicle,
} satisfies Facts<Plan>

/** Facts for guests and staff. Keys with the same label are alternatives. */
const OF_BOOKING = {
  reference: ({ reference }) => reference,
  tour: nameIf("tour"),
  transfer: nameIf("transfer"),
  product: nameIf("product"),
  when: (booking, language) => !booking.productDetails && describeWhen(booking, language),
  day: (booking, language) => booking.productDetails && describeWhen(booking, language),
  start: ({ startTime }, language) => startTime && formatTime(startTime, language),
  readyFrom: (booking, language) => {
    const time = findReadyTime(booking)
    return time && formatTime(time, language)
  },
  from: ({ transferDetails }, language) => write(transferDetails?.from, language),
  to: ({ transferDetails }, language) =>
    withDots(write(transferDetails?.to, language), transferDetails?.dropoff?.place),
  destination: (booking, language) => write(findDestination(booking), language),
  rideStart: (booking, language) => booking.transferDetails && write(findStartLocation(booking), language),
  tourStart: (booking, language) => !booking.transferDetails && write(findStartLocation(booking), language),
  meetingPoint: (booking, language) => write(findMeetingPoint(booking), language),
  pickup: ({ tourDetails, transferDetails }, language) => {
    const pickup = (tourDetails ?? transferDetails)?.pickup
    return pickup && describePickup(pickup, language)
  },
  dropoff: ({ transferDetails }) => transferDetails?.dropoff?.place,
  vehicle: ({ transferDetails }, language) => write(transferDetails?.vehicle, language),
  flight: ({ travelDate, transferDetails }, language) =>
    transferDetails?.flight && describeFlight(transferDetails.flight, travelDate, language),
  returnTrip: ({ transferDetails }, language) =>
    transferDetails?.returnTrip && describeReturn(transferDetails.returnTrip, language),
  nameSign: ({ transferDetails }) => transferDetails?.nameSign,
  travelers: (booking, language) => !booking.productDetails?.quantity && describeParty(booking, language),
  travelerNames: (booking) => travelersOf(booking).map(({ name }) => name),
  travelerList: (booking) => travelersOf(booking).map(describeTraveler),
  privateGroup: ({ tourDetails }, language) => tourDetails?.privateGroup && words.yes[language],
  largeBags: ({ transferDetails }) => transferDetails?.largeBags,
  quantity: ({ productDetails }) => productDetails?.quantity,
  services: describeServices,
  choices: describeChoices,
  extras: describeExtras,
  alsoBooked: (booking, language) =>
    withDots(
      describeChoices(booking, language),
      ...describeServices(booking, language),
      describeExtras(booking, language),
    ),
  total: ({ totalPrice, pricing }, language) =>
    totalPrice === 0 ? common.contactForPrice[language] : writeMoney(pricing.total, pricing, language),
  lateFees: ({ lines, pricing }, language) => {
    const fee = lateFee(lines)
    return fee > 0 && writeMoney(toMajor(fee, pricing.currency), pricing, language)
  },
  bookedFor: ({ customerInfo: { name, email, phone }, pendingEmail }, language) => [
    name,
    email,
    pendingEmail && interpolate(words.pendingEmail[language], { email: pendingEmail }),
    phone,
  ],
  guest: ({ customerInfo: { name, phone } }) => [name, phone],
  requests: ({ specialRequests }) => specialRequests,
} satisfies Facts<Booking>

/** `missing` is each of the details that the guest still has to send. */
export type BookingFact = keyof typeof OF_BOOKING | "missing"
/** What may be mailed and printed. The list of travellers has birth years and passports. */
export type SentFact = Exclude<BookingFact, "travelerList">

/** Returns what fellow travellers may know of a trip. */
export function planFacts(plan: Plan, language: Language): Fact[] {
  const keys = keysOf(OF_PLAN)
  return keys.flatMap((key) => known(key, factMessages[key], OF_PLAN[key](plan, language)))
}

/** Returns the facts with these keys, in their order, as far as the booking has them. */
export function bookingFacts(booking: Booking, keys: readonly BookingFact[], language: Language): Fact[] {
  return keys.flatMap((key) => describe(booking, key, language))
}

function describe(booking: Booking, key: BookingFact, language: Language): Fact[] {
  if (key !== "missing") return known(key, factMessages[key], OF_BOOKING[key](booking, language))
  // Bookings stored for use without a network may be older than the field.
  return (booking.missing ?? []).flatMap((detail) => known(key, words.missing[detail], words.toBeConfirmed[language]))
}

/** Returns the fact without its empty lines, or nothing if all are empty. */
function known(key: Fact["key"], label: Localized, value: Value | readonly Value[]): Fact[] {
  const lines = [value].flat().flatMap((line) => (line || line === 0 ? [String(line)] : []))
  return lines.length > 0 ? [{ key, label, lines }] : []
}

function nameIf(type: Booking["productType"]): Describe<Booking> {
  return ({ productType, product }, language) => productType === type && inLanguage(product.name, language)
}

function describeWhen({ travelDate, startTime }: Pick<Plan, "travelDate" | "startTime">, language: Language) {
  return [formatDate(travelDate, language), startTime && formatTime(startTime, language)]
}

const write = (text: LocalizedContent | null | undefined, language: Language) => text && inLanguage(text, language)

const writeMoney = (major: number, { currency, vndPerUsd }: Booking["pricing"], language: Language) =>
  writeBoth(major, currency, usualView(language, vndPerUsd))
