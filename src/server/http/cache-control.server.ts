import type { Context, MiddlewareHandler } from "hono"
import { every } from "hono/combine"
import { etag, RETAINED_304_HEADERS } from "hono/etag"
import { isInProcess } from "./in-process.server.ts"

/** For files whose name changes with their content. */
export const FOR_EVER = "public, max-age=31536000, immutable"

const PUBLIC =
  /^\/api\/(settings|categories|tour-categories|transfer-categories|tours|transfers|products|blogs|openapi\.json|docs)(\/|$)|^\/api\/reviews(\/latest)?$/
/** Seats sell quickly, and staff expect changed settings at once. */
const NEVER_STALE = /^\/api\/settings|\/departures$/

const isPublic = ({ req }: Context) => PUBLIC.test(req.path) && (req.method === "GET" || req.method === "HEAD")

const CORS_HEADERS = ["Access-Control-Allow-Origin", "Access-Control-Expose-Headers"]
const tagged = etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...CORS_HEADERS] })

const setCacheControl: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", cacheControlFor(c))
}

const forHttp: MiddlewareHandler = every(setCacheControl, (c, next) => (isPublic(c) ? tagged(c, next) : next()))

/**
 * Sets Cache-Control, unless the route has, and lets public reads be revalidated by their ETag (304). Pages that call the
 * API within the process need neither.
 */
export const cacheControl: MiddlewareHandler = (c, next) => (isInProcess(c) ? next() : forHttp(c, next))

function cacheControlFor(c: Context): string {
  if (!isPublic(c) || !(c.res.ok || c.res.status === 304)) return "no-store"
  if (c.req.header("authorization")) return "private, no-cache"
  return NEVER_STALE.test(c.req.path) ? "public, no-cache" : "public, max-age=10, stale-while-revalidate=60"
}
