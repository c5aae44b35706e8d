import * as z from "zod/mini"
import { isCalendarDate } from "#lib/today.ts"

export type DepartureStatus = "open" | "guaranteed" | "closed" | "called-off"

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
  price: number
}

const calendarDate = z.string().check(z.refine(isCalendarDate, "dateInvalid"))

/** Range of dates, both ends included; without it from today for 366 days. */
export const departureQuery = z.object({ from: z.optional(calendarDate), to: z.optional(calendarDate) })
export type DepartureQuery = z.infer<typeof departureQuery>
