import { EVERYONE, SETTINGS } from "#server/auth/roles.server.ts"
import { sweepOutbox } from "#server/mail/forget-mails.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { newsletterMailKinds } from "./mail-texts.server.ts"
import { CONFIRMATION_MAIL, personalData, WELCOME_MAIL } from "./newsletter.server.ts"
import { newsletterMails } from "./newsletter-mails.server.ts"
import { confirmPost, newsletterPost, unsubscribePost } from "./no-js-form.server.ts"
import { newsletterRoutes } from "./routes.server.ts"

export const newsletterSlice: ServerSlice = {
  endpoints: {
    "/newsletter": {
      group: "Newsletter",
      routes: newsletterRoutes,
      access: {
        "POST /": EVERYONE,
        "GET /": SETTINGS,
        "GET /confirm": EVERYONE,
        "POST /confirm": EVERYONE,
        "GET /unsubscribe": EVERYONE,
        "POST /unsubscribe": EVERYONE,
      },
    },
  },
  forms: [newsletterPost, confirmPost, unsubscribePost],
  mails: newsletterMails,
  hooks: [mailAreas.with({ settings: [CONFIRMATION_MAIL, WELCOME_MAIL] }), mailKinds.with(newsletterMailKinds)],
  sweep: async () => {
    await sweepOutbox(CONFIRMATION_MAIL)
    await sweepOutbox(WELCOME_MAIL)
  },
  personalData,
}
