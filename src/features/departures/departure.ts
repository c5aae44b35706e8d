import * as z from "zod/mini"
import type { LocalizedContent } from "#i18n/localized.ts"
import { isCalendarDate } from "#lib/today.ts"

export const DEPARTURE_STATUSES = ["open", "guaranteed", "closed", "called-off"] as const
export type DepartureStatus = (typeof DEPARTURE_STATUSES)[number]

/** A dated departure of a tour as `GET /tours/{id}/departures` answers it. `price` is in major units, per adult. */
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
  /** By when is decided whether it runs with fewer than the minimum; null: it has none, or it will run. */
  decideBy: string | null
  price: number
}

/** Days on which a tour does not run. */
export type ClosedDays = { from: string; to: string }

/** `GET /tours/{id}/departures`. On closed days nothing departs; a tour on request cannot be booked on them. */
export type DeparturesAnswer = { success: true; data: Departure[]; closedDays: ClosedDays[] }

/** A departure as the staff see it. */
export type DeskDeparture = Departure & {
  tour: { _id: string; title: LocalizedContent }
  scheduleId: string | null
  /** Set by hand: its schedule leaves it alone. */
  isEdited: boolean
  guide: string
  vehicle: string
  version: number
}

/** The pattern that dated departures are made from. `price` is in major units, null: the tour's. */
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
  /** Bookings close so many hours before the start. */
  cutoffHours: number
  /** Whether it runs is decided so many hours before the start. */
  decideHours: number
  price: number | null
  version: number
}

export type CloseOut = ClosedDays & { _id: string; tourId: string; reason: string }

const calendarDate = z.string().check(z.refine(isCalendarDate, "dateInvalid"))

/** Range of dates, both ends included; without it from today for 366 days. */
export const departureQuery = z.object({ from: z.optional(calendarDate), to: z.optional(calendarDate) })
export type DepartureQuery = z.infer<typeof departureQuery>
