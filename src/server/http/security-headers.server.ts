import { type Context, Hono, type MiddlewareHandler } from "hono"
import { every } from "hono/combine"
import { cors } from "hono/cors"
import { secureHeaders } from "hono/secure-headers"
import type { Config } from "#server/config/config.server.ts"

export function corsFor(origins: string[]): MiddlewareHandler {
  if (origins.length === 0) return (_c, next) => next()
  return cors({
    origin: origins,
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: [
      "Accept-Language",
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "X-Guest-Token",
      "X-Manifest-Token",
      "X-Plan-Token",
      "X-Proof",
    ],
    exposeHeaders: ["ETag", "Retry-After", "X-Request-Id"],
    maxAge: 600,
  })
}

export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set("cache-control", "no-store")
}

type Secured = Pick<Config, "siteUrl"> & Partial<Pick<Config, "hstsSubdomains">>

/** Sets the security headers (docs/security.md). A route may override them. */
export function securityHeaders({ siteUrl, hstsSubdomains }: Secured): MiddlewareHandler {
  const headers = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    strictTransportSecurity: siteUrl.startsWith("https:")
      ? `max-age=63072000${hstsSubdomains ? "; includeSubDomains" : ""}`
      : false,
    xFrameOptions: "DENY",
  })
  return every(headers, hideSecretAddress)
}

/** Returns the Content-Security-Policy of a page. `own` are the directives that differ from page to page. */
export function pagePolicy(...own: string[]): string {
  const closed = ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]
  return ["default-src 'self'", ...own, "img-src 'self' data: blob:", ...closed].join("; ")
}

/** Returns the security headers for answers that bypass Hono. */
export async function rawSecurityHeaders(config: Secured): Promise<Record<string, string>> {
  const app = new Hono().use(securityHeaders(config)).get("/", (c) => c.body(null))
  return Object.fromEntries((await app.request("/")).headers)
}

const SECRETS = ["token", "proof", "confirm", "preview"]

/** Keeps the secret URL of a mailed link out of the Referer header. */
const hideSecretAddress: MiddlewareHandler = async (c, next) => {
  await next()
  if (hasSecret(c)) c.res.headers.set("referrer-policy", "no-referrer")
}

function hasSecret(c: Context): boolean {
  return SECRETS.some((name) => c.req.query(name) !== undefined)
}
