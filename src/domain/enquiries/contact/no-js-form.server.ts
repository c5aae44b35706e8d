import { guardOf } from "#lib/posted-form.ts"
import type { NoJsForm } from "#server/pages/no-js/form.server.ts"
import { buildContactRequest } from "./contact-draft.ts"

export const contactPost: NoJsForm = {
  path: "/contact",
  shared: true,
  read: (form, { language }) => ({
    path: "/contact",
    body: { ...buildContactRequest(form), ...guardOf(form), language },
  }),
  sent: () => ({ location: "/contact?sent=1" }),
}
