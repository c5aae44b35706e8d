import { randomBytes } from "node:crypto"
import type { Context, Handler } from "hono"
import type { ContentfulStatusCode, RedirectStatusCode } from "hono/utils/http-status"
import { addressingOf, isPrefixed, withPrefix } from "#i18n/address.ts"
import type { PageRequest, PreloadedQuery } from "#router.tsx"
import type { Config } from "#server/config/config.server.ts"
import { RETRY_AWAY_SECONDS } from "#server/errors.server.ts"
import { compress, encodingFor } from "#server/http/compression.server.ts"

/** A redirect has its Location among the headers. */
export type RenderedPage = { status: number; headers: Headers; html: string }

/** Renders a page: `href` is path and query as the browser sent them. */
export type RenderPage = (href: string, page: PageRequest) => Promise<RenderedPage>

/** Serves public pages, rendered anonymously. */
export function servePage(renderPage: RenderPage, { siteUrl }: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const href = hrefOf(c)
    const canonical = canonicalHref(href)
    if (canonical !== href) return c.redirect(canonical, 301)
    return sendPage(c, renderPage, pageRequest(c, siteUrl), "private, no-cache")
  }
}

/** Serves the page of a request to its visitor alone. `status` replaces a page's own 200. */
export function servePrivatePage(
  c: Context,
  renderPage: RenderPage,
  { siteUrl }: Pick<Config, "siteUrl">,
  preloaded: PreloadedQuery[] = [],
  status = 200,
): Promise<Response> {
  return sendPage(c, renderPage, pageRequest(c, siteUrl, preloaded), "no-store", status)
}

function hrefOf(c: Context): string {
  const { url } = c.req.raw
  const href = url.slice(url.indexOf("/", "https://".length))
  return isDecodable(href) ? href : isPrefixed(href) ? withPrefix(UNKNOWN) : UNKNOWN
}

/** A page that does not exist, for addresses that the router would refuse as malformed: they get the same 404. */
const UNKNOWN = "/not-found"

function isDecodable(href: string): boolean {
  try {
    return decodeURI(href.split("?")[0] ?? "") !== undefined
  } catch {
    return false
  }
}

function pageRequest(c: Context, origin: string, preloaded: PreloadedQuery[] = []): PageRequest {
  const nonce = randomBytes(16).toString("base64url")
  return { ...addressingOf(c.req.raw), origin, nonce, preloaded }
}

/** Paths whose letters count: references on vouchers have capitals, and an id is taken as it was given. */
const CASE_SENSITIVE = /^(\/vi)?\/(verify|bookings)\//

/** Returns the one address of a page: no slash at the end, no double slashes, lower case. */
function canonicalHref(href: string): string {
  const mark = href.indexOf("?")
  const path = mark < 0 ? href : href.slice(0, mark)
  const plain = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "")
  return (CASE_SENSITIVE.test(plain) ? plain : lowerCase(plain)) + href.slice(path.length)
}

/** Percent-encoded bytes (`%E1`) keep their case: the router would read another address otherwise. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
}

/** Answers with a page, compressed, and with a Content-Security-Policy that allows its own inline scripts. */
async function sendPage(c: Context, renderPage: RenderPage, page: PageRequest, cacheControl: string, status = 200) {
  const rendered = await renderPage(hrefOf(c), page)
  c.header("cache-control", rendered.headers.get("cache-control") ?? cacheControl)
  const location = rendered.headers.get("location")
  if (location) return c.redirect(location, rendered.status as RedirectStatusCode)
  const answered = rendered.status === 200 ? status : rendered.status
  if (answered === 503 && !c.res.headers.has("retry-after")) c.header("retry-after", String(RETRY_AWAY_SECONDS))
  const encoding = encodingFor(c.req.header("accept-encoding"))
  const body = await compress(Buffer.from(rendered.html), encoding, "fast")
  return c.body(body as Uint8Array<ArrayBuffer>, answered as ContentfulStatusCode, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy(page.nonce),
    vary: "Cookie, Accept-Language, Accept-Encoding",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(answered === 503 && { "x-robots-tag": "noindex" }),
  })
}

/** The nonce is that of the rendering: a cached page is sent with the nonce that it was rendered with. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}
