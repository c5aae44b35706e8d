import { ADMIN, EVERYONE, SIGNED_IN } from "#server/auth/roles.server.ts"
import { sweepOutbox } from "#server/mail/forget-mails.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { endUnconfirmedAccounts } from "./account.server.ts"
import { accountMailKinds, accountMails } from "./mails/account-mails.server.ts"
import { forgottenPasswordPost, passwordResetPost, registrationPost } from "./no-js-forms.server.ts"
import { personalData } from "./privacy.server.ts"
import { accountRoutes } from "./routes.server.ts"
import { sweepKnownNetworks } from "./security/known-networks.server.ts"
import { RESET_MAIL } from "./security/password-reset.server.ts"
import { userRoutes } from "./staff/routes.server.ts"

export const accountSlice: ServerSlice = {
  endpoints: {
    "/auth": {
      group: "Accounts",
      routes: accountRoutes,
      access: {
        "POST /register": EVERYONE,
        "POST /login": EVERYONE,
        "POST /logout": EVERYONE,
        "POST /forgot-password": EVERYONE,
        "POST /reset-password": EVERYONE,
        "GET /profile": SIGNED_IN,
        "PUT /profile": SIGNED_IN,
        "PUT /change-password": SIGNED_IN,
        "POST /verify-email": SIGNED_IN,
        "POST /resend-verification": SIGNED_IN,
      },
    },
    "/users": {
      group: "Users",
      routes: userRoutes,
      access: {
        "GET /": ADMIN,
        "GET /:id": ADMIN,
        "POST /": ADMIN,
        "PUT /:id": ADMIN,
        "POST /:id/password-link": ADMIN,
      },
    },
  },
  forms: [registrationPost, forgottenPasswordPost, passwordResetPost],
  mails: accountMails,
  hooks: [mailKinds.with(accountMailKinds)],
  personalData,
  sweep: async () => {
    await sweepKnownNetworks()
    await endUnconfirmedAccounts()
    await sweepOutbox(RESET_MAIL)
  },
}
