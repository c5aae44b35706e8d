import { ADMIN, STAFF } from "#server/auth/roles.server.ts"
import type { PersonalData } from "#server/database/personal-data.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { exportRoutes } from "./exports/routes.server.ts"
import { applyRetention } from "./retention.server.ts"
import { peopleRoutes } from "./routes.server.ts"

/** Exports and erases what all slices store of a person. */
export const privacySlice = (personalData: Required<PersonalData>): ServerSlice => ({
  endpoints: {
    "/exports": {
      group: "Exports",
      routes: exportRoutes,
      access: {
        "GET /bookings": STAFF,
        "GET /bookings/sheet": STAFF,
        "GET /people/sheet": ADMIN,
        "GET /departures/:id/sheet": STAFF,
        "GET /day/sheet": STAFF,
        "GET /consultations": STAFF,
        "GET /customers": ADMIN,
      },
    },
    "/people": {
      group: "People",
      routes: peopleRoutes(personalData),
      access: {
        "GET /": STAFF,
        "GET /:id": STAFF,
        "POST /export": STAFF,
        "POST /erase": ADMIN,
      },
    },
  },
  jobs: [{ name: "retention", everyMs: 24 * 3_600_000, run: (stopped) => applyRetention(personalData, stopped) }],
})
