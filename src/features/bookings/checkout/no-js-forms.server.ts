import type { BookingAnswer } from "#features/bookings/booking.ts"
import { BOOKED_KEY, CONFIRM_KEY, GUEST_KEY } from "#features/bookings/guest-tokens.ts"
import type { Departure } from "#features/departures/departure.ts"
import type { Tour } from "#features/tours/tour.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import type { NoJsForm, Sent } from "#server/pages/no-js/form.server.ts"
import * as tourDraft from "./fields/tour-order.ts"
import * as transferDraft from "./fields/transfer-order.ts"

/** The form of a tour's booking, posted to its page. */
export const tourBookingPost: NoJsForm = {
  path: "/tour/:slug/book",
  read: async (form, { slug, get, language }) => {
    const { data: tour } = await get<{ data: Tour }>(`/tours/slug/${encodeURIComponent(slug)}`)
    const departures = tour.hasDepartures
      ? (await get<{ data: Departure[] }>(`/tours/${tour._id}/departures`)).data
      : []
    const draft = tourDraft.draftOf(tour, form, departures)
    const order = tourDraft.isQuotable(draft) ? tourDraft.orderToQuote(tour, draft) : tourDraft.orderOf(tour, draft)
    return { path: "/bookings", body: { ...tourDraft.requestOf(tour, draft, form), language }, order }
  },
  sent: toConfirmation,
}

/** The form of a transfer's booking, posted to its page. */
export const transferBookingPost: NoJsForm = {
  path: "/transfer/:slug/book",
  read: async (form, { slug, get, language }) => {
    const { data: transfer } = await get<{ data: Transfer }>(`/transfers/slug/${encodeURIComponent(slug)}`)
    const draft = transferDraft.draftOf(transfer, form)
    const order = transferDraft.orderToQuote(transfer, draft)
    return { path: "/bookings", body: { ...transferDraft.requestOf(transfer, draft, form), language }, order }
  },
  sent: toConfirmation,
}

/** The button of a mailed link that confirms the address on a booking, on the page of the booking. */
export const emailConfirmationPost: NoJsForm = {
  path: "/bookings/:slug{[0-9a-f-]{36}}",
  // Its page is served as that of a booking (guest-pages.server.ts).
  shared: true,
  read: (_form, { slug, query }) => ({ path: `/bookings/${slug}/confirm-email`, body: { key: query(CONFIRM_KEY) } }),
  sent: (_answer, { slug, query }) => bookingPage(slug, GUEST_KEY, query(CONFIRM_KEY)),
}

/**
 * To the confirmation. The proof goes along twice: behind the '#' for a script, as in our mails, and as a cookie that the
 * server reads where none runs.
 */
function toConfirmation(answer: unknown): Sent {
  const { booking, guestToken } = answer as BookingAnswer
  return bookingPage(booking._id, BOOKED_KEY, guestToken)
}

const bookingPage = (id: string, name: string, guestToken: string): Sent => ({
  location: `/bookings/${id}#${new URLSearchParams({ [name]: guestToken })}`,
  guestToken,
})
