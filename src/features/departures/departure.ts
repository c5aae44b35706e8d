import * as z from "zod/mini"
import type { BookedChoice, BookedExtra, BookingStatus } from "#features/bookings/booking.ts"
import { interpolate } from "#i18n/interpolate.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import { isCalendarDate } from "#lib/today.ts"

export const DEPARTURE_STATUSES = ["open", "guaranteed", "closed", "called-off"] as const
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number]

/** `price` is per adult, in major units. */
export type Departure = {
  _id: string
  date: string
  startTime: string
  capacity: number
  placesLeft: number
  minimum: number | null
  booked: number
  /** Travellers who are still needed: 0 if it runs, null if it has no minimum. */
  needed: number | null
  status: DepartureStatus
  closesAt: string
  /** When staff decide whether it runs below its minimum. Null if there is nothing to decide. */
  decideBy: string | null
  price: number
}

/** Returns how many more travellers a departure needs. 0 if it is guaranteed or has enough, null without a minimum. */
export function stillNeeded({
  status,
  booked,
  minimum,
}: Pick<Departure, "status" | "booked" | "minimum">): number | null {
  if (status === "guaranteed") return 0
  return minimum === null ? null : Math.max(0, minimum - booked)
}

/** Says whether a departure will run, to guests and staff alike. Null if it has no minimum and is not guaranteed. */
export function willRunWords({ status, needed }: Pick<Departure, "status" | "needed">, language: Language) {
  if (needed === null) return null
  if (needed > 0) return interpolate((needed === 1 ? runs.needsOne : runs.needs)[language], { n: needed })
  return (status === "guaranteed" ? runs.guaranteed : runs.reached)[language]
}

const runs = {
  guaranteed: { en: "Guaranteed", vi: "Chắc chắn khởi hành" },
  reached: { en: "Enough guests to run", vi: "Đủ khách khởi hành" },
  needs: { en: "Needs {n} more", vi: "Cần thêm {n} khách" },
  needsOne: { en: "Needs 1 more", vi: "Cần thêm 1 khách" },
}

export type ClosedDays = { from: string; to: string }

/** Tours on request cannot be booked on closed days either. */
export type DeparturesAnswer = { success: true; data: Departure[]; closedDays: ClosedDays[] }

export type StaffDeparture = Departure & {
  tour: { _id: string; title: LocalizedContent }
  scheduleId: string | null
  isEdited: boolean
  guide: string
  vehicle: string
  version: number
}

/** `price` is in major units; null means the tour's price. */
export type Schedule = {
  _id: string
  tourId: string
  /** ISO weekdays, 1 = Monday. */
  weekdays: number[]
  from: string
  to: string | null
  startTime: string
  capacity: number
  minimum: number | null
  /** Bookings close this many hours before the start. */
  cutoffHours: number
  /** The decision whether it runs is due this many hours before the start. */
  decideHours: number
  price: number | null
  version: number
}

export type CloseOut = ClosedDays & { _id: string; tourId: string; reason: string }

/** A date that a schedule would make, and what prevents it. */
export type ScheduledDate = {
  date: string
  /** `new`: will be added. `kept`: exists already. `closed`: the tour is closed on that day. */
  state: "new" | "kept" | "closed"
  holiday: LocalizedContent | null
}

/** What saving a schedule would do in the next months, until `until`. */
export type SchedulePreview = {
  until: string
  dates: ScheduledDate[]
  /** Departures without bookings that the change deletes. */
  removed: string[]
  /** Departures with bookings, or changed by hand, that stay although the schedule no longer makes them. */
  staying: { date: string; booked: number }[]
}

/** A booking on the manifest, as the guide sees it. */
export type Passenger = {
  reference: string
  status: BookingStatus
  name: string
  phone: string
  countryCode: string
  language: Language
  adults: number
  children: number
  childAges: number[]
  /** In centimetres. */
  childHeights: number[]
  pickupTime: string
  pickupPlace: LocalizedContent | null
  pickupZone: LocalizedContent | null
  requests: string
  choices: BookedChoice[]
  extras: BookedExtra[]
  privateGroup: boolean
}

/** A booking on the manifest as staff see it: with email, money and their note. Amounts are in major units. */
export type StaffPassenger = Passenger & {
  _id: string
  email: string
  placesHeld: boolean
  staffNote: string
  currency: Currency
  total: number
  paid: number
}

export type ManifestTotals = { bookings: number; people: number; adults: number; children: number }

export type Manifest = {
  departure: StaffDeparture
  passengers: StaffPassenger[]
  totals: ManifestTotals
}

/** The manifest that a guide's link shows: no prices, no email addresses, no internal notes. */
export type GuideManifest = {
  tour: LocalizedContent
  date: string
  startTime: string
  guide: string
  vehicle: string
  status: DepartureStatus
  companyPhone: string
  expiresAt: string
  passengers: Passenger[]
  totals: ManifestTotals
}

export type GuideLink = { _id: string; createdAt: string; createdBy: string | null; expiresAt: string }

/** A departure's guest before it is called off, with the mail that they would get. Amounts are in major units. */
export type AffectedBooking = {
  _id: string
  reference: string
  status: BookingStatus
  name: string
  email: string
  phone: string
  language: Language
  travelers: number
  currency: Currency
  total: number
  paid: number
  /** Open dates of the same tour with room for this party. */
  alternatives: Departure[]
  mail: { subject: string; text: string }
  /** The text to send to a guest without an email address. */
  message: string
}

const calendarDate = z.string().check(z.refine(isCalendarDate, "dateInvalid"))

/** Inclusive. Defaults to 366 days from today. */
export const departureQuery = z.object({ from: z.optional(calendarDate), to: z.optional(calendarDate) })
export type DepartureQuery = z.infer<typeof departureQuery>
