import { hash } from "node:crypto"
import type { MiddlewareHandler } from "hono"
import { LRUCache } from "lru-cache"
import { isCallFrom } from "#server/auth/authorize.server.ts"
import { isInProcess } from "#server/http/in-process.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { withSpec } from "#server/openapi/route-spec.server.ts"
import { countNetwork } from "./rate-limits.server.ts"

/** How long the plan of a search is cached (catalogue/search/matching.server.ts). */
const READ_TTL_MS = 60_000

const read = new LRUCache<string, true>({ max: 5_000, ttl: READ_TTL_MS })

/** Limits the searches of a network that were not made in the last minute. Each has a bound on its work, too. */
export const limitSearches: MiddlewareHandler = withSpec<MiddlewareHandler>(
  async (c, next) => {
    const isSearch = Boolean(c.req.query("search") ?? c.req.query("q"))
    const made = hash("sha256", c.req.url, "base64")
    // A page that calls the API has been counted itself.
    if (isSearch && !isInProcess(c) && !isCallFrom("team", c) && !read.has(made)) {
      await countNetwork("reads/searches", clientNetwork(c))
      read.set(made, true)
    }
    await next()
  },
  { "x-errors": ["TOO_MANY_REQUESTS"] },
)
