import { hash } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"
import { etag, RETAINED_304_HEADERS } from "hono/etag"
import type { DirectCall } from "./direct.server.ts"

/** What everybody reads alike. */
const PUBLIC = /^\/api\/(settings|categories|tour-categories|transfer-categories|tours|transfers|products|blogs)(\/|$)/
/** Content changes seldom, but who has changed it wants to see it. */
const CONTENT = "public, max-age=10, stale-while-revalidate=60"
/** Places are sold by the minute, and settings are read again because they have changed: both are asked about anew. */
const OF_THE_MOMENT = /^\/api\/settings|\/departures$/
const ASKED_ANEW = "public, no-cache"
/** Whoever is signed in may have changed anything a second ago. */
const ASKED_ANEW_BY_ONE = "private, no-cache"
const KEPT_BY_NOBODY = "no-store"

const revalidated = etag({
  weak: true,
  generateDigest: (content) => new Uint8Array(hash("sha1", content, "buffer")).buffer,
  retainedHeaders: [...RETAINED_304_HEADERS, "access-control-allow-origin", "access-control-expose-headers"],
})

/**
 * Says who may keep an answer, and for how long: of what everybody reads anybody, for a moment, and then asks whether
 * it has changed (304); of all else nobody. What a route says of itself stands. Calls within the process pay nothing.
 */
export const keepReads: MiddlewareHandler = (c, next) => {
  if ((c.env as Partial<DirectCall> | undefined)?.direct) return next()
  const isPublic = PUBLIC.test(c.req.path) && (c.req.method === "GET" || c.req.method === "HEAD")
  const answered = async () => {
    await next()
    if (!c.res.headers.has("cache-control")) c.res.headers.set("cache-control", isPublic ? lifeOf(c) : KEPT_BY_NOBODY)
  }
  return isPublic ? revalidated(c, answered) : answered()
}

/** The language of a request changes the texts of errors only, and these are not kept. */
function lifeOf(c: Context): string {
  if (!c.res.ok) return KEPT_BY_NOBODY
  if (c.req.header("authorization")) return ASKED_ANEW_BY_ONE
  return OF_THE_MOMENT.test(c.req.path) ? ASKED_ANEW : CONTENT
}
