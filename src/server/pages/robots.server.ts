import type { Handler } from "hono"
import type { Config } from "#server/config/config.server.ts"

/** Closed to robots: calls and personal pages. Pages with `noindex` must stay readable, so that robots see it. */
const CLOSED = [
  "/api/",
  "/language/",
  "/currency",
  "/bookings/",
  "/bookings?",
  "/verify/",
  "/profile",
  "/reset-password",
  "/verify-email",
  "/newsletter/",
]

export function robots({ siteUrl }: Pick<Config, "siteUrl">): Handler {
  const rules = CLOSED.flatMap((path) => (/^\/(api|language)\//.test(path) ? [path] : [path, `/vi${path}`])).map(
    (path) => `Disallow: ${path}`,
  )
  const text = ["User-agent: *", ...rules, "", `Sitemap: ${siteUrl}/sitemap.xml`, ""].join("\n")
  return (c) => c.text(text, 200, { "cache-control": "public, max-age=3600" })
}
