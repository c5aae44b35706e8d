import type { MiddlewareHandler } from "hono"
import type { Config } from "./config.server.ts"

/**
 * The security headers of every answer (security.md). Pages bring their own Content-Security-Policy with the hashes
 * of their inline scripts; anything else gets one that allows nothing.
 */
export function securityHeaders(config: Pick<Config, "siteUrl">): MiddlewareHandler {
  const secure = config.siteUrl.startsWith("https:")
  return async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has("content-security-policy")) headers.set("content-security-policy", "default-src 'none'; frame-ancestors 'none'")
    headers.set("x-content-type-options", "nosniff")
    headers.set("referrer-policy", "strict-origin-when-cross-origin")
    headers.set("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()")
    headers.set("cross-origin-opener-policy", "same-origin")
    if (secure) headers.set("strict-transport-security", "max-age=63072000; includeSubDomains")
  }
}
