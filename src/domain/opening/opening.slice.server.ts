import { ADMIN, STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { openingMails } from "./opening.server.ts"
import { openingRoutes } from "./routes.server.ts"

export const openingSlice: ServerSlice = {
  endpoints: {
    "/opening": {
      group: "Opening",
      routes: openingRoutes,
      access: { "GET /": STAFF, "POST /preview": STAFF, "POST /test-mail": ADMIN },
    },
  },
  mails: openingMails,
}
