import { createHash } from "node:crypto"
import { type Context, type Handler, Hono } from "hono"
import { deleteCookie, getCookie, setCookie } from "hono/cookie"
import { api } from "#api.server.ts"
import { addressingOf, withoutPrefix, withPrefix } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"
import { FORM_KEY, INTENT, POSTED_FORM, type PostedForm, PRICE } from "#lib/posted-form.ts"
import { findIp } from "./client-ip.server.ts"
import type { Config } from "./config.server.ts"
import type { DirectCall } from "./direct.server.ts"
import { HttpError, tooMany } from "./errors.server.ts"
import type { FormPost, Visit, Wish } from "./form-post.server.ts"
import { type KnownQuery, type RenderPage, sendPage } from "./pages.server.ts"
import { readForm } from "./requests.server.ts"

/** The papers of a booking, as its page links to them where no script runs. */
const PAPERS = "voucher\\.pdf|calendar\\.ics"
const PROOF_COOKIE = "ghe-guest"
const PROOF_PATHS = ["/bookings", "/vi/bookings"]
const PROOF_SECONDS = 86_400
const PROOFS_MAX = 5

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

function takePost(form: FormPost, renderPage: RenderPage, config: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const { language, prefixed } = addressingOf(c.req.raw)
    const visit = visitOf(c)
    let filled = new URLSearchParams()
    try {
      refuseForeign(c, config.siteUrl)
      filled = await readForm(c)
      const wish = await form.read(filled, visit)
      if (filled.get(INTENT) === PRICE && wish.order) {
        const { data } = (await call(c, language, "/quotes", { body: wish.order })) as { data: object }
        return await redraw(c, 200, [], [[["quotes", wish.order, language], data]])
      }
      const key = keyOf(filled, wish, c.get("ip"))
      const { location, guestToken } = form.sent(
        await call(c, language, wish.path, { method: wish.method, body: { ...wish.body, language }, key }),
        visit,
      )
      if (guestToken) keepProof(c, guestToken, config.siteUrl)
      c.header("cache-control", "no-store")
      return c.redirect(prefixed ? withPrefix(location) : location, 303)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter))
      return await redraw(c, error.status, problemsOf(error, language))
    }

    async function redraw(c: Context, status: number, problems: PostedForm["problems"], known: KnownQuery[] = []) {
      const own = await knownOf(form, visit).catch(() => [])
      const posted = said(c, problems, filled)
      return drawPrivately(c, renderPage, config, [...own, posted, ...known], status)
    }
  }
}

function visitOf(c: Context): Visit {
  const { language } = addressingOf(c.req.raw)
  const { slug = "" } = c.req.param()
  return { slug, query: (name) => c.req.query(name) ?? "", language, get: (path) => call(c, language, path) as never }
}

const knownOf = async (form: FormPost, visit: Visit) => (await form.known?.(visit)) ?? []

/** What the page is told to have been wrong with its form. */
function said(c: Context, problems: PostedForm["problems"], filled = new URLSearchParams()): KnownQuery {
  const { pathname } = new URL(c.req.url)
  const posted: PostedForm = { form: withoutPrefix(pathname), sent: filled.toString(), problems }
  return [POSTED_FORM, posted]
}

function problemsOf({ errors = [], text }: HttpError, language: Language): PostedForm["problems"] {
  const said = errors.map(({ field, message }) => ({ field, message: message[language] }))
  return said.length ? said : [{ field: "", message: text[language] }]
}

/**
 * Refuses what a page of another site has sent: browsers say so in Sec-Fetch-Site, older ones in Origin.
 * @throws HttpError 403
 */
