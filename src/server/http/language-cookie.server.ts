import type { Handler } from "hono"
import { setCookie } from "hono/cookie"
import { LANGUAGE_KEY, withoutPrefix } from "#i18n/address.ts"
import { ownPath } from "#lib/own-path.ts"
import type { Config } from "#server/config/config.server.ts"

const YEAR_S = 31_536_000

/** Stores the language in a cookie for visitors without JavaScript and redirects back to the page. */
export function setLanguageCookie({ siteUrl }: Pick<Config, "siteUrl">): Handler {
  const options = { path: "/", maxAge: YEAR_S, sameSite: "Lax", secure: siteUrl.startsWith("https:") } as const
  return (c) => {
    const back = ownPath(c.req.query("to"))
    setCookie(c, LANGUAGE_KEY, c.req.param("language") ?? "en", options)
    c.header("cache-control", "no-store")
    return c.redirect(withoutPrefix(back), 303)
  }
}
