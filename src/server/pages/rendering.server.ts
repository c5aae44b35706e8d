import { randomBytes } from "node:crypto"
import type { Context, Handler } from "hono"
import type { ContentfulStatusCode, RedirectStatusCode } from "hono/utils/http-status"
import { isPrefixed, readLocale, withPrefix } from "#i18n/address.ts"
import type { PreloadedQuery } from "#lib/preloaded-query.ts"
import type { PageRequest } from "#router.tsx"
import type { Config } from "#server/config/config.server.ts"
import { RETRY_AWAY_SECONDS } from "#server/errors.server.ts"
import { compress, encodingFor } from "#server/http/compression.server.ts"
import { pagePolicy } from "#server/http/security-headers.server.ts"
import { currentRequestId, log } from "#server/log.server.ts"

/** `body` is HTML in UTF-8. A redirect has its Location among the headers. */
export type RenderedPage = { status: number; headers: Headers; body: Buffer }

export type RenderPage = (href: string, page: PageRequest) => Promise<RenderedPage>

export function servePage(renderPage: RenderPage, { siteUrl }: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const href = hrefOf(c)
    const canonical = canonicalHref(href)
    if (canonical !== href) return c.redirect(canonical, 301)
    return sendPage(c, renderPage, pageRequest(c, siteUrl), "private, no-cache")
  }
}

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

/** The router refuses malformed URLs. They get this page's 404. */
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
  return { ...readLocale(c.req.raw), origin, nonce, preloaded }
}

/** References and ids in these paths are case-sensitive. */
const CASE_SENSITIVE = /^(\/vi)?\/(verify|bookings)\//

function canonicalHref(href: string): string {
  const mark = href.indexOf("?")
  const path = mark < 0 ? href : href.slice(0, mark)
  const plain = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "")
  return (CASE_SENSITIVE.test(plain) ? plain : lowerCase(plain)) + href.slice(path.length)
}

/** Keeps the case of percent-encoded bytes, because the router treats them as different. */
function lowerCase(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
}

async function sendPage(c: Context, renderPage: RenderPage, page: PageRequest, cacheControl: string, status = 200) {
  const rendered = await renderPage(hrefOf(c), page)
  c.header("cache-control", rendered.headers.get("cache-control") ?? cacheControl)
  const location = rendered.headers.get("location")
  if (location) return c.redirect(location, rendered.status as RedirectStatusCode)
  const answered = rendered.status === 200 ? status : rendered.status
  if (answered === 500) log.error({ requestId: currentRequestId() }, "page failed")
  if (answered === 503 && !c.res.headers.has("retry-after")) c.header("retry-after", String(RETRY_AWAY_SECONDS))
  const encoding = encodingFor(c.req.header("accept-encoding"))
  const body = await compress(rendered.body, encoding, "fast")
  return c.body(body as Uint8Array<ArrayBuffer>, answered as ContentfulStatusCode, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": pagePolicy(
      `script-src 'self' 'nonce-${page.nonce}'`,
      "style-src 'self'",
      "style-src-attr 'unsafe-inline'",
    ),
    vary: "Cookie, Accept-Language, Accept-Encoding",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(answered === 503 && { "x-robots-tag": "noindex" }),
  })
}
