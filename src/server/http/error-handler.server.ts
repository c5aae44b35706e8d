import type { Context, MiddlewareHandler } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { languageOf } from "#i18n/accept-language.ts"
import { noteConnectionLost, noteStorageFull } from "#server/database/availability.server.ts"
import {
  codeOf,
  isAccountGone,
  isConnectionLost,
  isDatabaseAway,
  isStorageFull,
} from "#server/database/failures.server.ts"
import { type FieldError, HttpError, storageFull, unauthorized, unavailable } from "#server/errors.server.ts"
import { currentRequestId, log } from "#server/log.server.ts"

/** Wraps thrown non-errors in an Error, because Hono passes only errors to `onError`. Goes before all that may throw. */
export const errorsOnly: MiddlewareHandler = async (_c, next) => {
  try {
    await next()
  } catch (thrown) {
    throw thrown instanceof Error ? thrown : new Error(`A ${typeof thrown} was thrown, no error.`)
  }
}

/** Turns any error into an answer. An unexpected one is logged with the number in `X-Request-Id`. */
export function answerError(error: unknown, c: Context): Response {
  const known = error instanceof HttpError ? error : knownFailure(error)
  if (!known) logFault(error, c)
  const { status, code, text, errors, retryAfter, location, details } = known ?? unexpected
  c.set("errorCode", code)
  if (errors) c.set("errorFields", fieldNames(errors))
  const language = languageOf(c)
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter))
  // The rest of the body is not read, so the connection can't carry another request.
  if (status === 413) c.header("Connection", "close")
  if (location !== undefined) {
    c.header("Location", location)
    // The slug may be used again later.
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
  log.error(
    { err: error, requestId: currentRequestId(), method: c.req.method, path: c.req.routePath },
    "request failed",
  )
}

const MOST_FIELDS = 5
const FIELD_NAME = /^[A-Za-z]{1,40}(\.[A-Za-z]{1,40}){0,4}$/

/** Returns the names of wrong fields for the log, without positions in lists. A client may have sent anything as a name. */
function fieldNames(errors: FieldError[]): string[] {
  const names = errors.map(({ field }) => field.replace(/\.\d+(?=\.|$)/g, ""))
  return [...new Set(names)].filter((name) => FIELD_NAME.test(name)).slice(0, MOST_FIELDS)
}

const unexpected = new HttpError(500, "INTERNAL", {
  en: "Something went wrong on our side. Please try again.",
  vi: "Hệ thống gặp sự cố. Bạn vui lòng thử lại.",
})

function knownFailure(error: unknown): HttpError | undefined {
  if (isStorageFull(error)) {
    noteStorageFull(codeOf(error))
    return storageFull()
  }
  if (isAccountGone(error)) return unauthorized()
  if (!isDatabaseAway(error)) return undefined
  if (isConnectionLost(error)) noteConnectionLost()
  return unavailable()
}