function refuseForeign(c: Context, siteUrl: string): void {
  const site = c.req.header("sec-fetch-site")
  const origin = c.req.header("origin")
  const isOwn = site ? site === "same-origin" : origin === siteUrl || origin === new URL(c.req.url).origin
  if (isOwn) return
  throw new HttpError(403, "FORBIDDEN", {
    en: "This form was not sent from our own page. Please fill it in here.",
    vi: "Biểu mẫu này không được gửi từ trang của chúng tôi. Bạn vui lòng điền tại đây.",
  })
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

type Asked = { method?: Wish["method"]; body?: object; key?: string; tokens?: string[] }

/**
 * Calls the API within the process, on behalf of who has sent the request.
 * @throws HttpError as the API answers
 */
async function call(c: Context, language: Language, path: string, options: Asked = {}): Promise<unknown> {
  const { body, method = body ? "POST" : "GET", key, tokens } = options
  const asked: DirectCall & { ip?: unknown } = { direct: true, ip: c.get("ip") }
  const response = await api.request(
    `/api${path}`,
    {
      method,
      headers: headersFor(c, language, key, tokens),
      ...(body && { body: JSON.stringify(body) }),
    },
    asked,
  )
  if (response.ok) return asked.answer
  throw refusal(response, asked.answer as Refusal | undefined)
}

function headersFor(c: Context, language: Language, key?: string, tokens?: string[]): Record<string, string> {
  return {
    "content-type": "application/json",
    "accept-language": language,
    "user-agent": c.req.header("user-agent") ?? "",
    ...(key && { "idempotency-key": key }),
    ...(tokens && { "x-guest-token": tokens.join(",") }),
  }
}

type Refusal = { code: string; message: string; errors?: { field: string; message: string }[] }

/** The API's answer as an error again; its texts are in the visitor's language already. */
function refusal({ status, headers }: Response, answer: Refusal | undefined): HttpError {
  const both = (text: string) => ({ en: text, vi: text })
  const wait = headers.get("retry-after")
  // A page without script can solve nothing: for it the limit ends here.
  if (answer?.code === "PROOF_REQUIRED") return tooMany(Number(wait))
  return new HttpError(status, answer?.code ?? "UNREADABLE", both(answer?.message ?? ""), {
    ...(answer?.errors && { errors: answer.errors.map(({ field, message }) => ({ field, message: both(message) })) }),
    ...(wait && { retryAfter: Number(wait) }),
  })
}

/** Lets the server show the booking to this browser for a day, on the pages of bookings alone. */
function keepProof(c: Context, token: string, siteUrl: string): void {
  const tokens = [token, ...proofsOf(c)].slice(0, PROOFS_MAX).join(".")
  const secure = siteUrl.startsWith("https:")
  for (const path of PROOF_PATHS) {
    setCookie(c, PROOF_COOKIE, tokens, { path, httpOnly: true, sameSite: "Lax", maxAge: PROOF_SECONDS, secure })
  }
}

/** Takes the proofs away again, when somebody wants to be forgotten on this device. */
function forgetProofs({ siteUrl }: Pick<Config, "siteUrl">): Handler {
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

function serveBooking(renderPage: RenderPage, config: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const tokens = proofsOf(c)
    const id = c.req.param("id") ?? ""
    const { language } = addressingOf(c.req.raw)
    const found = tokens.length
      ? await call(c, language, `/bookings/${encodeURIComponent(id)}`, { tokens }).catch(() => undefined)
      : undefined
    const { booking } = (found ?? {}) as { booking?: object }
    const known: KnownQuery[] = booking ? [[["bookings", id, { signedIn: false }], booking]] : []
    return drawPrivately(c, renderPage, config, known)
  }
}

const servePaper: Handler = async (c) => {
  const { language } = addressingOf(c.req.raw)
  const { id = "", paper = "" } = c.req.param()
  const response = await api.request(`/api/bookings/${encodeURIComponent(id)}/${paper}`, {
    headers: headersFor(c, language, undefined, proofsOf(c)),
  })
  return new Response(response.body, response)
}

function servePrivately(form: FormPost, renderPage: RenderPage, config: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const known = await knownOf(form, visitOf(c)).catch((error) => {
      if (!(error instanceof HttpError)) throw error
      return [said(c, problemsOf(error, addressingOf(c.req.raw).language))]
    })
    return drawPrivately(c, renderPage, config, known)
  }
}

async function drawPrivately(
  c: Context,
  renderPage: RenderPage,
  { siteUrl }: Pick<Config, "siteUrl">,
  known: KnownQuery[] = [],
  status = 200,
): Promise<Response> {
  const { url } = c.req.raw
  const page = await renderPage(url.slice(url.indexOf("/", 8)), { ...addressingOf(c.req.raw), origin: siteUrl }, known)
  c.header("cache-control", "no-store")
  return sendPage(c, page, status)
}
