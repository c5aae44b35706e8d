import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Handler } from "hono"
import { type Addressing, addressingOf } from "#i18n/address.ts"
import type { Shown } from "#lib/seo.ts"
import type { Config } from "./config.server.ts"

/** TanStack Start's handler: a request in, a rendered page out. */
export type RenderPage = (request: Request, options: { context: Shown & Addressing }) => Promise<Response> | Response

/** Serves rendered pages with their Content-Security-Policy, compressed for those who can read it. */
export function servePage(renderPage: RenderPage, config: Pick<Config, "siteUrl">): Handler {
  return async (c) => {
    const shown = { ...addressingOf(c.req.raw), origin: config.siteUrl }
    const response = await renderPage(c.req.raw, { context: shown })
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response
    const html = await response.text()
    const headers = new Headers(response.headers)
    headers.set("content-security-policy", contentSecurityPolicy(html))
    headers.set("cache-control", "private, no-cache")
    headers.append("vary", "Cookie, Accept-Language, Accept-Encoding")
    const { body, encoding } = await compress(html, c.req.header("accept-encoding") ?? "")
    if (encoding) headers.set("content-encoding", encoding)
    return new Response(body, { status: response.status, headers })
  }
}

/** No inline script runs but those of this very page, known by their hashes; so a cached page needs no nonce. */
function contentSecurityPolicy(html: string): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`)
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

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? "")
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

async function compress(html: string, accepted: string): Promise<{ body: BodyInit; encoding?: string }> {
  if (/\bbr\b/.test(accepted)) {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }
    return { body: new Uint8Array(await brotli(html, options)), encoding: "br" }
  }
  if (/\bgzip\b/.test(accepted)) return { body: new Uint8Array(await gzipped(html, { level: 5 })), encoding: "gzip" }
  return { body: html }
}
