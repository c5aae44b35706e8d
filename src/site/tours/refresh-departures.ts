import type { QueryClient } from "@tanstack/react-query"

/**
 * Fetches departures again after a booking has taken or freed places. Until they arrive, `isInvalidated` of the query
 * says that its counts are those from before.
 */
export function refreshDepartures(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ["departures"] })
}
