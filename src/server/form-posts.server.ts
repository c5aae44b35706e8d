import { createHash } from "node:crypto"
import { type Context, type Handler, Hono } from "hono"
import { addressingOf, withoutPrefix, withPrefix } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"
import { FORM_KEY, INTENT, POSTED_FORM, type PostedForm, PRICE } from "#lib/posted-form.ts"
import { findIp } from "./client-ip.server.ts"
import type { Config } from "./config.server.ts"
import { HttpError } from "./errors.server.ts"
import { refuseForeign } from "./foreign-forms.server.ts"
import type { FormPost, Sent, Visit, Wish } from "./form-post.server.ts"
import { forgetProofs, keepProof, serveBooking, servePaper } from "./guest-pages.server.ts"
import { callApi } from "./page-calls.server.ts"
import type { KnownQuery, RenderPage } from "./pages.server.ts"
import { drawPrivately } from "./private-page.server.ts"
import { readForm } from "./requests.server.ts"

/** The papers of a booking, as its page links to them where no script runs. */
const PAPERS = "voucher\\.pdf|calendar\\.ics"

/**
 * Forms without script, and the pages that belong to one visitor: each form becomes the very call of the API that the
 * browser's script makes, so that there is one set of rules and limits. What is refused is drawn again as it was filled
 * in. Nothing here is kept by anybody.
 */
export function formPosts(
  forms: FormPost[],
  renderPage: RenderPage,
  config: Pick<Config, "siteUrl" | "trustedProxies">,
) {
  const site = new Hono()
  for (const prefix of ["", "/vi"]) {
    for (const form of forms) {
      site.post(prefix + form.path, findIp(config), takePost(form, renderPage, config))
      if (!form.shared) site.get(prefix + form.path, findIp(config), servePrivately(form, renderPage, config))
    }
    site.post(`${prefix}/bookings/forget`, forgetProofs(config))
    site.get(`${prefix}/bookings/:id/:paper{${PAPERS}}`, servePaper)
    site.get(`${prefix}/bookings/:id`, serveBooking(renderPage, config))
  }
  return site
}

type Site = Pick<Config, "siteUrl">

/** Does what a form asks for, or draws its page again with what is to be mended, or with what it would cost. */
function takePost(form: FormPost, renderPage: RenderPage, config: Site): Handler {
  return async (c) => {
    const visit = visitOf(c)
    let filled = new URLSearchParams()
    const redraw = async (status: number, problems: PostedForm["problems"], known: KnownQuery[] = []) => {
      const own = await knownOf(form, visit).catch(() => [])
      return drawPrivately(c, renderPage, config, [...own, postedTo(c, problems, filled), ...known], status)
    }
    try {
      refuseForeign(c, config.siteUrl)
      filled = await readForm(c)
      const wish = await form.read(filled, visit)
      if (filled.get(INTENT) === PRICE && wish.order) return await redraw(200, [], [await priceOf(c, wish.order)])
      const key = keyOf(filled, wish, c.get("ip"))
      const body = { ...wish.body, language: visit.language }
      const sent = form.sent(await callApi(c, wish.path, { method: wish.method, body, key }), visit)
      return leadOn(c, sent, config)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter))
      return await redraw(error.status, problemsOf(error, visit.language))
    }
  }
}

function visitOf(c: Context): Visit {
  const { language } = addressingOf(c.req.raw)
  const { slug = "" } = c.req.param()
  return { slug, query: (name) => c.req.query(name) ?? "", language, get: (path) => callApi(c, path) as never }
}

const knownOf = async (form: FormPost, visit: Visit) => (await form.known?.(visit)) ?? []

async function priceOf(c: Context, order: object): Promise<KnownQuery> {
  const { data } = (await callApi(c, "/quotes", { body: order })) as { data: object }
  return [["quotes", order, addressingOf(c.req.raw).language], data]
}

/** After what was sent: to the page that says so, in the language of the form's. */
function leadOn(c: Context, { location, guestToken }: Sent, { siteUrl }: Site): Response {
  if (guestToken) keepProof(c, guestToken, siteUrl)
  c.header("cache-control", "no-store")
  return c.redirect(addressingOf(c.req.raw).prefixed ? withPrefix(location) : location, 303)
}

/** What the page is told to have been wrong with its form. */
function postedTo(c: Context, problems: PostedForm["problems"], filled = new URLSearchParams()): KnownQuery {
  const { pathname } = new URL(c.req.url)
  const posted: PostedForm = { form: withoutPrefix(pathname), sent: filled.toString(), problems }
  return [POSTED_FORM, posted]
}

function problemsOf({ errors = [], text }: HttpError, language: Language): PostedForm["problems"] {
  const said = errors.map(({ field, message }) => ({ field, message: message[language] }))
  return said.length ? said : [{ field: "", message: text[language] }]
}

/**
 * What makes a form sent twice one thing: its hidden key; where the page is everybody's, what was written and whence.
 */
function keyOf(filled: URLSearchParams, wish: Wish, ip: unknown): string {
  const given = filled.get(FORM_KEY) ?? ""
  if (/^[0-9a-f-]{36}$/.test(given)) return `form ${given}`
  const written = JSON.stringify([wish.path, wish.body, ip])
  return `form ${createHash("sha256").update(written).digest("hex")}`
}

/** A page with a form that is this visitor's alone. */
function servePrivately(form: FormPost, renderPage: RenderPage, config: Site): Handler {
  return async (c) => {
    const known = await knownOf(form, visitOf(c)).catch((error) => {
      if (!(error instanceof HttpError)) throw error
      return [postedTo(c, problemsOf(error, addressingOf(c.req.raw).language))]
    })
    return drawPrivately(c, renderPage, config, known)
  }
}
