import type { Handler } from "hono"
import type { Config } from "#server/config/config.server.ts"

/**
 * What no robot has business with: calls, and pages of one person. Pages that are only not to be listed (searches,
 * signing in) may be read, for their `noindex` is in them.
 */
const CLOSED = [
  "/api/",
  "/language/",
  "/bookings/",
  "/bookings?",
  "/verify/",
  "/profile",
  "/reset-password",
  "/verify-email",
  "/newsletter/",
]

/** `/robots.txt` */
export function robots({ siteUrl }: Pick<Config, "siteUrl">): Handler {
  const rules = CLOSED.flatMap((path) => (/^\/(api|language)\//.test(path) ? [path] : [path, `/vi${path}`])).map(
    (path) => `Disallow: ${path}`,
  )
  const text = ["User-agent: *", ...rules, "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n")
  return (c) => c.text(text, 200, { "cache-control": "public, max-age=3600" })
}
