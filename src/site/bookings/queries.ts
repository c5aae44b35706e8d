import { queryOptions, skipToken } from "@tanstack/react-query"
import type {
  Booking,
  BookingAnswer,
  GuestBookingsAnswer,
  GuestEventsAnswer,
  ListedTraveler,
  MyBookingsAnswer,
  OneBookingAnswer,
  Plan,
  QuoteAnswer,
} from "#domain/bookings/booking.ts"
import type { BuyerChange } from "#domain/bookings/buyer/buyer.schema.ts"
import type { BookingRequest } from "#domain/bookings/create/booking-request.schema.ts"
import type { DocumentLinks, Verification, VerificationAnswer } from "#domain/bookings/documents/document.ts"
import { guestHeaders, storedBookingIds, storeGuestToken } from "#domain/bookings/guest-tokens.ts"
import type {
  BookingChange,
  CancellationAnswer,
  CancelRequest,
  EndedLinksAnswer,
  MoveOrder,
  MoveQuote,
  MoveRequest,
} from "#domain/bookings/lifecycle/changes.schema.ts"
import type { QuoteRequest } from "#domain/bookings/quote/order.schema.ts"
import type { BookingPapers } from "#domain/invoices/invoice.ts"
import type { Language } from "#i18n/localized.ts"
import { type Answer, get, post, put } from "#lib/api.ts"
import { keepOffline } from "#lib/storage/offline.ts"

const PER_PAGE = 10

/** Never loaded on the server, and cleared on sign-in and sign-out (account/auth-store.ts). */
const personal = { staleTime: 60_000, meta: { personal: true } }

const asGuest = () => ({ headers: guestHeaders() })

export const bookingQuery = (id: string, signedIn: boolean) =>
  queryOptions({
    queryKey: ["bookings", id, { signedIn }],
    queryFn: async () => (await get<OneBookingAnswer>(`/bookings/${id}`, {}, asGuest())).booking,
    ...personal,
    // Offline, the service worker answers with its copy (site/frame/offline/service-worker.ts).
    networkMode: hasWorker() ? "offlineFirst" : "online",
  })

/** Refetched after each change of the booking, which shows the most important facts meanwhile. */
export const guestEventsQuery = ({ _id, version }: Booking) =>
  queryOptions({
    queryKey: ["bookings", _id, "events", version],
    queryFn: async () => (await get<GuestEventsAnswer>(`/bookings/${_id}/events`, {}, asGuest())).data,
    staleTime: 60_000,
    meta: { personal: true, shownInPlace: true },
  })

const hasWorker = () => typeof navigator !== "undefined" && Boolean(navigator.serviceWorker?.controller)

export const myBookingsQuery = (page: number) =>
  queryOptions({
    queryKey: ["bookings", "mine", page],
    queryFn: () => get<MyBookingsAnswer>("/bookings/my-bookings", { page, limit: PER_PAGE }),
    ...personal,
  })

/** Never cached, because the cost changes with time. */
export const cancellationQuery = (id: string) =>
  queryOptions({
    queryKey: ["bookings", id, "cancellation"],
    queryFn: async () => (await get<CancellationAnswer>(`/bookings/${id}/cancellation`, {}, asGuest())).data,
    meta: { personal: true, shownInPlace: true },
    gcTime: 0,
  })

export const moveQuoteQuery = (id: string, order: MoveOrder) =>
  queryOptions({
    queryKey: ["bookings", id, "move", order],
    queryFn: async () => (await post<Answer<MoveQuote>>(`/bookings/${id}/move/quote`, order, asGuest())).data,
    meta: { personal: true, shownInPlace: true },
    gcTime: 0,
  })

export const verificationQuery = (reference: string) =>
  queryOptions({
    queryKey: ["verification", reference],
    queryFn: async (): Promise<Verification> =>
      (await get<VerificationAnswer>(`/verify/${encodeURIComponent(reference)}`)).data,
    staleTime: 60_000,
  })

/** Query of the server's price. Fresh for only half a minute because places and prices change. */
export const quoteQuery = (order: QuoteRequest | undefined, language: Language) =>
  queryOptions({
    queryKey: ["quotes", order, language],
    queryFn: order ? async () => (await post<QuoteAnswer>("/quotes", order)).data : skipToken,
    staleTime: 30_000,
  })

/**
 * Books, and stores the guest token unless the account opens the booking. `isKnown`: this browser had sent the same
 * request shortly before, and `booking` is that one.
 * @throws ApiError with the invalid fields, PLACES_LEFT, or ALREADY_REQUESTED
 */
