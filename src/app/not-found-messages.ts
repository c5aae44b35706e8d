import type { Messages } from "#i18n/localized.ts"

export const notFoundMessages = {
  pageNotFound: { en: "Page Not Found", vi: "Không tìm thấy trang" },
  pageNotFoundText: {
    en: "This address leads nowhere. The page may have moved, or a letter is missing.",
    vi: "Địa chỉ này không dẫn tới đâu cả. Có thể trang đã chuyển đi hoặc thiếu một ký tự.",
  },
  back: { en: "Go back", vi: "Quay lại" },
} satisfies Messages
