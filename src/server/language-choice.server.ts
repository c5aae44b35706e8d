import type { Handler } from "hono"
import { setCookie } from "hono/cookie"
import { LANGUAGE_KEY, withoutPrefix } from "#i18n/address.ts"
import { ownPath } from "#lib/own-path.ts"

const YEAR_S = 31_536_000

/** Remembers the language for visitors without script, and leads back to the page in it. */
export const chooseLanguage: Handler = (c) => {
  const back = ownPath(c.req.query("to"))
  setCookie(c, LANGUAGE_KEY, c.req.param("language") ?? "en", { path: "/", maxAge: YEAR_S, sameSite: "Lax" })
  c.header("cache-control", "no-store")
  return c.redirect(withoutPrefix(back), 303)
}
