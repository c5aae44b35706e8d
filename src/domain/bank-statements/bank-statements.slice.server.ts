import { bankLines } from "#domain/bookings/payments/payments.server.ts"
import { ACCOUNTS, EVERYONE } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { isBankLine } from "./bank-statements.server.ts"
import { personalData } from "./personal-data.server.ts"
import { bankStatementRoutes } from "./routes.server.ts"
import { sepayRoutes } from "./webhook/routes.server.ts"

export const bankStatementsSlice: ServerSlice = {
  endpoints: {
    "/bank-statements": {
      group: "Bank statements",
      routes: bankStatementRoutes,
      access: {
        "GET /": ACCOUNTS,
        "GET /days": ACCOUNTS,
        "POST /inspect": ACCOUNTS,
        "POST /preview": ACCOUNTS,
        "POST /import": ACCOUNTS,
        "GET /:id": ACCOUNTS,
        "POST /:id/assign": ACCOUNTS,
        "POST /:id/move": ACCOUNTS,
        "POST /:id/ignore": ACCOUNTS,
        "POST /:id/undo": ACCOUNTS,
      },
    },
    "/webhooks/sepay": {
      group: "Bank statements",
      routes: sepayRoutes,
      // Requires the signature or the key that the company has set.
      access: { "POST /": EVERYONE },
    },
  },
  personalData,
  hooks: [bankLines.with(isBankLine)],
}
