import { SETTINGS } from "#server/auth/roles.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { TEST_MAIL, testMails } from "./mail-preview.server.ts"
import { mailWords } from "./mail-words.table.server.ts"
import { mailWordsRoutes } from "./routes.server.ts"

export const mailWordsSlice: ServerSlice = {
  endpoints: {
    "/mail-words": {
      group: "Mail words",
      routes: mailWordsRoutes,
      access: {
        "GET /": SETTINGS,
        "GET /:kind": SETTINGS,
        "GET /:kind/samples": SETTINGS,
        "POST /:kind/preview": SETTINGS,
        "POST /:kind/test": SETTINGS,
        "PUT /:kind/:language": SETTINGS,
        "GET /:kind/:language/changes": SETTINGS,
      },
    },
  },
  mails: testMails,
  hooks: [mailAreas.with({ settings: [TEST_MAIL] })],
  personalData: { tables: [{ table: mailWords, others: "kind language texts version updated_at" }] },
}
