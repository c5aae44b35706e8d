import { STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { enquiryRoutes } from "./routes.server.ts"

export const enquiriesSlice: ServerSlice = {
  endpoints: {
    "/enquiries": {
      group: "Enquiries",
      routes: enquiryRoutes,
      access: {
        "GET /": STAFF,
        "GET /owners": STAFF,
        "GET /:id": STAFF,
        "POST /:id/answers": STAFF,
      },
    },
  },
}
