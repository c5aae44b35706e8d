import type { QueryClient } from "@tanstack/react-query"
import { ApiError } from "#lib/api/api-error.ts"
import { refreshDepartures } from "#site/tours/refresh-departures.ts"

/**
 * Fetches again what a refused write contradicts and the page shows: the places left and, if given, the booking. A 409
 * does so, and a 422 about the date, which has closed since the page was loaded. Anything else is left alone.
 */
export function refreshAfterConflict(queryClient: QueryClient, error: unknown, bookingId?: string): void {
  if (!(error instanceof ApiError)) return
  const isDateClosed = error.status === 422 && error.errors.some(({ field }) => field === "travelDate")
  if (error.status !== 409 && !isDateClosed) return
  refreshDepartures(queryClient)
  // Its keys begin those of its costs and of quotes for moving it.
  if (bookingId) void queryClient.invalidateQueries({ queryKey: ["bookings", bookingId] })
}
