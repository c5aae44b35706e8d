import { STAFF } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { testMails } from "./mail-preview.server.ts"
import { mailWords } from "./mail-words.table.server.ts"
import { mailWordsRoutes } from "./routes.server.ts"

export const mailWordsSlice: ServerSlice = {
  endpoints: {
    "/mail-words": {
      group: "Mail words",
      routes: mailWordsRoutes,
      access: {
        "GET /": STAFF,
        "GET /:kind": STAFF,
        "GET /:kind/samples": STAFF,
        "POST /:kind/preview": STAFF,
        "POST /:kind/test": STAFF,
        "PUT /:kind/:language": STAFF,
        "GET /:kind/:language/changes": STAFF,
      },
    },
  },
  mails: testMails,
  personalData: { tables: [{ table: mailWords, others: "kind language texts version updated_at" }] },
}
