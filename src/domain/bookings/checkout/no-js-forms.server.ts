import type { Booking, BookingAnswer } from "#domain/bookings/booking.ts"
import {
  BOOKED_KEY,
  CONFIRM_KEY,
  GUEST_KEY,
  PLAN_LINK,
  type PlanLinkResult,
  planLinkKey,
} from "#domain/bookings/link-keys.ts"
import type { Departure } from "#domain/departures/departure.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { inDirection, isReversible } from "#domain/transfers/reversed.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import type { FormResult, NoJsForm } from "#server/pages/no-js/form.server.ts"
import { REFUND_FORM, readAccount } from "./fields/refund-draft.ts"
import * as tourDraft from "./fields/tour-draft.ts"
import * as transferDraft from "./fields/transfer-draft.ts"

export const tourBookingPost: NoJsForm = {
  path: "/tour/:slug/book",
  read: async (form, { slug, get, language }) => {
    const { data: tour } = await get<{ data: Tour }>(`/tours/slug/${encodeURIComponent(slug)}`)
    const departures = tour.hasDepartures
      ? (await get<{ data: Departure[] }>(`/tours/${tour._id}/departures`)).data
      : []
    const draft = tourDraft.readDraft(tour, form, departures)
    const order = tourDraft.isQuotable(draft) ? tourDraft.orderToQuote(tour, draft) : tourDraft.buildOrder(tour, draft)
    return { path: "/bookings", body: { ...tourDraft.buildRequest(tour, draft, form), language }, order }
  },
  sent: toConfirmation,
}

export const transferBookingPost: NoJsForm = {
  path: "/transfer/:slug/book",
  read: async (form, { slug, get, language, query }) => {
    const { data: service } = await get<{ data: Transfer }>(`/transfers/slug/${encodeURIComponent(slug)}`)
    const transfer = inDirection(service, query("reversed") === "true" && isReversible(service))
    const draft = transferDraft.readDraft(transfer, form)
    const order = transferDraft.orderToQuote(transfer, draft)
    return { path: "/bookings", body: { ...transferDraft.buildRequest(transfer, draft, form), language }, order }
  },
  sent: toConfirmation,
}

/** The forms on the page of a booking: they confirm its address, make or end the link to its plan, and say where a refund goes. */
export const bookingPost: NoJsForm = {
  path: "/bookings/:slug{[0-9a-f-]{36}}",
  shared: true,
  known: async ({ slug, get }) => [
    [["bookings", slug, { signedIn: false }], (await get<{ booking: Booking }>(`/bookings/${slug}`)).booking],
  ],
  read: (form, { slug, query }) => {
    if (query(REFUND_FORM)) return { method: "PUT", path: `/refunds/${slug}/account`, body: readAccount(form) }
    if (!query(PLAN_LINK)) return { path: `/bookings/${slug}/confirm-email`, body: { key: query(CONFIRM_KEY) } }
    return { path: `/bookings/${slug}/plan-link${query(PLAN_LINK) === "end" ? "/end" : ""}`, body: {} }
  },
  sent: (answer, { slug, query }) => {
    if (query(REFUND_FORM)) return { location: `/bookings/${slug}` }
    if (!query(PLAN_LINK)) return bookingPage(slug, GUEST_KEY, query(CONFIRM_KEY))
    const { data = {} } = answer as { data?: PlanLinkResult }
    return { shown: [[planLinkKey(slug), data]] }
  },
}

/** The token is in the URL fragment for browsers with JavaScript, and in a cookie for those without. */
function toConfirmation(answer: unknown): FormResult {
  const { booking, guestToken } = answer as BookingAnswer
  return bookingPage(booking._id, BOOKED_KEY, guestToken)
}

const bookingPage = (id: string, name: string, guestToken: string): FormResult => ({
  location: `/bookings/${id}#${new URLSearchParams({ [name]: guestToken })}`,
  guestToken,
})
