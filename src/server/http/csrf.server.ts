import type { Context } from "hono"
import { csrf } from "hono/csrf"
import { HttpError } from "#server/errors.server.ts"
import { noteRefusal } from "./refusals/refused-requests.server.ts"

/** Rejects forms from other sites with 403. Ignores Host, because another site's name may point here. */
export function csrfCheck(siteUrl: string): (c: Context) => Promise<void> {
  const own = new URL(siteUrl).origin
  const check = csrf({
    // Pages with a token in their URL send `Origin: null`.
    secFetchSite: (site, c) => site === "same-origin" && [own, "null", undefined].includes(c.req.header("origin")),
    // Older browsers send no Sec-Fetch-Site.
    origin: (origin, c) => origin === own && c.req.header("sec-fetch-site") === undefined,
  })
  return (c) =>
    check(c, async () => {}).then(
      () => {},
      () => {
        noteRefusal(c, "foreign-origin")
        throw new HttpError(403, "FORBIDDEN", {
          en: "This form wasn't sent from our site. Please fill it in here.",
          vi: "Biểu mẫu này không được gửi từ trang của chúng tôi. Bạn vui lòng điền tại đây.",
        })
      },
    )
}
