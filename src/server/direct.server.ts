import type { MiddlewareHandler } from "hono"
import type { StatusCode } from "hono/utils/http-status"

/** What a call within the process passes along, and where its answer is left. */
export type DirectCall = { direct: true; answer?: unknown }

/**
 * Pages are rendered in the process that answers the API. Their calls go through the same routes, but the answer is
 * handed over as it is instead of being written as JSON and read again.
 */
export const handOverDirectly: MiddlewareHandler = (c, next) => {
  const call = c.env as Partial<DirectCall> | undefined
  if (call?.direct) {
    c.json = ((answer: unknown, status = 200) => {
      call.answer = answer
      return c.body(null, status as StatusCode)
    }) as unknown as typeof c.json
  }
  return next()
}
