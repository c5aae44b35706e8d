import type { Messages } from "#i18n/localized.ts"

export const formMessages = {
  email: { en: "Your email address", vi: "Địa chỉ email của bạn" },
  subscribe: { en: "Subscribe", vi: "Đăng ký" },
  failed: {
    en: "We couldn't send that. Please try again.",
    vi: "Chưa gửi được. Bạn vui lòng thử lại.",
  },
} satisfies Messages
