import { ACCOUNTS, EVERYONE, GUESTS_AND_ACCOUNTS } from "#server/auth/roles.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { refundMailKinds, refundMails } from "./mails/refund-mails.server.ts"
import { personalData } from "./privacy.server.ts"
import { ACCOUNT_MAIL } from "./refund-accounts.server.ts"
import { REFUND_MAIL, sweepRefundAccounts } from "./refunds.server.ts"
import { refundRoutes } from "./routes.server.ts"

export const refundsSlice: ServerSlice = {
  endpoints: {
    "/refunds": {
      group: "Bookings",
      routes: refundRoutes,
      access: {
        "GET /": ACCOUNTS,
        // Visible to the owner, staff and a guest with the token. Everyone else gets 404.
        "GET /:id": EVERYONE,
        "PUT /:id/account": GUESTS_AND_ACCOUNTS,
        "POST /:id/begin": ACCOUNTS,
        "POST /:id/put-back": ACCOUNTS,
        "POST /:id": ACCOUNTS,
      },
    },
  },
  mails: refundMails,
  hooks: [mailAreas.with({ guests: [ACCOUNT_MAIL, REFUND_MAIL] }), mailKinds.with(refundMailKinds)],
  personalData,
  sweep: sweepRefundAccounts,
}
