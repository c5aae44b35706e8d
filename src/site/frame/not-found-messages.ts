import type { Messages } from "#i18n/localized.ts"

export const notFoundMessages = {
  pageNotFound: { en: "Page Not Found", vi: "Không tìm thấy trang" },
  pageNotFoundText: {
    en: "We can't find that page. It may have moved, or the address has a typo.",
    vi: "Địa chỉ này không dẫn tới đâu cả. Có thể trang đã chuyển đi hoặc thiếu một ký tự.",
  },
  back: { en: "Go back", vi: "Quay lại" },
} satisfies Messages
