import type { QueryClient } from "@tanstack/react-query"
import { ApiError } from "#lib/api/api-error.ts"

/** Fetches again what a conflict (409) contradicts and the page shows: the dates' seats and, if given, the booking. */
export function refreshAfterConflict(queryClient: QueryClient, error: unknown, bookingId?: string): void {
  if (!(error instanceof ApiError) || error.status !== 409) return
  void queryClient.invalidateQueries({ queryKey: ["departures"] })
  // Its keys begin those of its costs and of quotes for moving it.
  if (bookingId) void queryClient.invalidateQueries({ queryKey: ["bookings", bookingId] })
}
