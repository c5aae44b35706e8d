import type { EventInput } from "@fullcalendar/react"
import type { CalendarTrip } from "#domain/bookings/staff/staff-booking.ts"
import type { ClosedDays, StaffDeparture } from "#domain/departures/departure.ts"
import type { Words } from "#i18n/words.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { addDays } from "#lib/today.ts"
import { STATE_TONES, stateOf } from "#office/departures/format.ts"
import { tones } from "#office/frame/theme.ts"
import { endOf, partsOf, type Unit } from "./trip-parts.ts"

/** The object behind a calendar event. */
export type EventSubject =
  | { kind: "departure"; departure: StaffDeparture }
  | { kind: "trip"; trip: CalendarTrip }
  | { kind: "background" }

/** `days` are the marks below a bar, one for each of its days: '', 'day 2 of 7', … */
export type EventFacts = { subject: EventSubject; days: string[] }

/** Opaque, or the lines between days would cross the name of a bar. */
const MUTED = { color: "#4a5f5c", background: "var(--fc-classic-background)" }

/** A departure, first how far it is sold, so that a narrow cell shows it. Without guests it is muted. */
export function departureEvents(departure: StaffDeparture, unit: Unit, words: Words): EventInput[] {
  const { _id, tour, booked, capacity, status } = departure
  const { translate, localized } = words
  const state = stateOf(departure)
  const isMuted = booked === 0 && state === "open"
  const sold = translate("departures.placesOf", { booked, capacity })
  const event = {
    id: _id,
    title: withDots(sold, state !== "open" && translate(`departures.states.${state}`), localized(tour.title)),
    isMovable: status !== "called-off",
    tone: isMuted ? MUTED : tones[STATE_TONES[state]],
    subject: { kind: "departure", departure } as const,
  }
  return tripEvents(event, departure, unit, words)
}

/** A transfer, its return, or a tour on request. */
export function bookedEvents(trip: CalendarTrip, unit: Unit, words: Words): EventInput[] {
  const { _id, product, travelers, customer, status, isReturn } = trip
  const { translate, localized } = words
  const event = {
    id: `${_id}${isReturn ? " return" : ""}`,
    title: withDots(
      customer,
      translate("bookings.people", { smart_count: travelers }),
      status === "pending" && translate("calendar.pending"),
      isReturn && translate("calendar.return"),
      localized(product),
    ),
    isMovable: !isReturn,
    tone: tones[status === "pending" ? "warning" : "neutral"],
    subject: { kind: "trip", trip } as const,
  }
  return tripEvents(event, trip, unit, words)
}

type TripEvent = {
  id: string
  title: string
  /** Whether it can be dragged, by its first part. */
  isMovable: boolean
  tone: { color: string; background: string }
  subject: EventSubject
}
type Times = { date: string; lastDay: string; startTime: string | null }

/** Puts what takes several days into a bar for each week, or into each of its days. */
function tripEvents(event: TripEvent, times: Times, unit: Unit, { translate, clock }: Words): EventInput[] {
  const { id, title, isMovable, tone, subject } = event
  const { startTime } = times
  const parts = partsOf(times, unit)
  const total = parts.reduce((sum, { days }) => sum + days, 0)
  const mark = (nth: number) => (nth === 1 ? "" : translate("calendar.dayOf", { day: nth, days: total }))
  return parts.map((part) => {
    const { date, nth, days } = part
    const isFirst = nth === 1
    // A bar has no time of its own.
    const isTimed = isFirst && days === 1 && startTime !== null
    const time = isFirst && !isTimed && startTime && clock(startTime)
    const marks = Array.from({ length: days }, (_, index) => mark(nth + index))
    return {
      id: isFirst ? id : `${id} ${nth}`,
      title: withDots(unit === "day" && mark(nth), time, title),
      start: isTimed ? `${date}T${startTime}` : date,
      ...(!isTimed && { end: endOf(part) }),
      allDay: !isTimed,
      color: tone.background,
      contrastColor: tone.color,
      startEditable: isFirst && isMovable,
      extendedProps: { subject, days: unit === "day" || total === 1 ? [] : marks } satisfies EventFacts,
    }
  })
}

/** Holidays and closed days, behind the other events. */
export function backgroundEvent({ from, to }: ClosedDays, title: string): EventInput {
  return {
    title,
    start: from,
    end: addDays(to, 1),
    allDay: true,
    display: "background",
    extendedProps: { subject: { kind: "background" }, days: [] } satisfies EventFacts,
  }
}
