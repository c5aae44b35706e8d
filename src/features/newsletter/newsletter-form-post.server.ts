import { textOf } from "#lib/posted-form.ts"
import type { FormPost } from "#server/form-post.server.ts"

/** The newsletter's form at the foot of every page, posted to a page of its own. */
export const newsletterPost: FormPost = {
  path: "/newsletter",
  read: (form) => ({ path: "/newsletter", body: { email: textOf(form, "email"), website: textOf(form, "website") } }),
  sent: () => ({ location: "/newsletter?sent=1" }),
}
