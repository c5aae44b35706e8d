import { ADMIN, STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { exportRoutes } from "./csv-routes.server.ts"
import type { ByAddress } from "./privacy-requests.server.ts"
import { applyRetention } from "./retention.server.ts"
import { peopleRoutes } from "./routes.server.ts"

/** Exports and erases what all slices store of a person. */
export const privacySlice = (byAddress: ByAddress): ServerSlice => ({
  endpoints: {
    "/exports": {
      group: "Exports",
      routes: exportRoutes,
      access: {
        "GET /bookings": STAFF,
        "GET /consultations": STAFF,
        "GET /customers": ADMIN,
      },
    },
    "/people": {
      group: "People",
      routes: peopleRoutes(byAddress),
      access: {
        "GET /": STAFF,
        "GET /:id": STAFF,
        "POST /export": STAFF,
        "POST /erase": ADMIN,
      },
    },
  },
  jobs: [
    { name: "retention", everyMs: 24 * 3_600_000, run: (stopped) => applyRetention(Object.values(byAddress), stopped) },
  ],
})
