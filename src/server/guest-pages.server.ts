import type { Context, Handler } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import { api } from "#api.server.ts"
import type { Config } from "./config.server.ts"
import { refuseForeign } from "./foreign-forms.server.ts"
import { callApi, headersOf } from "./page-calls.server.ts"
import type { KnownQuery, RenderPage } from "./pages.server.ts"
import { drawPrivately } from "./private-page.server.ts"

/*
 * A booking made without script is shown by a cookie, which holds what shows it to a guest: a day, for the last five.
 */
const PROOF_COOKIE = "ghe-guest"
const PROOF_PATHS = ["/bookings", "/vi/bookings"]
const PROOF_SECONDS = 86_400
const PROOFS_MAX = 5

/** Lets the server show the booking to this browser for a day, on the pages of bookings alone. */
export function keepProof(c: Context, token: string, siteUrl: string): void {
  const tokens = [token, ...proofsOf(c)].slice(0, PROOFS_MAX).join(".")
  const secure = siteUrl.startsWith("https:")
  for (const path of PROOF_PATHS) {
    setCookie(c, PROOF_COOKIE, tokens, { path, httpOnly: true, sameSite: "Lax", maxAge: PROOF_SECONDS, secure })
  }
}

/** Takes the proofs away again, when somebody wants to be forgotten on this device. */
export function forgetProofs({ siteUrl }: Pick<Config, "siteUrl">): Handler {
  return (c) => {
    refuseForeign(c, siteUrl)
    for (const path of PROOF_PATHS) deleteCookie(c, PROOF_COOKIE, { path })
    const { pathname } = new URL(c.req.url)
    return c.redirect(pathname.replace(/\/forget$/, ""), 303)
  }
}

function proofsOf(c: Context): string[] {
  return (getCookie(c, PROOF_COOKIE) ?? "")
    .split(".")
    .filter((token) => /^[\w-]{20,100}$/.test(token))
    .slice(0, PROOFS_MAX)
}

/** The page of a booking, with the booking in it where this browser has made it without script. */
export function serveBooking(renderPage: RenderPage, config: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const tokens = proofsOf(c)
    const id = c.req.param("id") ?? ""
    const found = tokens.length
      ? await callApi(c, `/bookings/${encodeURIComponent(id)}`, { tokens }).catch(() => undefined)
      : undefined
    const { booking } = (found ?? {}) as { booking?: object }
    const known: KnownQuery[] = booking ? [[["bookings", id, { signedIn: false }], booking]] : []
    return drawPrivately(c, renderPage, config, known)
  }
}

/** The voucher or the calendar entry of such a booking. */
export const servePaper: Handler = async (c) => {
  const { id = "", paper = "" } = c.req.param()
  const response = await api.request(`/api/bookings/${encodeURIComponent(id)}/${paper}`, {
    headers: headersOf(c, { tokens: proofsOf(c) }),
  })
  return new Response(response.body, response)
}
