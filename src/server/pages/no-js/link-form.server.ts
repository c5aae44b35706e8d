import { OPENED_LINK, PASTED_LINK, textOf } from "#lib/posted-form.ts"
import type { NoJsForm } from "./form.server.ts"

/**
 * The form of a page that opens by the token in its link's fragment, which the server never sees. Without JavaScript
 * visitors paste the link. The token comes in the body, so it still reaches no log and no Referer.
 */
export const linkForm = (path: string, header: string): NoJsForm => ({
  path,
  shared: true,
  read: (form) => ({ method: "GET", path, headers: { [header]: tokenOf(textOf(form, PASTED_LINK)) } }),
  sent: (answer) => ({ shown: [[OPENED_LINK, (answer as { data: unknown }).data]] }),
})

/** Returns '' for what isn't such a link, which the API refuses like a link that has ended. */
const tokenOf = (link: string): string => /#key=([\w-]+)/.exec(link)?.[1] ?? ""
