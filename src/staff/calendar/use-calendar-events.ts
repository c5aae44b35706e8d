import type { EventInput } from "@fullcalendar/react"
import { keepPreviousData } from "@tanstack/react-query"
import type { HttpError } from "react-admin"
import type { CalendarTrip } from "#features/bookings/staff/staff-booking.ts"
import type { ClosedDays, CloseOut, StaffDeparture } from "#features/departures/departure.ts"
import { STATE_TONES, stateOf } from "#features/departures/staff/format.ts"
import type { Holiday } from "#features/holidays/holiday.ts"
import type { Words } from "#i18n/words.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { addDays } from "#lib/today.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import { useWords } from "#staff/hooks/use-words.ts"
import { tones } from "#staff/theme.ts"

/** The visible days, both inclusive. */
export type Range = { from: string; to: string }

type Answer = { events: EventInput[]; error: HttpError | null; retry: () => void; isLoading: boolean }

/** Loads what happens on the days in sight, of one tour or of all. `isBooked` leaves out departures without guests. */
export function useCalendarEvents(range: Range | undefined, tourId: string | undefined, isBooked: boolean): Answer {
  const words = useWords()
  const query = (tourParameter: string) =>
    new URLSearchParams({ ...(range ?? { from: "", to: "" }), ...(tourId && { [tourParameter]: tourId }) })
  const departures = useRange<StaffDeparture>(`/departures/calendar?${query("tourId")}`, range)
  const trips = useRange<CalendarTrip>(`/bookings/calendar?${query("productId")}`, range)
  const { data: holidays = [] } = useApi<Holiday[]>("/holidays")
  const { data: closeOuts = [] } = useApi<CloseOut[]>(`/departures/close-outs?tourId=${tourId}`, {
    enabled: tourId !== undefined,
  })
  return {
    events: [
      ...(departures.data ?? [])
        .filter(({ booked }) => booked > 0 || !isBooked)
        .map((departure) => departureEvent(departure, words)),
      ...(trips.data ?? []).map((trip) => tripEvent(trip, words)),
      ...holidays.map((holiday) => backgroundEvent(holiday, words.localized(holiday.name))),
      ...(tourId ? closeOuts : []).map((days) => backgroundEvent(days, words.translate("departures.states.closed"))),
    ],
    error: departures.error ?? trips.error,
    retry: () => {
      departures.refetch()
      trips.refetch()
    },
    isLoading: departures.isFetching || trips.isFetching,
  }
}

function useRange<Item>(path: string, range: Range | undefined) {
  return useApi<Item[]>(path, { enabled: range !== undefined, placeholderData: keepPreviousData })
}

/** The object behind a calendar event. */
export type EventSubject =
  | { kind: "departure"; departure: StaffDeparture }
  | { kind: "trip"; trip: CalendarTrip }
  | { kind: "background" }

/** On the page's own colour. */
const MUTED = { color: "#4a5f5c", background: "transparent" }

/** A departure with how far it is sold, and its state unless it is simply on sale. Without guests it is muted. */
function departureEvent(departure: StaffDeparture, { translate, localized }: Words): EventInput {
  const { _id, date, startTime, tour, booked, capacity, status } = departure
  const state = stateOf(departure)
  const isMuted = booked === 0 && state === "open"
  const { color, background } = isMuted ? MUTED : tones[STATE_TONES[state]]
  const sold = translate("departures.placesOf", { booked, capacity })
  return {
    id: _id,
    title: withDots(localized(tour.title), sold, state !== "open" && translate(`departures.states.${state}`)),
    start: `${date}T${startTime}`,
    color: background,
    contrastColor: color,
    startEditable: status !== "called-off",
    extendedProps: { subject: { kind: "departure", departure } satisfies EventSubject },
  }
}

/** A transfer, its return, or a tour on request. */
function tripEvent(trip: CalendarTrip, { translate, localized }: Words): EventInput {
  const { _id, date, startTime, product, travelers, customer, status, isReturn } = trip
  const { color, background } = tones[status === "pending" ? "warning" : "neutral"]
  const parts = [
    localized(product),
    customer,
    translate("bookings.people", { smart_count: travelers }),
    status === "pending" && translate("calendar.pending"),
    isReturn && translate("calendar.return"),
  ]
  return {
    id: `${_id}${isReturn ? " return" : ""}`,
    title: withDots(...parts),
    start: startTime ? `${date}T${startTime}` : date,
    allDay: startTime === null,
    color: background,
    contrastColor: color,
    startEditable: !isReturn,
    extendedProps: { subject: { kind: "trip", trip } satisfies EventSubject },
  }
}

/** Holidays and closed days, behind the other events. */
function backgroundEvent({ from, to }: ClosedDays, title: string): EventInput {
  return {
    title,
    start: from,
    end: addDays(to, 1),
    allDay: true,
    display: "background",
    extendedProps: { subject: { kind: "background" } satisfies EventSubject },
  }
}
