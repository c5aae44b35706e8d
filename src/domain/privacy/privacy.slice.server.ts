import { ACCOUNTS, ADMINISTRATION, asFile, BOOKINGS, GUESTS, SALES, SETTINGS } from "#server/auth/roles.server.ts"
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
        "POST /links": BOOKINGS,
        "GET /bookings": asFile(ACCOUNTS),
        "GET /bookings/sheet": asFile(ACCOUNTS),
        "GET /invoices/:id/sheet": asFile(ACCOUNTS),
        "GET /people/sheet": asFile(ADMINISTRATION),
        "GET /people/:id/data": asFile(SETTINGS),
        "GET /departures/:id/sheet": asFile(GUESTS),
        "GET /day/sheet": asFile(GUESTS),
        "GET /cash-book/sheet": asFile(ACCOUNTS),
        "GET /consultations": asFile(SALES),
        "GET /customers": asFile(ADMINISTRATION),
      },
    },
    "/people": {
      group: "People",
      routes: peopleRoutes(personalData),
      access: {
        "GET /": SALES,
        "GET /:id": SALES,
        "POST /export": SETTINGS,
        "POST /erase": ADMINISTRATION,
      },
    },
    "/privacy": {
      group: "People",
      routes: privacyRoutes(personalData),
      access: { "GET /retention": ADMINISTRATION, "GET /records": ADMINISTRATION },
    },
  },
  jobs: [{ name: "retention", everyMs: 24 * 3_600_000, run: (stopped) => applyRetention(personalData, stopped) }],
})
