import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query"
import type { Booking } from "#domain/bookings/booking.ts"

type Held = Booking | { bookings: Booking[] } | object

export const lookedUpBookingsQuery = queryOptions<{ bookings: Booking[] }>({
  queryKey: ["bookings", "found"],
  queryFn: skipToken,
  meta: { personal: true },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Replaces a changed booking in all cached queries (spec §4). */
export function replaceBooking(queryClient: QueryClient, changed: Booking): void {
  const swap = (booking: Booking) => (booking._id === changed._id ? changed : booking)
  queryClient.setQueriesData<Held>({ queryKey: ["bookings"] }, (held) => {
    if (!held) return held
    if ("bookings" in held) return { ...held, bookings: held.bookings.map(swap) }
    return "reference" in held ? swap(held) : held
  })
}
