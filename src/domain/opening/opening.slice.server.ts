import { ADMINISTRATION, OFFICE, SETTINGS } from "#server/auth/roles.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { openingMails, TEST_MAIL } from "./opening.server.ts"
import { openingRoutes } from "./routes.server.ts"

export const openingSlice: ServerSlice = {
  endpoints: {
    "/opening": {
      group: "Opening",
      routes: openingRoutes,
      access: { "GET /": SETTINGS, "POST /preview": OFFICE, "POST /test-mail": ADMINISTRATION },
    },
  },
  mails: openingMails,
  hooks: [mailAreas.with({ administration: [TEST_MAIL] })],
}
