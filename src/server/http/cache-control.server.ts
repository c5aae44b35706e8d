import type { Context, MiddlewareHandler } from "hono"
import { every } from "hono/combine"
import { etag, RETAINED_304_HEADERS } from "hono/etag"
import { isInProcess } from "./in-process.server.ts"
import { routeOf } from "./route-name.server.ts"

/** For files whose name changes with their content. */
export const FOR_EVER = "public, max-age=31536000, immutable"

/** The Cache-Control of answers to everyone, by route: `GET /tours/:id`. */
type PublicReads = Readonly<Record<string, { cacheControl?: string; sellsPlaces?: true }>>

const CORS_HEADERS = ["Access-Control-Allow-Origin", "Access-Control-Expose-Headers"]
const tagged = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...CORS_HEADERS] })

/**
 * Sets Cache-Control, unless the route has, and lets public reads be revalidated by their ETag (304), which calls within
 * the process don't need.
 */
export function cacheControl(reads: PublicReads): MiddlewareHandler {
  const readOf = (c: Context) => reads[routeOf(c) ?? ""] ?? {}
  const setCacheControl: MiddlewareHandler = async (c, next) => {
    await next()
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", cacheControlFor(c, readOf(c)))
  }
  const tagPublicReads: MiddlewareHandler = (c, next) =>
    readOf(c).cacheControl && !isInProcess(c) ? tagged(c, next) : next()
  return every(setCacheControl, tagPublicReads)
}

function cacheControlFor(c: Context, { cacheControl, sellsPlaces }: PublicReads[string]): string {
  if (!cacheControl || !(c.res.ok || c.res.status === 304)) return "no-store"
  if (sellsPlaces && isInProcess(c)) return "no-store"
  return c.req.header("authorization") ? "private, no-cache" : cacheControl
}
