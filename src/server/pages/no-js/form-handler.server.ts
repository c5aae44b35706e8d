import { createHash } from "node:crypto"
import { type Context, type Handler, Hono } from "hono"
import { readLocale, withoutPrefix, withPrefix } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"
import { FORM_KEY, INTENT, POSTED_FORM, type PostedForm, PRICE } from "#lib/posted-form.ts"
import type { PreloadedQuery } from "#lib/preloaded-query.ts"
import type { Config } from "#server/config/config.server.ts"
import { HttpError } from "#server/errors.server.ts"
import { csrfCheck } from "#server/http/csrf.server.ts"
import { readForm } from "#server/http/validation.server.ts"
import type { RenderPage } from "#server/pages/rendering.server.ts"
import { servePrivatePage } from "#server/pages/rendering.server.ts"
import { callApi } from "./api-call.server.ts"
import type { ApiRequest, FormContext, FormResult, NoJsForm } from "./form.server.ts"
import { clearGuestCookie, readGuestCookie, serveBooking, serveDocument, setGuestCookie } from "./guest-pages.server.ts"

const DOCUMENTS = "voucher\\.pdf|calendar\\.ics|vietqr\\.png"

/**
 * Serves forms without JavaScript by the API calls that the browser would make, so that the same rules apply. Uncached.
 */
export function formHandler({ forms, api }: { forms: NoJsForm[]; api: Hono }, renderPage: RenderPage, config: Site) {
  const site = new Hono().use((c, next) => {
    c.set("api", api)
    return next()
  })
  for (const prefix of ["", "/vi"]) {
    for (const form of forms) {
      site.post(prefix + form.path, handlePost(form, renderPage, config))
      if (!form.shared) site.get(prefix + form.path, servePrivately(form, renderPage, config))
    }
    site.post(`${prefix}/bookings/forget`, clearGuestCookie(config))
    site.get(`${prefix}/bookings/:id/:document{${DOCUMENTS}}`, serveDocument)
    site.get(`${prefix}/bookings/:id`, serveBooking(renderPage, config))
  }
  return site
}

type Redirect = Extract<FormResult, { location: string }>
type Site = Pick<Config, "siteUrl">

function handlePost(form: NoJsForm, renderPage: RenderPage, config: Site): Handler {
  const checkOrigin = csrfCheck(config.siteUrl)
  return async (c) => {
    const visit = visitOf(c)
    let filled = new URLSearchParams()
    const redraw = async (status: number, problems: PostedForm["problems"], known: PreloadedQuery[] = []) => {
      for (const name of form.secrets ?? []) filled.delete(name)
      const own = await knownOf(form, visit).catch(() => [])
      return servePrivatePage(c, renderPage, config, [...own, formResult(c, problems, filled), ...known], status)
    }
    try {
      await checkOrigin(c)
      filled = await readForm(c)
      const request = await form.read(filled, visit)
      if (filled.get(INTENT) === PRICE && request.order) return await redraw(200, [], [await priceOf(c, request.order)])
      const key = keyOf(form, filled, request, c.get("ip"))
      const { path, method, body, headers } = request
      const sent = form.sent(await callAsGuest(c, path, { method, body, headers, key }), visit)
      if (!("shown" in sent)) return redirectAfterPost(c, sent, config)
      const own = await knownOf(form, visit)
      return await servePrivatePage(c, renderPage, config, [...own, ...sent.shown])
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.status === 413) c.header("connection", "close")
      if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter))
      return await redraw(error.status, problemsOf(error, visit.language))
    }
  }
}

function visitOf(c: Context): FormContext {
  const { language } = readLocale(c.req.raw)
  const { slug = "" } = c.req.param()
  return { slug, query: (name) => c.req.query(name) ?? "", language, get: (path) => callAsGuest(c, path) as never }
}

function callAsGuest(c: Context, path: string, options: Parameters<typeof callApi>[2] = {}) {
  return callApi(c, path, { ...options, tokens: readGuestCookie(c) })
}

const knownOf = async (form: NoJsForm, visit: FormContext) => (await form.known?.(visit)) ?? []

async function priceOf(c: Context, order: object): Promise<PreloadedQuery> {
  const { data } = (await callApi(c, "/quotes", { body: order })) as { data: object }
  return [["quotes", order, readLocale(c.req.raw).language], data]
}

function redirectAfterPost(c: Context, { location, guestToken }: Redirect, { siteUrl }: Site): Response {
  if (guestToken) setGuestCookie(c, guestToken, siteUrl)
  c.header("cache-control", "no-store")
  return c.redirect(readLocale(c.req.raw).prefixed ? withPrefix(location) : location, 303)
}

function formResult(c: Context, problems: PostedForm["problems"], filled = new URLSearchParams()): PreloadedQuery {
  const { pathname } = new URL(c.req.url)
  const posted: PostedForm = { form: withoutPrefix(pathname), sent: filled.toString(), problems }
  return [POSTED_FORM, posted]
}

function problemsOf({ errors = [], text }: HttpError, language: Language): PostedForm["problems"] {
  const said = errors.map(({ field, message }) => ({ field, message: message[language] }))
  return said.length ? said : [{ field: "", message: text[language] }]
}

/** Returns the idempotency key of a form: its hidden field, else a hash of content and sender, never of passwords. */
function keyOf({ secrets }: NoJsForm, filled: URLSearchParams, request: ApiRequest, ip: unknown): string | undefined {
  const given = filled.get(FORM_KEY) ?? ""
  if (/^[0-9a-f-]{36}$/.test(given)) return `form ${given}`
  if (secrets) return undefined
  if (!request.body) return undefined
  const written = JSON.stringify([request.path, request.body, ip])
  return `form ${createHash("sha256").update(written).digest("hex")}`
}

function servePrivately(form: NoJsForm, renderPage: RenderPage, config: Site): Handler {
  return async (c) => {
    let status = 200
    const known = await knownOf(form, visitOf(c)).catch((error) => {
      if (!(error instanceof HttpError)) throw error
      if (error.status === 503) status = 503
      return [formResult(c, problemsOf(error, readLocale(c.req.raw).language))]
    })
    return servePrivatePage(c, renderPage, config, known, status)
  }
}
