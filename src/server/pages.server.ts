import { hash } from "node:crypto"
import type { Context, Handler } from "hono"
import type { ContentfulStatusCode, RedirectStatusCode } from "hono/utils/http-status"
import { type Addressing, addressingOf } from "#i18n/address.ts"
import type { Shown } from "#lib/seo.ts"
import { compress, encodingFor } from "./compression.server.ts"
import type { Config } from "./config.server.ts"
import { encodeUtf8 } from "./utf8.server.ts"

/** An answer that a page is drawn with, known before it loads anything itself. */
export type KnownQuery = [key: readonly unknown[], data: unknown]

/**
 * A page's text in pieces, for joining them costs as much as to encode them, and the contents of its inline scripts; or
 * where the browser should go instead.
 */
export type RenderedPage = { status: number; html: string[]; scripts: string[] } | { status: number; location: string }

/** Draws a page: `href` is path and query as the browser sent them, `known` what need not be loaded. */
export type RenderPage = (href: string, shown: Shown & Addressing, known?: KnownQuery[]) => Promise<RenderedPage>

/** Serves rendered pages with their Content-Security-Policy, compressed for those who can read it. */
export function servePage(renderPage: RenderPage, config: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const { url } = c.req.raw
    const href = url.slice(url.indexOf("/", 8))
    const plain = plainAddress(href)
    if (plain !== href) return c.redirect(plain, 301)
    const page = await renderPage(href, {
      ...addressingOf(c.req.raw),
      origin: config.siteUrl,
    })
    c.header("cache-control", "private, no-cache")
    return sendPage(c, page)
  }
}

/** What is nobody's name: references on vouchers have capitals, and an id is written as it was given. */
const NAMES_OF_CONTENT = /^(\/vi)?\/(?!verify\/|bookings\/)/

/** A page has one address: without a slash at its end or two in its midst, and in small letters. */
function plainAddress(href: string): string {
  const mark = href.indexOf("?")
  const path = mark < 0 ? href : href.slice(0, mark)
  const plain = path.replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "")
  return (NAMES_OF_CONTENT.test(plain) ? inSmallLetters(plain) : plain) + href.slice(path.length)
}

/** Letters that stand for bytes (`%E1`) stay: in small ones they would be another address to the router. */
function inSmallLetters(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, (part) => (part.startsWith("%") ? part : part.toLowerCase()))
}

/** Answers with a page. `status` is said instead of the page's own where that has nothing to say. */
export async function sendPage(c: Context, page: RenderedPage, status = 200): Promise<Response> {
  if ("location" in page) return c.redirect(page.location, page.status as RedirectStatusCode)
  const encoding = encodingFor(c.req.header("accept-encoding"))
  const body = await compress(encodeUtf8(...page.html), encoding, "once")
  return c.body(body as Uint8Array<ArrayBuffer>, (page.status === 200 ? status : page.status) as ContentfulStatusCode, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy(page.scripts),
    vary: "Cookie, Accept-Language, Accept-Encoding",
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  })
}

/**
 * No inline script runs but those that the page says it has, known by their hashes: what else may have come into its
 * text is none of them, and a cached page needs no nonce.
 */
function contentSecurityPolicy(scripts: string[]): string {
  const hashes = scripts.map((script) => `'sha256-${hashOf(script)}'`)
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(" ")}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ")
}

const hashesOfScripts = new Map<string, string>()
/** Pages have a script or two, always the same; if that ever changes, nothing grows here for ever. */
const SCRIPTS_MAX = 100

function hashOf(script: string): string {
  let known = hashesOfScripts.get(script)
  if (!known) {
    if (hashesOfScripts.size >= SCRIPTS_MAX) hashesOfScripts.clear()
    known = hash("sha256", script, "base64")
    hashesOfScripts.set(script, known)
  }
  return known
}
