import { EVERYONE, TEAM } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { decideOverdue } from "./decision/decide-overdue.server.ts"
import { guideManifestRoutes, manifestPost, ownDepartureRoutes } from "./routes.server.ts"

/** Who is on board. Its endpoints for the office are below `/departures`. */
export const boardingSlice: ServerSlice = {
  endpoints: {
    "/manifest": {
      group: "Departures",
      routes: guideManifestRoutes,
      access: {
        // Requires the token of a guide's link.
        "GET /": EVERYONE,
      },
    },
    "/guide": {
      group: "Departures",
      routes: ownDepartureRoutes,
      access: {
        "GET /departures": TEAM,
        "GET /departures/:id/manifest": TEAM,
      },
    },
  },
  forms: [manifestPost],
  jobs: [{ name: "decisions", everyMs: 60_000, run: decideOverdue }],
}
