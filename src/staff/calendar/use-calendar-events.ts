import type { EventInput } from "@fullcalendar/react"
import { keepPreviousData } from "@tanstack/react-query"
import { type HttpError, useTranslate } from "react-admin"
import type { CalendarTrip } from "#features/bookings/staff/staff-booking.ts"
import type { CloseOut, StaffDeparture } from "#features/departures/departure.ts"
import type { Holiday } from "#features/holidays/holiday.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { useApi } from "#staff/use-api.ts"
import { backgroundEvent, departureEvent, holidayEvent, tripEvent } from "./calendar-events.ts"

/** The visible days, both inclusive. */
export type Range = { from: string; to: string }

type Answer = { events: EventInput[]; error: HttpError | null; retry: () => void; isLoading: boolean }

/** Loads what happens on the days in sight, of one tour or of all. */
export function useCalendarEvents(range: Range | undefined, tourId: string | undefined): Answer {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const query = (tourParameter: string) =>
    new URLSearchParams({ ...(range ?? { from: "", to: "" }), ...(tourId && { [tourParameter]: tourId }) })
  const departures = useRange<StaffDeparture>(`/departures/calendar?${query("tourId")}`, range)
  const trips = useRange<CalendarTrip>(`/bookings/calendar?${query("productId")}`, range)
  const { data: holidays = [] } = useApi<Holiday[]>("/holidays")
  const { data: closeOuts = [] } = useApi<CloseOut[]>(`/departures/close-outs?tourId=${tourId}`, {
    enabled: tourId !== undefined,
  })
  const words = { translate, language }
  return {
    events: [
      ...(departures.data ?? []).map((departure) => departureEvent(departure, words)),
      ...(trips.data ?? []).map((trip) => tripEvent(trip, words)),
      ...holidays.map((holiday) => holidayEvent(holiday, language)),
      ...(tourId ? closeOuts : []).map((days) => backgroundEvent(days, translate("departures.states.closed"))),
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
