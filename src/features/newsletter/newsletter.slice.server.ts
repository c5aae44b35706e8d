import { EVERYONE, STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { newsletterRoutes } from "./routes.server.ts"

export const newsletterSlice: ServerSlice = {
  endpoints: {
    "/newsletter": {
      group: "Newsletter",
      routes: newsletterRoutes,
      access: {
        "POST /": EVERYONE,
        "GET /": STAFF,
        "GET /confirm": EVERYONE,
        "POST /confirm": EVERYONE,
        "GET /unsubscribe": EVERYONE,
        "POST /unsubscribe": EVERYONE,
      },
    },
  },
}
