import type { EventInput } from "@fullcalendar/react"
import type { CalendarTrip } from "#features/bookings/staff/staff-booking.ts"
import type { ClosedDays, StaffDeparture } from "#features/departures/departure.ts"
import { STATE_TONES, stateOf } from "#features/departures/staff/format.ts"
import type { Holiday } from "#features/holidays/holiday.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { addDays } from "#lib/today.ts"
import { tones } from "#staff/theme.ts"

type Translate = (key: string, options?: Record<string, unknown>) => string

/** What an event of the calendar stands for. */
export type EventSubject =
  | { kind: "departure"; departure: StaffDeparture }
  | { kind: "trip"; trip: CalendarTrip }
  | { kind: "background" }

type Words = { translate: Translate; language: Language }

/** A departure with how far it is sold and its state, in words and colour. */
export function departureEvent(departure: StaffDeparture, { translate, language }: Words): EventInput {
  const { _id, date, startTime, tour, booked, capacity, status } = departure
  const state = stateOf(departure)
  const { color, background } = tones[STATE_TONES[state]]
  const sold = translate("departures.placesOf", { booked, capacity })
  return {
    id: _id,
    title: `${sold} · ${translate(`departures.states.${state}`)} · ${inLanguage(tour.title, language)}`,
    start: `${date}T${startTime}`,
    color: background,
    contrastColor: color,
    startEditable: status !== "called-off",
    extendedProps: { subject: { kind: "departure", departure } satisfies EventSubject },
  }
}

/** A transfer, its return, or a tour on request. */
export function tripEvent(trip: CalendarTrip, { translate, language }: Words): EventInput {
  const { _id, date, startTime, product, travelers, customer, status, isReturn } = trip
  const { color, background } = tones[status === "pending" ? "warning" : "neutral"]
  const parts = [
    customer,
    translate("bookings.people", { n: travelers }),
    status === "pending" && translate("calendar.pending"),
    isReturn && translate("calendar.return"),
    inLanguage(product, language),
  ]
  return {
    id: `${_id}${isReturn ? " return" : ""}`,
    title: parts.filter(Boolean).join(" · "),
    start: startTime ? `${date}T${startTime}` : date,
    allDay: startTime === null,
    color: background,
    contrastColor: color,
    startEditable: !isReturn,
    extendedProps: { subject: { kind: "trip", trip } satisfies EventSubject },
  }
}

/** Holidays and closed days, behind the other events. */
export function backgroundEvent({ from, to }: ClosedDays, title: string): EventInput {
  return {
    title,
    start: from,
    end: addDays(to, 1),
    allDay: true,
    display: "background",
    extendedProps: { subject: { kind: "background" } satisfies EventSubject },
  }
}

export const holidayEvent = (holiday: Holiday, language: Language) =>
  backgroundEvent(holiday, inLanguage(holiday.name, language))
