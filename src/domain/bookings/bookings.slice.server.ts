import { guestRows } from "#domain/account/security/email-verification.server.ts"
import { agreedVersions } from "#domain/pages/page-versions.server.ts"
import { timesBooked } from "#domain/transfers/transfers.server.ts"
import {
  ACCOUNTS,
  BOOKINGS,
  EVERYONE,
  GUESTS,
  GUESTS_AND_PAYMENTS,
  GUESTS_AND_SALES,
  PAYMENTS,
  SALES,
  SIGNED_IN,
} from "#server/auth/roles.server.ts"
import { requestCounts } from "#server/limits/request-counts.server.ts"
import { sweepOutbox } from "#server/mail/forget-mails.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { claimGuestBookings, countTransferBookings, isAgreedVersion } from "./bookings.server.ts"
import { references } from "./bookings.table.server.ts"
import { bookingPost, tourBookingPost, transferBookingPost } from "./checkout/no-js-forms.server.ts"
import { bookingCounts, forgetOriginsOfPastTrips } from "./create/request-counts.server.ts"
import { verificationRoutes } from "./documents/routes.server.ts"
import { GUEST_LINK_MAIL } from "./guest/guest-access.server.ts"
import { planPost, planRoutes } from "./guest/plan-routes.server.ts"
import { forgetTokenNetworks, sweepGuestTokens } from "./guest-tokens.server.ts"
import { correctBookingAddress } from "./lifecycle/change/edit.server.ts"
import { expireNextBooking } from "./lifecycle/expire.server.ts"
import { watchPaymentDates } from "./lifecycle/payment-deadlines.server.ts"
import { sendNextReminder } from "./lifecycle/remind.server.ts"
import { bookingMailKinds } from "./mails/booking-mail-kinds.server.ts"
import { BOOKING_MAILS, bookingMails } from "./mails/booking-mails.server.ts"
import { personalData } from "./privacy/privacy.server.ts"
import { bookingRoutes, quoteRoutes } from "./routes.server.ts"

export const bookingsSlice: ServerSlice = {
  endpoints: {
    "/quotes": {
      group: "Bookings",
      routes: quoteRoutes,
      access: {
        "POST /": EVERYONE,
      },
    },
    "/bookings": {
      group: "Bookings",
      routes: bookingRoutes,
      access: {
        "POST /": EVERYONE,
        "GET /guest/:contact?": EVERYONE,
        "GET /my-bookings": SIGNED_IN,
        // Visible to the owner, staff and a guest with the token. Everyone else gets 404.
        "GET /:id": EVERYONE,
        "GET /:id/events": EVERYONE,
        "PUT /:id": GUESTS_AND_SALES,
        "PUT /:id/buyer": GUESTS_AND_PAYMENTS,
        "POST /:id/confirm-email": GUESTS_AND_SALES,
        "GET /:id/cancellation": EVERYONE,
        "PUT /:id/cancel": GUESTS_AND_SALES,
        "POST /:id/move/quote": GUESTS_AND_SALES,
        "POST /:id/move": GUESTS_AND_SALES,
        "POST /:id/end-links": GUESTS_AND_SALES,
        "POST /:id/plan-link": GUESTS_AND_SALES,
        "POST /:id/plan-link/end": GUESTS_AND_SALES,
        "GET /:id/documents": EVERYONE,
        // Also open to a link from `documents`.
        "GET /:id/calendar.ics": EVERYONE,
        "GET /:id/voucher.pdf": EVERYONE,
        "GET /:id/vietqr.png": EVERYONE,
        "GET /": BOOKINGS,
        "GET /calendar": BOOKINGS,
        "GET /:id/history": BOOKINGS,
        "GET /:id/payments": BOOKINGS,
        "POST /:id/payments": PAYMENTS,
        "POST /:id/payments/:paymentId/reverse": ACCOUNTS,
        "PUT /:id/price": SALES,
        "PUT /:id/payment-plan": PAYMENTS,
        "GET /:id/price/preview": SALES,
        "POST /:id/confirm": SALES,
        "POST /:id/complete": GUESTS,
        "POST /:id/no-show": GUESTS,
        "POST /:id/undo": GUESTS,
        "POST /:id/viewers": BOOKINGS,
      },
    },
    "/plan": {
      group: "Bookings",
      routes: planRoutes,
      access: {
        // Requires the token of a link to a plan.
        "GET /": EVERYONE,
      },
    },
    "/verify": {
      group: "Bookings",
      routes: verificationRoutes,
      access: {
        "GET /:reference": EVERYONE,
      },
    },
  },
  forms: [tourBookingPost, transferBookingPost, bookingPost, planPost],
  mails: bookingMails,
  personalData,
  addressOwners: { bookingId: correctBookingAddress },
  references,
  hooks: [
    mailAreas.with({ guests: BOOKING_MAILS }),
    mailKinds.with(bookingMailKinds),
    requestCounts.with(bookingCounts),
    guestRows.with(claimGuestBookings),
    timesBooked.with(countTransferBookings),
    agreedVersions.with(isAgreedVersion),
  ],
  jobs: [
    { name: "guest tokens", everyMs: 24 * 3_600_000, run: sweepGuestTokens },
    {
      name: "bookings",
      everyMs: 60_000,
      run: async (stopped) => {
        while (!stopped() && (await expireNextBooking()));
        while (!stopped() && (await sendNextReminder()));
        await watchPaymentDates(stopped)
      },
    },
  ],
  sweep: async () => {
    await forgetTokenNetworks()
    await forgetOriginsOfPastTrips()
    await sweepOutbox(GUEST_LINK_MAIL)
  },
}
