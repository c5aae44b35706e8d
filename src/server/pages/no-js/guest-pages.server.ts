import type { Context, Handler } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import type { PreloadedQuery } from "#lib/preloaded-query.ts"
import type { Config } from "#server/config/config.server.ts"
import type { HttpError } from "#server/errors.server.ts"
import { csrfCheck } from "#server/http/csrf.server.ts"
import type { RenderPage } from "#server/pages/rendering.server.ts"
import { servePrivatePage } from "#server/pages/rendering.server.ts"
import { callApi, headersOf } from "./api-call.server.ts"

/* A cookie with guest tokens shows the last five bookings that were made without JavaScript, for a day. */
const GUEST_COOKIE = "ghe-guest"
const GUEST_PATHS = ["/bookings", "/vi/bookings"]
const COOKIE_SECONDS = 86_400
const MAX_TOKENS = 5

export function setGuestCookie(c: Context, token: string, siteUrl: string): void {
  const tokens = [token, ...readGuestCookie(c)].slice(0, MAX_TOKENS).join(".")
  const secure = siteUrl.startsWith("https:")
  for (const path of GUEST_PATHS) {
    setCookie(c, GUEST_COOKIE, tokens, { path, httpOnly: true, sameSite: "Lax", maxAge: COOKIE_SECONDS, secure })
  }
}

export function clearGuestCookie({ siteUrl }: Pick<Config, "siteUrl">): Handler {
  const checkOrigin = csrfCheck(siteUrl)
  return async (c) => {
    await checkOrigin(c)
    for (const path of GUEST_PATHS) deleteCookie(c, GUEST_COOKIE, { path })
    const { pathname } = new URL(c.req.url)
    return c.redirect(pathname.replace(/\/forget$/, ""), 303)
  }
}

export function readGuestCookie(c: Context): string[] {
  return (getCookie(c, GUEST_COOKIE) ?? "")
    .split(".")
    .filter((token) => /^[\w-]{20,100}$/.test(token))
    .slice(0, MAX_TOKENS)
}

export function serveBooking(renderPage: RenderPage, config: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const tokens = readGuestCookie(c)
    const id = c.req.param("id") ?? ""
    let status = 200
    const found = tokens.length
      ? await callApi(c, `/bookings/${encodeURIComponent(id)}`, { tokens }).catch((error) => {
          if ((error as HttpError).status === 503) status = 503
        })
      : undefined
    const { booking } = (found ?? {}) as { booking?: object }
    const known: PreloadedQuery[] = booking ? [[["bookings", id, { signedIn: false }], booking]] : []
    return servePrivatePage(c, renderPage, config, known, status)
  }
}

export const serveDocument: Handler = async (c) => {
  const { id = "", document = "" } = c.req.param()
  const headers = headersOf(c, { tokens: readGuestCookie(c) })
  // Pass on the visitor's address for the rate limits.
  const response = await c.var.api.request(
    `/api/bookings/${encodeURIComponent(id)}/${document}`,
    { headers },
    { ip: c.get("ip") },
  )
  return new Response(response.body, response)
}
