import { paymentAnnounced } from "#domain/bookings/lifecycle/payment-deadlines.server.ts"
import { EVERYONE, GUESTS_AND_PAYMENTS, PAYMENTS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { personalData } from "./privacy.server.ts"
import { slipRoutes } from "./routes.server.ts"
import { SLIPS, sweepSlips } from "./slip-pictures.server.ts"
import { hasNewSlip } from "./slips.server.ts"

export const slipsSlice: ServerSlice = {
  endpoints: {
    "/slips": {
      group: "Bookings",
      routes: slipRoutes,
      access: {
        "GET /": PAYMENTS,
        "GET /:id": GUESTS_AND_PAYMENTS,
        "POST /:id": GUESTS_AND_PAYMENTS,
        // Requires a sealed address.
        "GET /:id/:slip/picture": EVERYONE,
        "PUT /:id/:slip": PAYMENTS,
        "DELETE /:id/:slip": GUESTS_AND_PAYMENTS,
      },
    },
  },
  // Pictures of /media open without a seal.
  pictures: { [SLIPS]: async () => undefined },
  personalData,
  hooks: [paymentAnnounced.with(hasNewSlip)],
  sweep: sweepSlips,
}
