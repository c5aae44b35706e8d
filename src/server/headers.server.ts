import type { Context, MiddlewareHandler } from "hono"
import { cors } from "hono/cors"
import type { Config } from "./config.server.ts"

/** Lets pages of other sites call, where the operator has named them (CORS); by default there are none. */
export function openTo(origins: string[]): MiddlewareHandler {
  if (origins.length === 0) return (_c, next) => next()
  return cors({
    origin: origins,
    allowMethods: ["GET", "POST", "PUT", "DELETE"],
    allowHeaders: ["Accept-Language", "Authorization", "Content-Type", "Idempotency-Key", "X-Guest-Token", "X-Proof"],
    exposeHeaders: ["ETag", "Retry-After", "X-Request-Id"],
    maxAge: 600,
  })
}

/** What is personal is kept by nobody on the way. */
export const notStored: MiddlewareHandler = async (c, next) => {
  await next()
  // Not `c.header`, which would make the finished answer anew.
  c.res.headers.set("cache-control", "no-store")
}

/**
 * The security headers of every answer (security.md). Pages bring their own Content-Security-Policy with the hashes
 * of their inline scripts; anything else gets one that allows nothing.
 */
export function securityHeaders(config: Pick<Config, "siteUrl">): MiddlewareHandler {
  const secure = config.siteUrl.startsWith("https:")
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has("content-security-policy"))
      headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
    headers.set("x-content-type-options", "nosniff")
    headers.set("referrer-policy", hasSecret(c) ? "no-referrer" : "strict-origin-when-cross-origin")
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()")
    headers.set("cross-origin-opener-policy", "same-origin")
    if (secure) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains")
  }
}

/** Whether the address is a mailed link, which nothing that is asked for from its page may name. */
function hasSecret(c: Context): boolean {
  return c.req.query("token") !== undefined || c.req.query("proof") !== undefined
}
