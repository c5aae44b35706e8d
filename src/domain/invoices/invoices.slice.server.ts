import { buyerLocks } from "#domain/bookings/lifecycle/change/buyer.server.ts"
import { ACCOUNTS, EVERYONE, PAYMENTS } from "#server/auth/roles.server.ts"
import { mailAreas } from "#server/mail/mail-areas.server.ts"
import { mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { hasInvoice } from "./booking-papers.server.ts"
import { references } from "./invoices.table.server.ts"
import { paperMailKinds, paperMails } from "./papers/paper-mail.server.ts"
import { PAPER_MAIL } from "./papers/papers.server.ts"
import { paperRoutes } from "./papers/routes.server.ts"
import { forgetOldPapers, personalData } from "./privacy.server.ts"
import { invoiceRoutes, vatRateRoutes } from "./routes.server.ts"

export const invoicesSlice: ServerSlice = {
  endpoints: {
    "/invoices": {
      group: "Invoices",
      routes: invoiceRoutes,
      access: {
        "GET /": ACCOUNTS,
        "GET /waiting": ACCOUNTS,
        "POST /preview": ACCOUNTS,
        "GET /exports": ACCOUNTS,
        "POST /exports": ACCOUNTS,
        "PUT /waived": ACCOUNTS,
        "POST /issued": ACCOUNTS,
        "GET /columns": ACCOUNTS,
        "PUT /columns": ACCOUNTS,
        // Visible to the owner, staff and a guest with the token. Everyone else gets 404.
        "GET /bookings/:id": EVERYONE,
        "PUT /:id": ACCOUNTS,
      },
    },
    "/vat-rates": {
      group: "Invoices",
      routes: vatRateRoutes,
      access: { "GET /": ACCOUNTS, "POST /": ACCOUNTS, "PUT /:id": ACCOUNTS, "DELETE /:id": ACCOUNTS },
    },
    "/papers": {
      group: "Invoices",
      routes: paperRoutes,
      access: {
        "POST /bookings/:id/receipts": PAYMENTS,
        "POST /bookings/:id/requests": PAYMENTS,
        "POST /bookings/:id/:paperId/mail": PAYMENTS,
        // Opens by the token of its link alone.
        "GET /:id/file.pdf": EVERYONE,
      },
    },
  },
  mails: paperMails,
  personalData,
  references,
  hooks: [buyerLocks.with(hasInvoice), mailAreas.with({ bookings: [PAPER_MAIL] }), mailKinds.with(paperMailKinds)],
  sweep: forgetOldPapers,
}
