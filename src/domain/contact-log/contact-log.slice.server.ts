import { GUESTS } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { personalData } from "./contact-log.server.ts"
import { contactLogRoutes } from "./routes.server.ts"

export const contactLogSlice: ServerSlice = {
  endpoints: {
    "/contact-log": {
      group: "Contact log",
      routes: contactLogRoutes,
      access: {
        "GET /": GUESTS,
        "GET /due": GUESTS,
        "POST /": GUESTS,
        "PUT /:id": GUESTS,
      },
    },
  },
  personalData,
}
