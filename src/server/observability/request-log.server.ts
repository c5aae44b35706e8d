import type { MiddlewareHandler } from "hono"
import { routeOf } from "#server/http/route-name.server.ts"
import { log } from "#server/log.server.ts"

const SLOW_MS = 1_000

/** Logs refused and slow writes to the API: what, how it ended and how long it took, without personal data. */
export const requestLog: MiddlewareHandler = async (c, next) => {
  const started = performance.now()
  await next()
  if (c.req.method === "GET" || c.req.method === "HEAD" || c.req.method === "OPTIONS") return
  const ms = Math.round(performance.now() - started)
  const { status } = c.res
  if (status < 400 && ms < SLOW_MS) return
  const code = c.get("errorCode") as string | undefined
  log.info(
    { requestId: c.get("requestId"), route: routeOf(c), status, code, ms },
    status < 400 ? "slow write" : "refused",
  )
}
