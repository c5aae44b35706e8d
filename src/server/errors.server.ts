import type { Localized } from "#i18n/localized.ts"

export type FieldError = { field: string; message: Localized }

/** An error answer. `onError` turns it into `{success: false, code, message, errors?}`. */
export class HttpError extends Error {
  override name = "HttpError"
  readonly status: number
  readonly code: string
  readonly text: Localized
  declare readonly errors?: FieldError[]
  declare readonly retryAfter?: number
  /** A redirect target. */
  declare readonly location?: string
  /** Further fields of the answer. */
  declare readonly details?: Record<string, unknown>

  constructor(status: number, code: string, text: Localized, more: MoreOfError = {}) {
    super(`${code}: ${text.en}`)
    this.status = status
    this.code = code
    this.text = text
    Object.assign(this, more)
  }
}

type MoreOfError = Partial<Pick<HttpError, "errors" | "retryAfter" | "location" | "details">>

/** 404, also for rows that the caller may not see (docs/security.md). */
export function notFound(what: string): HttpError {
  return new HttpError(404, "NOT_FOUND", { en: `${what} not found`, vi: "Không tìm thấy nội dung bạn yêu cầu" })
}

/** 404 of a link whose token is unknown, or has ended. */
export function linkGone(): HttpError {
  return new HttpError(404, "NOT_FOUND", {
    en: "This link doesn't work any longer, or it isn't whole. Ask whoever sent it to you for a new one.",
    vi: "Liên kết này không còn dùng được, hoặc không đầy đủ. Bạn hỏi người gửi để nhận liên kết mới.",
  })
}

/** 401: not signed in, or the session has ended. */
export function unauthorized(code: "UNAUTHORIZED" | "TOKEN_EXPIRED" = "UNAUTHORIZED"): HttpError {
  return new HttpError(401, code, code === "TOKEN_EXPIRED" ? sessionExpired : notSignedIn)
}

const notSignedIn = { en: "Unauthorized access.", vi: "Bạn cần đăng nhập để tiếp tục." }
const sessionExpired = {
  en: "Session expired. Please login again.",
  vi: "Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.",
}

const notAllowed = { en: "Access forbidden.", vi: "Bạn không có quyền thực hiện việc này." }

export function forbidden(text: Localized = notAllowed): HttpError {
  return new HttpError(403, "FORBIDDEN", text)
}

export function badRequest(text: Localized): HttpError {
  return new HttpError(400, "BAD_REQUEST", text)
}

export function invalid(errors: FieldError[]): HttpError {
  const first = errors[0]?.message ?? { en: "Validation failed.", vi: "Dữ liệu chưa hợp lệ." }
  return new HttpError(422, "VALIDATION_FAILED", first, { errors })
}

export function conflict(code: string, text: Localized, more: MoreOfError = {}): HttpError {
  return new HttpError(409, code, text, more)
}

/** 308: the content has a new slug. `location` is the whole path. */
export function moved(slug: string, location: string): HttpError {
  const text = { en: "This has moved to another address.", vi: "Nội dung này đã chuyển sang địa chỉ khác." }
  return new HttpError(308, "MOVED", text, { location, details: { slug } })
}

/** 429: too many requests. `retryAfter` is in seconds. */
export function tooMany(retryAfter: number): HttpError {
  const text = {
    en: "Too many requests. Please try again later.",
    vi: "Bạn đã gửi quá nhiều yêu cầu. Vui lòng thử lại sau.",
  }
  return new HttpError(429, "TOO_MANY_REQUESTS", text, { retryAfter })
}

/** 429: too many recent requests. Solving the `challenge` lets more through (docs/security.md). */
export function proofRequired(retryAfter: number, challenge: object, fromAll = false): HttpError {
  const text = fromAll
    ? {
        en: "We're receiving many requests right now. Please try again in half a minute.",
        vi: "Chúng tôi đang nhận được rất nhiều yêu cầu. Bạn vui lòng gửi lại sau nửa phút.",
      }
    : {
        en: "Your network has sent many requests. Please try again in a moment.",
        vi: "Mạng của bạn vừa gửi nhiều yêu cầu. Vui lòng gửi lại sau giây lát.",
      }
  return new HttpError(429, "PROOF_REQUIRED", text, { retryAfter, details: { challenge } })
}

export const RETRY_AWAY_SECONDS = 2
const RETRY_FULL_SECONDS = 30

/** 503: a part of the system is away. `retryAfter` is in seconds. */
export function unavailable(retryAfter = RETRY_AWAY_SECONDS): HttpError {
  const text = {
    en: "The service is briefly unavailable. Please try again.",
    vi: "Dịch vụ tạm gián đoạn. Bạn vui lòng thử lại.",
  }
  return new HttpError(503, "UNAVAILABLE", text, { retryAfter })
}

export function storageFull(): HttpError {
  const text = {
    en: "We can't save anything right now. Please try again in half a minute.",
    vi: "Hiện hệ thống chưa lưu được thông tin. Bạn vui lòng thử lại sau nửa phút.",
  }
  return new HttpError(503, "UNAVAILABLE", text, { retryAfter: RETRY_FULL_SECONDS })
}
