import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query"
import type { Booking } from "#features/bookings/booking.ts"

type Held = Booking | { bookings: Booking[] } | object

/** What a guest's lookup has found, as long as the page lives: opening one and coming back does not ask again. */
export const foundQuery = queryOptions<{ bookings: Booking[] }>({
  queryKey: ["bookings", "found"],
  queryFn: skipToken,
  meta: { personal: true },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Puts a booking that has changed in the place of what it was, in every list that is held (spec §4). */
export function replaceBooking(queryClient: QueryClient, changed: Booking): void {
  const swap = (booking: Booking) => (booking._id === changed._id ? changed : booking)
  queryClient.setQueriesData<Held>({ queryKey: ["bookings"] }, (held) => {
    if (!held) return held
    if ("bookings" in held) return { ...held, bookings: held.bookings.map(swap) }
    return "reference" in held ? swap(held) : held
  })
}
