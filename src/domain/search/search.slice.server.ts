import { PUBLIC, SEATS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { searchRoutes } from "./routes.server.ts"

export const searchSlice: ServerSlice = {
  endpoints: {
    "/search": {
      group: "Search",
      routes: searchRoutes,
      access: { "GET /": SEATS, "GET /leaving-soon": SEATS, "GET /places": PUBLIC },
    },
  },
}
