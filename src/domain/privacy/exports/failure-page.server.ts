import { createHash } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"
import { html, raw } from "hono/html"
import { HttpError } from "#server/errors.server.ts"
import { messages } from "../messages.ts"
import { languageIn } from "./words.server.ts"

const STYLE =
  "body{margin:0;padding:48px 24px;background:#fbf6ec;color:#14302e;font:16px/1.6 system-ui,sans-serif}" +
  "main{max-width:560px;margin:auto}h1{font-size:24px;line-height:1.3}a{color:#0b5d57;font-weight:600;padding:12px 0;display:inline-block}"
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; frame-ancestors 'none'`

/** Says in a page why a file can't be had. A browser that follows a link shows the answer itself, which is JSON. */
export const explainInPage: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.ok || !c.req.header("accept")?.includes("text/html")) return
  const { status } = c.res
  // The answer is in the browser's language, which may not be that of the back office.
  const message = c.error instanceof HttpError ? c.error.text[languageIn(c)] : (await c.res.json()).message
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY }
  c.res = new Response(String(await page(c, message)), { status, headers })
}

function page(c: Context, message: string) {
  const language = languageIn(c)
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>${messages.noFile[language]}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      <h1>${messages.noFile[language]}</h1>
      <p>${message}</p>
      <a href="${backFrom(c)}">${messages.back[language]}</a>
    </main>
  </body>
</html>`
}

/** The screen whose link was followed. */
function backFrom(c: Context): string {
  const { pathname, search } = new URL(c.req.header("referer") ?? "/", "http://site.invalid")
  return pathname.startsWith("/staff/") ? pathname + search : "/staff"
}
