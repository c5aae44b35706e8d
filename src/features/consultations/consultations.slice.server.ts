import { EVERYONE, STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { consultationPost } from "./form/no-js-form.server.ts"
import { consultationMails } from "./mails/consultation-mails.server.ts"
import { consultationRoutes } from "./routes.server.ts"

export const consultationsSlice: ServerSlice = {
  endpoints: {
    "/consultations": {
      group: "Consultations",
      routes: consultationRoutes,
      access: {
        "POST /": EVERYONE,
        "GET /": STAFF,
        "GET /:id": STAFF,
        "PUT /:id": STAFF,
      },
    },
  },
  forms: [consultationPost],
  mails: consultationMails,
}
