import type { MiddlewareHandler } from "hono"
import type { Config } from "#server/config/config.server.ts"

/** Leads from `www.` to the site's own address, so that pages have one. */
export function withoutWww({ siteUrl }: Pick<Config, "siteUrl">): MiddlewareHandler {
  const www = `www.${new URL(siteUrl).host}`
  return async (c, next) => {
    const { host, pathname, search } = new URL(c.req.url)
    if (host !== www) return next()
    return c.redirect(siteUrl + pathname + search, 308)
  }
}
