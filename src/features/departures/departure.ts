import * as z from "zod/mini"
import type { LocalizedContent } from "#i18n/localized.ts"
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
  status: DepartureStatus
  closesAt: string
  /** When staff decide whether it runs below its minimum. Null if there is nothing to decide. */
  decideBy: string | null
  price: number
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

const calendarDate = z.string().check(z.refine(isCalendarDate, "dateInvalid"))

/** Inclusive. Defaults to 366 days from today. */
export const departureQuery = z.object({ from: z.optional(calendarDate), to: z.optional(calendarDate) })
export type DepartureQuery = z.infer<typeof departureQuery>
