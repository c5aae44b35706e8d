import type { Context } from "hono"
import { HttpError } from "./errors.server.ts"

/**
 * Refuses what a page of another site has sent: browsers say so in Sec-Fetch-Site, older ones in Origin.
 * @throws HttpError 403
 */
export function refuseForeign(c: Context, siteUrl: string): void {
  const site = c.req.header("sec-fetch-site")
  const origin = c.req.header("origin")
  const isOwn = site ? site === "same-origin" : origin === siteUrl || origin === new URL(c.req.url).origin
  if (isOwn) return
  throw new HttpError(403, "FORBIDDEN", {
    en: "This form was not sent from our own page. Please fill it in here.",
    vi: "Biểu mẫu này không được gửi từ trang của chúng tôi. Bạn vui lòng điền tại đây.",
  })
}
