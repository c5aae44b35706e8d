import type { MiddlewareHandler } from "hono"
import type { StatusCode } from "hono/utils/http-status"
import { read } from "./written-list.server.ts"

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
      call.answer = read(answer)
      return c.body(null, status as StatusCode)
    }) as unknown as typeof c.json
  }
  return next()
}

/**
 * A request within the process. Of one without a body our routes look at nothing but these three, and making a whole
 * Request costs as much as half of them do to answer it.
 */
export function requestFor(address: string, init: RequestInit): Request {
  const url = `http://localhost${address}`
  if (init.body) return new Request(url, init)
  return { url, method: init.method ?? "GET", headers: new Headers(init.headers) } as Request
}
