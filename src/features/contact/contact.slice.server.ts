import { EVERYONE, STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { contactMails } from "./contact-mails.server.ts"
import { contactPost } from "./no-js-form.server.ts"
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
  pages: [{ path: "/contact" }],
  forms: [contactPost],
  mails: contactMails,
}
