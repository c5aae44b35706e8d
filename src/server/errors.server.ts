import type { Context, MiddlewareHandler } from "hono"
import type { ContentfulStatusCode } from "hono/utils/http-status"
import { preferredLanguage } from "#i18n/accept-language.ts"
import type { Localized } from "#i18n/localized.ts"
import { log } from "./log.server.ts"

/** One wrong field of a request: where, and what to do about it. */
export type FieldError = { field: string; message: Localized }

/**
 * An answer other than success. The one `onError` of the API turns it into `{success: false, code, message, errors?}`.
 */
export class HttpError extends Error {
  override name = "HttpError"
  readonly status: number
  readonly code: string
  readonly text: Localized
  readonly errors: FieldError[] | undefined
  readonly retryAfter: number | undefined
  readonly location: string | undefined
  readonly details: Record<string, unknown> | undefined

  constructor(status: number, code: string, text: Localized, more: MoreOfError = {}) {
    super(`${code}: ${text.en}`)
    this.status = status
    this.code = code
    this.text = text
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.location = more.location
    this.details = more.details
  }
}

/** `details` are further fields of the answer, beside code and message; `location` is where to look instead. */
type MoreOfError = {
  errors?: FieldError[]
  retryAfter?: number
  location?: string
  details?: Record<string, unknown>
}

/** 404: there is no such thing, or it is not for the one who asks (security.md: the same answer for both). */
export function notFound(what: string): HttpError {
  return new HttpError(404, "NOT_FOUND", { en: `${what} not found`, vi: "Không tìm thấy nội dung bạn yêu cầu" })
}

/** 401: nobody is signed in, or not any more. */
export function unauthorized(code: "UNAUTHORIZED" | "TOKEN_EXPIRED" = "UNAUTHORIZED"): HttpError {
  return new HttpError(401, code, code === "TOKEN_EXPIRED" ? sessionExpired : notSignedIn)
}

const notSignedIn = { en: "Unauthorized access.", vi: "Bạn cần đăng nhập để tiếp tục." }
const sessionExpired = {
  en: "Session expired. Please login again.",
  vi: "Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.",
}

/** 403: whoever is signed in may not do this. */
export function forbidden(): HttpError {
  return new HttpError(403, "FORBIDDEN", { en: "Access forbidden.", vi: "Bạn không có quyền thực hiện việc này." })
}

/** 400: the request cannot be read as what it claims to be. */
export function badRequest(text: Localized): HttpError {
  return new HttpError(400, "BAD_REQUEST", text)
}

/** 422: the request was understood, but fields are missing or wrong. */
export function invalid(errors: FieldError[]): HttpError {
  const first = errors[0]?.message ?? { en: "Validation failed.", vi: "Dữ liệu chưa hợp lệ." }
  return new HttpError(422, "VALIDATION_FAILED", first, { errors })
}

/** 409: what is asked conflicts with the present state (no places left, a changed version). */
export function conflict(code: string, text: Localized, more: MoreOfError = {}): HttpError {
  return new HttpError(409, code, text, more)
}

/** 308: what was asked for has another address; `slug` is its name there, `location` the whole path. */
export function moved(slug: string, location: string): HttpError {
  const text = { en: "This has moved to another address.", vi: "Nội dung này đã chuyển sang địa chỉ khác." }
  return new HttpError(308, "MOVED", text, { location, details: { slug } })
}

/** 429: too many requests of a kind; try again after `retryAfter` seconds. */
export function tooMany(retryAfter: number): HttpError {
  const text = {
    en: "Too many requests. Please try again later.",
    vi: "Bạn đã gửi quá nhiều yêu cầu. Vui lòng thử lại sau.",
  }
  return new HttpError(429, "TOO_MANY_REQUESTS", text, { retryAfter })
}

/** 429: there were many lately, and more are let through with the solution of a `challenge` (docs/security.md). */
export function proofRequired(retryAfter: number, challenge: object): HttpError {
  const text = {
    en: "Many requests came from your network. Please send it again in a moment.",
    vi: "Mạng của bạn vừa gửi nhiều yêu cầu. Vui lòng gửi lại sau giây lát.",
  }
  return new HttpError(429, "PROOF_REQUIRED", text, { retryAfter, details: { challenge } })
}

/** 503: a part of the system is away; try again after `retryAfter` seconds. */
function unavailable(retryAfter = 2): HttpError {
  const text = {
    en: "The service is briefly unavailable. Please try again.",
    vi: "Dịch vụ tạm gián đoạn. Bạn vui lòng thử lại.",
  }
  return new HttpError(503, "UNAVAILABLE", text, { retryAfter })
}

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
  const known = error instanceof HttpError ? error : isDatabaseAway(error) ? unavailable() : undefined
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

/** Whoever asks again a little later is answered. */
const AWAY_OR_BUSY = new Set([
  // Not reached, or the connection broke.
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "08001",
  "08006",
  // PostgreSQL stops, has stopped, starts, or has no connection to spare.
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // Waited for too long (a statement, a lock), or in each other's way (a deadlock).
  "57014",
  "55P03",
  "40P01",
])

/**
 * Whether an error says that the database cannot be reached or keeps up no more, wherever in its causes that stands.
 */
function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code && AWAY_OR_BUSY.has(code)) return true
  // Postgres by a socket that is not there; any other file that is missing is a fault of ours.
  if (code === "ENOENT" && syscall === "connect") return true
  if (/timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message)) return true
  return isDatabaseAway(error.cause)
}
