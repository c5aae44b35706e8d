import { queryOptions } from "@tanstack/react-query"
import type { Language } from "#i18n/localized.ts"
import { get, post } from "#lib/api.ts"
import type { Booking, BookingAnswer, GuestBookingsAnswer, OneBookingAnswer } from "./booking.ts"
import type { BookingRequest } from "./booking-request.schema.ts"
import { guestHeaders, keepGuestToken } from "./guest-tokens.ts"

/** A booking of this browser by its id. Personal: never loaded by the server. */
export const bookingQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ["bookings", id],
    queryFn: async () =>
      (await get<OneBookingAnswer>(`/bookings/${id}`, {}, { language, headers: guestHeaders() })).booking,
    staleTime: 60_000,
  })

/**
 * Books, and keeps the token that shows the booking to this browser again.
 * @throws ApiError with the fields that are wrong, or that no place is left
 */
export async function createBooking(request: BookingRequest, language: Language): Promise<Booking> {
  const { booking, guestToken } = await post<BookingAnswer>("/bookings", { ...request, language }, { language })
  keepGuestToken(guestToken, booking._id)
  return booking
}

/** How a guest proves whose bookings are asked for; the tokens of this browser always go along. */
export type GuestLookup = { contact: string; reference?: string | undefined; proof?: string | undefined }

/**
 * Looks a guest's bookings up.
 * @throws ApiError
 */
export async function findGuestBookings(lookup: GuestLookup, language: Language): Promise<GuestBookingsAnswer> {
  const path = `/bookings/guest/${encodeURIComponent(lookup.contact)}`
  const parameters = { ref: lookup.reference, proof: lookup.proof, limit: 50 }
  const answer = await get<GuestBookingsAnswer>(path, parameters, { language, headers: guestHeaders() })
  if (answer.guestToken) keepGuestToken(answer.guestToken)
  return answer
}
