import type { EventInput } from "@fullcalendar/react"
import { keepPreviousData } from "@tanstack/react-query"
import type { HttpError } from "react-admin"
import type { CalendarTrip } from "#domain/bookings/staff/staff-booking.ts"
import type { CloseOut, StaffDeparture } from "#domain/departures/departure.ts"
import type { Holiday } from "#domain/holidays/holiday.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { backgroundEvent, bookedEvents, departureEvents } from "./calendar-events.ts"
import type { Unit } from "./trip-parts.ts"

/** The visible days, both inclusive, and what a bar is in this view. */
export type Range = { from: string; to: string; unit: Unit }

type Answer = { events: EventInput[]; error: HttpError | null; retry: () => void; isLoading: boolean }

/** Loads what happens on the days in sight, of one tour or of all. `isBooked` leaves out departures without guests. */
export function useCalendarEvents(range: Range | undefined, tourId: string | undefined, isBooked: boolean): Answer {
  const words = useWords()
  const { from = "", to = "", unit = "week" } = range ?? {}
  const query = (tourParameter: string) => new URLSearchParams({ from, to, ...(tourId && { [tourParameter]: tourId }) })
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
        .flatMap((departure) => departureEvents(departure, unit, words)),
      ...(trips.data ?? []).flatMap((trip) => bookedEvents(trip, unit, words)),
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
