import type { Context, MiddlewareHandler } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { preferredLanguage } from "#i18n/accept-language.ts"
import { noteConnectionLost, noteStorageFull } from "#server/database/availability.server.ts"
import { codeOf, isConnectionLost, isDatabaseAway, isStorageFull } from "#server/database/failures.server.ts"
import { HttpError, storageFull, unavailable } from "#server/errors.server.ts"
import { log } from "#server/log.server.ts"

/**
 * Makes an Error of whatever else was thrown, so that it becomes an answer: Hono hands nothing but errors to `onError`,
 * and the rest would end as an empty 500. Stands before all others.
 */
export const errorsOnly: MiddlewareHandler = async (_c, next) => {
  try {
    await next()
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error(`A ${typeof thrown} was thrown, no error.`)
  }
}

/**
 * The one place where anything thrown by a handler becomes an answer. A fault of ours has a number, in the log and in
 * the header `X-Request-Id`, by which who looks into it finds what somebody has met.
 */
export function answerError(error: unknown, c: Context): Response {
  const known = error instanceof HttpError ? error : unavailableFor(error)
  if (!known) logFault(error, c)
  const { status, code, text, errors, retryAfter, location, details } = known ?? unexpected
  const language = preferredLanguage(c.req.header("accept-language"))
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter))
  if (location !== undefined) {
    c.header("Location", location)
    // A slug may move back one day: whoever follows asks again.
    c.header("Cache-Control", "no-cache")
  }
  return c.json(
    {
      success: false,
      code,
      message: text[language],
      ...details,
      ...(errors && { errors: errors.map(({ field, message }) => ({ field, message: message[language] })) }),
    },
    status as ContentfulStatusCode,
  )
}

function logFault(error: unknown, c: Context): void {
  const requestId = crypto.randomUUID()
  c.header("X-Request-Id", requestId)
  log.error({ err: error, requestId, method: c.req.method, path: c.req.routePath }, "request failed")
}

const unexpected = new HttpError(500, "INTERNAL", {
  en: "Something went wrong on our side. Please try again.",
  vi: "Hệ thống gặp sự cố. Bạn vui lòng thử lại.",
})

/** Returns the 503 for an error of the database or the disk; undefined for a fault of ours. */
function unavailableFor(error: unknown): HttpError | undefined {
  if (isStorageFull(error)) {
    noteStorageFull(codeOf(error))
    return storageFull()
  }
  if (!isDatabaseAway(error)) return undefined
  if (isConnectionLost(error)) noteConnectionLost()
  return unavailable()
}
