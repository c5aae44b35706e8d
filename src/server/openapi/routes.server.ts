import { createHash } from "node:crypto"
import { Hono } from "hono"
import { compress } from "hono/compress"
import { etag } from "hono/etag"
import type { RouterRoute } from "hono/types"

/** `GET /openapi.json`, and `GET /docs` to read it: written when the first asks, and then kept. */
export function documentationRoutes(routes: () => RouterRoute[]) {
  let written: ReturnType<typeof write> | undefined
  const documentation = () => (written ??= write(routes()))
  return new Hono()
    .get("/openapi.json", compress(), etag(), async (c) => {
      c.header("Cache-Control", "no-cache")
      return c.json((await documentation()).document)
    })
    .get("/docs", compress(), etag(), async (c) => {
      const { html, style } = (await documentation()).page
      const hash = createHash("sha256").update(style).digest("base64")
      c.header("Cache-Control", "no-cache")
      c.header("Content-Security-Policy", `${NOTHING_ELSE}; style-src 'sha256-${hash}'`)
      return c.html(html)
    })
}

/** The page is one file: no script, no picture, and nothing from anywhere else. */
const NOTHING_ELSE = "default-src 'none'; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Loaded only now: a server that nobody asks does not need it. */
async function write(routes: RouterRoute[]) {
  const { describeApi } = await import("./document.server.ts")
  const { drawReference } = await import("./page.server.ts")
  const document = describeApi(routes)
  return { document, page: drawReference(document) }
}
