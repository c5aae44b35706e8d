import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"

export type Failure = { status?: number; code?: string; message?: string; errors?: { message: string }[] }

/** Source: spec §8. */
const TEXTS = {
  expired: {
    en: "Session expired. Please login again.",
    vi: "Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.",
  },
  unauthorized: { en: "Unauthorized access.", vi: "Bạn cần đăng nhập để tiếp tục." },
  forbidden: { en: "Access forbidden.", vi: "Bạn không có quyền thực hiện việc này." },
  notFound: { en: "Resource not found.", vi: "Không tìm thấy nội dung." },
  invalid: { en: "Validation failed.", vi: "Dữ liệu chưa hợp lệ." },
  tooMany: {
    en: "Too many requests. Please try again later.",
    vi: "Bạn đã gửi quá nhiều yêu cầu. Vui lòng thử lại sau.",
  },
  other: { en: "An error occurred. Please try again.", vi: "Đã có lỗi xảy ra. Vui lòng thử lại." },
  noAnswer: {
    en: "Network error. Please check your connection.",
    vi: "Lỗi mạng. Bạn vui lòng kiểm tra kết nối.",
  },
  unexpected: { en: "An unexpected error occurred.", vi: "Đã có lỗi không mong muốn." },
} satisfies Record<string, Localized>

export function textsFor({ status, code, message, errors = [] }: Failure, language: Language): string[] {
  const t = (text: Localized) => [inLanguage(text, language)]
  switch (status) {
    case undefined:
      return t(TEXTS.unexpected)
    case 0:
      return t(TEXTS.noAnswer)
    case 401:
      return t(code === "TOKEN_EXPIRED" ? TEXTS.expired : TEXTS.unauthorized)
    case 403:
      return t(TEXTS.forbidden)
    case 404:
      return t(TEXTS.notFound)
    case 422:
      if (errors.length) return errors.map((error) => error.message)
      return message ? [message] : t(TEXTS.invalid)
    case 429:
      return t(TEXTS.tooMany)
    default:
      return message ? [message] : t(TEXTS.other)
  }
}
