import { type Context, Hono, type MiddlewareHandler } from "hono"
import { every } from "hono/combine"
import { cors } from "hono/cors"
import { secureHeaders } from "hono/secure-headers"
import type { Config } from "#server/config/config.server.ts"

/** Opens the API to pages of the listed sites (CORS). By default there are none. */
export function corsFor(origins: string[]): MiddlewareHandler {
  if (origins.length === 0) return (_c, next) => next()
  return cors({
    origin: origins,
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: ["Accept-Language", "Authorization", "Content-Type", "Idempotency-Key", "X-Guest-Token", "X-Proof"],
    exposeHeaders: ["ETag", "Retry-After", "X-Request-Id"],
    maxAge: 600,
  })
}

/** Forbids caching of personal answers. */
export const notStored: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set("cache-control", "no-store")
}

/**
 * Sets the security headers of every answer (security.md). A route may set its own: pages bring their
 * Content-Security-Policy, and pictures and icons may be shown by other sites.
 */
export function securityHeaders({ siteUrl }: Pick<Config, "siteUrl">): MiddlewareHandler {
  const headers = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    referrerPolicy: "strict-origin-when-cross-origin",
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
    strictTransportSecurity: siteUrl.startsWith("https:") ? "max-age=63072000; includeSubDomains" : false,
    xFrameOptions: "DENY",
  })
  return every(headers, hideSecretAddress)
}

/** Returns the security headers by name, for answers that do not pass through Hono. */
export async function rawSecurityHeaders(config: Pick<Config, "siteUrl">): Promise<Record<string, string>> {
  const app = new Hono().use(securityHeaders(config)).get("/", (c) => c.body(null))
  return Object.fromEntries((await app.request("/")).headers)
}

/** Parameters of mailed links that carry a secret. */
const SECRETS = ["token", "proof", "confirm"]

/** Keeps the address of a mailed link out of the Referer of what its page loads. */
const hideSecretAddress: MiddlewareHandler = async (c, next) => {
  await next()
  if (hasSecret(c)) c.res.headers.set("referrer-policy", "no-referrer")
}

function hasSecret(c: Context): boolean {
  return SECRETS.some((name) => c.req.query(name) !== undefined)
}