export async function createBooking(
  request: BookingRequest,
  language: Language,
): Promise<{ booking: Booking; isKnown: boolean }> {
  const sent = { ...request, language }
  const { booking, guestToken, openedByAccount } = await post<BookingAnswer>("/bookings", sent, asGuest())
  const isKnown = storedBookingIds().includes(booking._id)
  // On a shared computer the next person could use it.
  if (!isKnown && !openedByAccount) storeGuestToken(guestToken, booking._id)
  keepOffline(booking)
  return { booking, isKnown }
}

/** @throws ApiError LINK_REQUIRED if neither key nor account proves the address */
export async function confirmBookingEmail(id: string, key: string | undefined): Promise<Booking> {
  const address = `/bookings/${id}/confirm-email`
  return (await post<OneBookingAnswer>(address, key === undefined ? {} : { key }, asGuest())).booking
}

/** @throws ApiError REFUND_CHANGED, CANNOT_CANCEL, HAS_BEGUN */
export async function cancelBooking(id: string, request: CancelRequest): Promise<Booking> {
  return (await put<OneBookingAnswer>(`/bookings/${id}/cancel`, request, asGuest())).booking
}

/** @throws ApiError PRICE_CHANGED, PLACES_LEFT, VERSION_CONFLICT, CANNOT_CHANGE */
export async function moveBooking(id: string, request: MoveRequest): Promise<Booking> {
  return (await post<OneBookingAnswer>(`/bookings/${id}/move`, request, asGuest())).booking
}

export type DetailsChange = Pick<BookingChange, "specialRequests" | "version"> & {
  customerInfo?: { phone: string; countryCode?: string }
  travelerList?: ListedTraveler[]
}

/** @throws ApiError with field errors, VERSION_CONFLICT */
export async function changeBooking(id: string, change: DetailsChange): Promise<Booking> {
  return (await put<OneBookingAnswer>(`/bookings/${id}`, change, asGuest())).booking
}

/** @throws ApiError with field errors, VERSION_CONFLICT, INVOICE_EXISTS */
export async function changeBuyer(id: string, change: BuyerChange): Promise<Booking> {
  return (await put<OneBookingAnswer>(`/bookings/${id}/buyer`, change, asGuest())).booking
}

/** The invoices and papers of a booking. Links to papers end after an hour. */
export const papersQuery = ({ _id, version }: Pick<Booking, "_id" | "version">) =>
  queryOptions({
    queryKey: ["bookings", _id, "papers", version],
    queryFn: async () => (await get<Answer<BookingPapers>>(`/invoices/bookings/${_id}`, {}, asGuest())).data,
    staleTime: 60_000,
    meta: { personal: true, shownInPlace: true },
  })

export async function endOtherLinks(id: string): Promise<void> {
  await post<EndedLinksAnswer>(`/bookings/${id}/end-links`, {}, asGuest())
}

/** Creates the link to a booking's plan. @throws ApiError */
export async function createPlanLink(id: string): Promise<{ token: string }> {
  return (await post<Answer<{ token: string }>>(`/bookings/${id}/plan-link`, {}, asGuest())).data
}

/** @throws ApiError */
export async function endPlanLink(id: string): Promise<void> {
  await post(`/bookings/${id}/plan-link/end`, {}, asGuest())
}

/** The plan of a link. The token goes in a header, because addresses are logged. */
export const planQuery = (token: string) =>
  queryOptions({
    queryKey: ["plan", token],
    queryFn: async () => (await get<Answer<Plan>>("/plan", {}, { headers: { "x-plan-token": token } })).data,
    meta: { personal: true, shownInPlace: true },
    refetchOnWindowFocus: "always",
  })

/** Links to the documents, which end after an hour or when the booking changes. */
export const documentsQuery = ({ _id, version }: Pick<Booking, "_id" | "version">) =>
  queryOptions({
    queryKey: ["bookings", _id, "documents", version],
    queryFn: async () => (await get<Answer<DocumentLinks>>(`/bookings/${_id}/documents`, {}, asGuest())).data,
    staleTime: 1_800_000,
    refetchInterval: 1_800_000,
    meta: { personal: true, shownInPlace: true },
  })

export type GuestLookup = { contact: string; reference?: string | undefined; proof?: string | undefined }

export async function findGuestBookings(lookup: GuestLookup): Promise<GuestBookingsAnswer> {
  const path = `/bookings/guest/${encodeURIComponent(lookup.contact)}`
  const parameters = { ref: lookup.reference, proof: lookup.proof, limit: 50 }
  const answer = await get<GuestBookingsAnswer>(path, parameters, asGuest())
  const [booking, ...others] = answer.bookings
  if (answer.guestToken) storeGuestToken(answer.guestToken, others.length ? undefined : booking?._id)
  return answer
}
