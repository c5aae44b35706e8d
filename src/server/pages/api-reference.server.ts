import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { Hono } from "hono"
import { etag } from "hono/etag"
import { html } from "hono/html"
import { constantResponse } from "#server/http/constant-response.server.ts"
import { projectRoot } from "#server/project-root.server.ts"

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ")

const PAGE = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ghé API</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<link rel="stylesheet" href="/api/docs/reference.css">
</head>
<body>
<div id="reference"></div>
<noscript>This page needs JavaScript. The description itself is at <a href="/api/openapi.json">openapi.json</a>.</noscript>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/reference.js"></script>
</body>
</html>`

const SCRIPT = `SwaggerUIBundle({
  url: "/api/openapi.json",
  dom_id: "#reference",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
})
`

const STYLE = `body { margin: 0; background: #fff; }
.swagger-ui .wrapper { padding: 0 16px; }
.swagger-ui .info .description { max-width: 900px; }
.swagger-ui .opblock .opblock-summary-path { overflow-wrap: anywhere; }
noscript { display: block; padding: 16px; font-family: sans-serif; }
`

const CSS = { "content-type": "text/css; charset=UTF-8" }
const JS = { "content-type": "text/javascript; charset=UTF-8" }
const packaged = (name: string) => () => readFile(join(projectRoot, "node_modules/swagger-ui-dist", name))

export const sendReference = constantResponse(async () => String(PAGE), {
  "content-type": "text/html; charset=UTF-8",
  "content-security-policy": POLICY,
})

export const referenceFiles = new Hono()
  .use(etag())
  .get("/swagger-ui.css", constantResponse(packaged("swagger-ui.css"), CSS))
  .get("/swagger-ui-bundle.js", constantResponse(packaged("swagger-ui-bundle.js"), JS))
  .get(
    "/reference.css",
    constantResponse(async () => STYLE, CSS),
  )
  .get(
    "/reference.js",
    constantResponse(async () => SCRIPT, JS),
  )
