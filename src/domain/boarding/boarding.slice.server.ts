import { EVERYONE } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { decideOverdue } from "./decision/decide-overdue.server.ts"
import { guideManifestRoutes, manifestPost } from "./routes.server.ts"

/** Who is on board. Its endpoints for staff are below `/departures`. */
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
  },
  forms: [manifestPost],
  jobs: [{ name: "decisions", everyMs: 60_000, run: decideOverdue }],
}
