import { ADMINISTRATION, EVERYONE, SIGNED_IN } from "#server/auth/roles.server.ts"
import { sweepOutbox } from "#server/mail/forget-mails.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { endUnconfirmedAccounts } from "./account.server.ts"
import { ACCOUNT_MAILS, accountMailKinds, accountMails } from "./mails/account-mails.server.ts"
import { forgottenPasswordPost, passwordResetPost, registrationPost } from "./no-js-forms.server.ts"
import { personalData } from "./privacy.server.ts"
import { accountRoutes, secondFactorRoutes } from "./routes.server.ts"
import { passkeyRoutes } from "./second-factor/sign-in-routes.server.ts"
import { sweepKnownNetworks } from "./security/known-networks.server.ts"
import { RESET_MAIL } from "./security/password-reset.server.ts"
import { sessionRoutes } from "./sessions/routes.server.ts"
import { userRoutes } from "./staff/routes.server.ts"
import { hasSecondAdmin } from "./staff/users.server.ts"

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
    "/auth/second-factor": {
      group: "Accounts",
      routes: secondFactorRoutes,
      access: {
        // With a ticket that a right password was answered with.
        "POST /": EVERYONE,
        "POST /passkey-options": EVERYONE,
        "POST /setup/app": EVERYONE,
        "POST /setup/app/confirm": EVERYONE,
        "POST /setup/passkey-options": EVERYONE,
        "POST /setup/passkey": EVERYONE,
        "GET /": SIGNED_IN,
        "POST /app": SIGNED_IN,
        "POST /app/confirm": SIGNED_IN,
        "POST /app/remove": SIGNED_IN,
        "POST /passkeys/options": SIGNED_IN,
        "POST /passkeys": SIGNED_IN,
        "POST /passkeys/:id/remove": SIGNED_IN,
        "POST /recovery-codes": SIGNED_IN,
        "GET /accounts": ADMINISTRATION,
        "POST /reset": ADMINISTRATION,
      },
    },
    "/auth/passkey": {
      group: "Accounts",
      routes: passkeyRoutes,
      access: { "POST /options": EVERYONE, "POST /": EVERYONE },
    },
    "/auth/sessions": {
      group: "Accounts",
      routes: sessionRoutes,
      access: { "GET /": SIGNED_IN, "DELETE /": SIGNED_IN, "DELETE /:id": SIGNED_IN },
    },
    "/users": {
      group: "Users",
      routes: userRoutes,
      access: {
        "GET /": ADMINISTRATION,
        "GET /:id": ADMINISTRATION,
        "POST /": ADMINISTRATION,
        "PUT /:id": ADMINISTRATION,
        "POST /:id/password-link": ADMINISTRATION,
        "GET /:id/leaving": ADMINISTRATION,
        "POST /:id/leave": ADMINISTRATION,
      },
    },
  },
  forms: [registrationPost, forgottenPasswordPost, passwordResetPost],
  mails: accountMails,
  hooks: [mailAreas.with({ administration: ACCOUNT_MAILS }), mailKinds.with(accountMailKinds)],
  personalData,
  openingSteps: { secondAdmin: hasSecondAdmin },
  sweep: async () => {
    await sweepKnownNetworks()
    await endUnconfirmedAccounts()
    await sweepOutbox(RESET_MAIL)
  },
}
