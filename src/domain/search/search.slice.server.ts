import { ON_SALE, PUBLIC } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { searchRoutes } from "./routes.server.ts"

export const searchSlice: ServerSlice = {
  endpoints: {
    "/search": {
      group: "Search",
      routes: searchRoutes,
      access: { "GET /": ON_SALE, "GET /leaving-soon": ON_SALE, "GET /places": PUBLIC },
    },
  },
}
