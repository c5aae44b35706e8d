import { textOf } from "#lib/posted-form.ts"
import type { FormPost } from "#server/form-post.server.ts"
import { requestOf } from "./contact-draft.ts"

/** A message to the company, posted to its page. */
export const contactPost: FormPost = {
  path: "/contact",
  shared: true,
  read: (form) => ({ path: "/contact", body: { ...requestOf(form), website: textOf(form, "website") } }),
  sent: () => ({ location: "/contact?sent=1" }),
}
