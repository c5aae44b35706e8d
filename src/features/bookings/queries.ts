import { queryOptions, skipToken } from "@tanstack/react-query"
import type { Language } from "#i18n/localized.ts"
import { getFile } from "#lib/api/api-file.ts"
import { type Answer, get, post, put } from "#lib/api.ts"
import type {
  Booking,
  BookingAnswer,
  GuestBookingsAnswer,
  MyBookingsAnswer,
  OneBookingAnswer,
  QuoteAnswer,
} from "./booking.ts"
import type { BookingRequest } from "./create/booking-request.schema.ts"
import type { Verification, VerificationAnswer } from "./documents/document.ts"
import { guestHeaders, keepGuestToken } from "./guest-tokens.ts"
import type {
  CancellationAnswer,
  CancelRequest,
  EndedLinksAnswer,
  MoveOrder,
  MoveQuote,
  MoveRequest,
} from "./lifecycle/changes.schema.ts"
import type { QuoteRequest } from "./quote/order.schema.ts"

/** Bookings on one page of a list. */
const PER_PAGE = 10

/**
 * What is personal is never loaded by the server, and forgotten when somebody signs in or out (account/auth-store.ts).
 */
const personal = { staleTime: 60_000, meta: { personal: true } }

/** The language of the answer, and what this browser has to prove that a booking is its own. */
const asGuest = (language: Language) => ({ language, headers: guestHeaders() })

/** A booking of this browser or of who is signed in, by its id. */
export const bookingQuery = (id: string, language: Language, signedIn: boolean) =>
  queryOptions({
    queryKey: ["bookings", id, { signedIn }],
    queryFn: async () => (await get<OneBookingAnswer>(`/bookings/${id}`, {}, asGuest(language))).booking,
    ...personal,
    // Without a network the service worker has what was opened here (app/offline/service-worker.ts).
    networkMode: hasWorker() ? "offlineFirst" : "online",
  })

const hasWorker = () => typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller)

/** A page of the bookings of who is signed in, the newest first. */
export const myBookingsQuery = (page: number, language: Language) =>
  queryOptions({
    queryKey: ["bookings", "mine", page],
    queryFn: () => get<MyBookingsAnswer>("/bookings/my-bookings", { page, limit: PER_PAGE }, { language }),
    ...personal,
  })

/** What cancelling a booking costs: always asked anew, for it depends on the hour. */
export const cancellationQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ["bookings", id, "cancellation"],
    queryFn: async () => (await get<CancellationAnswer>(`/bookings/${id}/cancellation`, {}, asGuest(language))).data,
    meta: { personal: true, shownInPlace: true },
    gcTime: 0,
  })

/** What moving a booking would cost; nothing is changed by asking. */
export const moveQuoteQuery = (id: string, order: MoveOrder, language: Language) =>
  queryOptions({
    queryKey: ["bookings", id, "move", order],
    queryFn: async () => (await post<Answer<MoveQuote>>(`/bookings/${id}/move/quote`, order, asGuest(language))).data,
    meta: { personal: true, shownInPlace: true },
    gcTime: 0,
  })

/** What the code on a voucher confirms: nothing personal. */
export const verificationQuery = (reference: string, language: Language) =>
  queryOptions({
    queryKey: ["verification", reference],
    queryFn: async (): Promise<Verification> =>
      (await get<VerificationAnswer>(`/verify/${encodeURIComponent(reference)}`, {}, { language })).data,
    staleTime: 60_000,
  })

/**
 * A price as the server reckons it; without an order it is not asked for. Places and prices move: fresh for half a
 * minute.
 */
export const quoteQuery = (order: QuoteRequest | undefined, language: Language) =>
  queryOptions({
    queryKey: ["quotes", order, language],
    queryFn: order ? async () => (await post<QuoteAnswer>("/quotes", order, { language })).data : skipToken,
    staleTime: 30_000,
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

/**
 * Confirms the address on a booking with the key of a mailed link, or as its signed-in owner.
 * @throws ApiError LINK_REQUIRED where neither proves the address
 */
export async function confirmBookingEmail(id: string, key: string | undefined, language: Language): Promise<Booking> {
  const address = `/bookings/${id}/confirm-email`
  return (await post<OneBookingAnswer>(address, key === undefined ? {} : { key }, asGuest(language))).booking
}

/**
 * Cancels a booking.
 * @throws ApiError REFUND_CHANGED when another refund was shown; CANNOT_CANCEL, HAS_BEGUN
 */
export async function cancelBooking(id: string, request: CancelRequest, language: Language): Promise<Booking> {
  return (await put<OneBookingAnswer>(`/bookings/${id}/cancel`, request, asGuest(language))).booking
}

/**
 * Moves a booking to another date.
 * @throws ApiError PRICE_CHANGED when another total was shown; PLACES_LEFT, VERSION_CONFLICT, CANNOT_CHANGE
 */
export async function moveBooking(id: string, request: MoveRequest, language: Language): Promise<Booking> {
  return (await post<OneBookingAnswer>(`/bookings/${id}/move`, request, asGuest(language))).booking
}

/**
 * Ends all links that open a booking, but for those that this browser has.
 * @throws ApiError
 */
export async function endOtherLinks(id: string, language: Language): Promise<void> {
  await post<EndedLinksAnswer>(`/bookings/${id}/end-links`, {}, asGuest(language))
}

/**
 * Loads a paper of a booking.
 * @throws ApiError
 */
export function downloadDocument(address: string, language: Language): Promise<Blob> {
  return getFile(address, { "accept-language": language, ...guestHeaders() })
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
  const answer = await get<GuestBookingsAnswer>(path, parameters, asGuest(language))
  const [booking, ...others] = answer.bookings
  if (answer.guestToken) keepGuestToken(answer.guestToken, others.length ? undefined : booking?._id)
  return answer
}
