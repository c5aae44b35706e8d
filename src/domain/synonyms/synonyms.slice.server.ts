import { STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { synonymRoutes } from "./routes.server.ts"

export const synonymsSlice: ServerSlice = {
  endpoints: {
    "/synonyms": {
      group: "Search",
      routes: synonymRoutes,
      access: {
        "GET /": STAFF,
        "POST /": STAFF,
        "PUT /:id": STAFF,
        "DELETE /:id": STAFF,
      },
    },
  },
}
