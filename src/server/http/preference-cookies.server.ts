import type { Context, Handler } from "hono"
import { setCookie } from "hono/cookie"
import { LANGUAGE_KEY, withoutPrefix } from "#i18n/address.ts"
import { CURRENCY_KEY } from "#i18n/money/currency.ts"
import { ownPath } from "#lib/address/own-path.ts"
import { oneOf } from "#lib/address/search-params.ts"
import { SHOWN_CURRENCIES } from "#lib/money.ts"
import type { Config } from "#server/config/config.server.ts"

const YEAR_S = 31_536_000

type SiteUrl = Pick<Config, "siteUrl">

/** Stores the language in a cookie for visitors without JavaScript and redirects back to the page. */
export function setLanguageCookie(config: SiteUrl): Handler {
  return (c) => {
    setPreference(c, config, LANGUAGE_KEY, c.req.param("language") ?? "en")
    return c.redirect(withoutPrefix(ownPath(c.req.query("to"))), 303)
  }
}

/** Stores the currency like the language. An unknown one changes nothing. */
export function setCurrencyCookie(config: SiteUrl): Handler {
  return (c) => {
    const currency = oneOf(SHOWN_CURRENCIES, c.req.query("currency"))
    if (currency) setPreference(c, config, CURRENCY_KEY, currency)
    return c.redirect(ownPath(c.req.query("to")), 303)
  }
}

function setPreference(c: Context, { siteUrl }: SiteUrl, name: string, value: string): void {
  const secure = siteUrl.startsWith("https:")
  setCookie(c, name, value, { path: "/", maxAge: YEAR_S, sameSite: "Lax", secure })
  c.header("cache-control", "no-store")
}
