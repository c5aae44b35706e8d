import { hash } from "node:crypto"
import type { Context, MiddlewareHandler } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import type { DirectCall } from "./direct.server.ts"
import { encodeUtf8 } from "./utf8.server.ts"
import { written } from "./written-list.server.ts"

/** What everybody reads alike. */
const PUBLIC =
  /^\/api\/(settings|categories|tour-categories|transfer-categories|tours|transfers|products|blogs)(\/|$)|^\/api\/reviews(\/latest)?$/
/** Content changes seldom, but who has changed it wants to see it. */
const CONTENT = "public, max-age=10, stale-while-revalidate=60"
/** Places are sold by the minute, and settings are read again because they have changed: both are asked about anew. */
const OF_THE_MOMENT = /^\/api\/settings|\/departures$/
const ASKED_ANEW = "public, no-cache"
/** Whoever is signed in may have changed anything a second ago. */
const ASKED_ANEW_BY_ONE = "private, no-cache"
const KEPT_BY_NOBODY = "no-store"

/**
 * Sends JSON as bytes (node would write a text with Vietnamese in it letter by letter). Where it is `tagged`, it goes
 * with its tag, and to whoever has it already goes nothing but that. Done where the text is made: a middleware that
 * reads the finished answer again (Hono's `etag`) doubles what a short read costs.
 */
function answerInBytes(c: Context, tagged: boolean): void {
  c.json = ((answer: unknown, status: ContentfulStatusCode = 200): Response => {
    const body = encodeUtf8(written(answer))
    if (!tagged || status !== 200) return c.body(body, status, JSON_TYPE)
    const tag = `"${hash("sha1", body)}"`
    c.header("ETag", `W/${tag}`)
    return isKnown(tag, c.req.header("if-none-match")) ? c.body(null, 304) : c.body(body, 200, JSON_TYPE)
  }) as typeof c.json
}

const JSON_TYPE = { "content-type": "application/json" }

function isKnown(tag: string, known = ""): boolean {
  return known.trim() === "*" || known.split(",").some((one) => one.trim().replace(/^W\//, "") === tag)
}

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
  answerInBytes(c, isPublic)
  return answered()
}

/** The language of a request changes the texts of errors only, and these are not kept. */
function lifeOf(c: Context): string {
  if (!c.res.ok && c.res.status !== 304) return KEPT_BY_NOBODY
  if (c.req.header("authorization")) return ASKED_ANEW_BY_ONE
  return OF_THE_MOMENT.test(c.req.path) ? ASKED_ANEW : CONTENT
}
