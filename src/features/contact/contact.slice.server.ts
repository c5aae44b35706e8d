import { EVERYONE, STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { contactRoutes } from "./routes.server.ts"

export const contactSlice: ServerSlice = {
  endpoints: {
    "/contact": {
      group: "Contact",
      routes: contactRoutes,
      access: {
        "POST /": EVERYONE,
        "GET /": STAFF,
        "GET /:id": STAFF,
        "PUT /:id": STAFF,
      },
    },
  },
}
