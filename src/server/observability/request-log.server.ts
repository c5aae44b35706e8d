import type { MiddlewareHandler } from "hono"
import { routeOf } from "#server/http/route-name.server.ts"
import { log } from "#server/log.server.ts"

const SLOW_MS = 1_000

/**
 * Logs what the API refused, and slow writes: what, how it ended and how long it took, without personal data. Reads of
 * what doesn't exist are left out, because programs that try addresses would fill the log.
 */
export const requestLog: MiddlewareHandler = async (c, next) => {
  const started = performance.now()
  await next()
  const { method } = c.req
  if (method === "OPTIONS") return
  const isRead = method === "GET" || method === "HEAD"
  const ms = Math.round(performance.now() - started)
  const { status } = c.res
  if (isRead ? status < 400 || status === 404 : status < 400 && ms < SLOW_MS) return
  const code = c.get("errorCode") as string | undefined
  const fields = c.get("errorFields") as string[] | undefined
  log.info(
    { requestId: c.get("requestId"), route: routeOf(c), status, code, ...(fields && { fields }), ms },
    status < 400 ? "slow write" : "refused",
  )
}
