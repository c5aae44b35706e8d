import { CONTENT } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { synonymRoutes } from "./routes.server.ts"

export const synonymsSlice: ServerSlice = {
  endpoints: {
    "/synonyms": {
      group: "Search",
      routes: synonymRoutes,
      access: {
        "GET /": CONTENT,
        "POST /": CONTENT,
        "PUT /:id": CONTENT,
        "DELETE /:id": CONTENT,
      },
    },
  },
}
