import { ADMIN, ADMIN_FILE, STAFF, STAFF_FILE } from "#server/auth/roles.server.ts"
import type { PersonalData } from "#server/database/personal-data.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { exportRoutes } from "./exports/routes.server.ts"
import { applyRetention } from "./retention.server.ts"
import { peopleRoutes, privacyRoutes } from "./routes.server.ts"

/** Exports and erases what all slices store of a person. */
export const privacySlice = (personalData: Required<PersonalData>): ServerSlice => ({
  endpoints: {
    "/exports": {
      group: "Exports",
      routes: exportRoutes(personalData),
      access: {
        "POST /links": STAFF,
        "GET /bookings": STAFF_FILE,
        "GET /bookings/sheet": STAFF_FILE,
        "GET /people/sheet": ADMIN_FILE,
        "GET /people/:id/data": STAFF_FILE,
        "GET /departures/:id/sheet": STAFF_FILE,
        "GET /day/sheet": STAFF_FILE,
        "GET /consultations": STAFF_FILE,
        "GET /customers": ADMIN_FILE,
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
    "/privacy": {
      group: "People",
      routes: privacyRoutes(personalData),
      access: { "GET /retention": ADMIN, "GET /records": ADMIN },
    },
  },
  jobs: [{ name: "retention", everyMs: 24 * 3_600_000, run: (stopped) => applyRetention(personalData, stopped) }],
})
