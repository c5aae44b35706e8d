import type { Departure } from "#features/departures/departure.ts"
import type { Tour } from "#features/tours/tour.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import type { FormPost, Sent } from "#server/form-post.server.ts"
import type { BookingAnswer } from "./booking.ts"
import { GUEST_KEY } from "./guest-tokens.ts"
import * as tourDraft from "./tour-draft.ts"
import * as transferDraft from "./transfer-draft.ts"

/** The form of a tour's booking, posted to its page. */
export const tourBookingPost: FormPost = {
  path: "/tour/:slug/book",
  read: async (form, { slug, get }) => {
    const { data: tour } = await get<{ data: Tour }>(`/tours/slug/${encodeURIComponent(slug)}`)
    const departures = tour.hasDepartures
      ? (await get<{ data: Departure[] }>(`/tours/${tour._id}/departures`)).data
      : []
    const draft = tourDraft.draftOf(tour, form, departures)
    const order = tourDraft.quotableOrder(tour, draft) ?? tourDraft.orderOf(tour, draft)
    return { path: "/bookings", body: tourDraft.requestOf(tour, draft, form), order }
  },
  sent: toConfirmation,
}

/** The form of a transfer's booking, posted to its page. */
export const transferBookingPost: FormPost = {
  path: "/transfer/:slug/book",
  read: async (form, { slug, get }) => {
    const { data: transfer } = await get<{ data: Transfer }>(`/transfers/slug/${encodeURIComponent(slug)}`)
    const draft = transferDraft.draftOf(transfer, form)
    const order = transferDraft.pricedOrder(transfer, draft)
    return { path: "/bookings", body: transferDraft.requestOf(transfer, draft, form), order }
  },
  sent: toConfirmation,
}

/**
 * To the confirmation. The proof goes along twice: behind the '#' for a script, as in our mails, and as a cookie that the
 * server reads where none runs.
 */
function toConfirmation(answer: unknown): Sent {
  const { booking, guestToken } = answer as BookingAnswer
  return { location: `/bookings/${booking._id}#${new URLSearchParams({ [GUEST_KEY]: guestToken })}`, guestToken }
}
