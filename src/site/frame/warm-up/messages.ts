import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const warmUpMessages = {
  title: { en: "One moment, we are opening up", vi: "Chờ một chút, chúng tôi đang mở cửa" },
  steps: [
    { en: "Waking the server…", vi: "Đang khởi động máy chủ…" },
    { en: "Fetching the tours…", vi: "Đang chuẩn bị danh sách tour…" },
    { en: "Checking free places…", vi: "Đang kiểm tra chỗ trống…" },
    { en: "Almost there…", vi: "Sắp xong rồi…" },
  ],
  ready: { en: "The server is ready.", vi: "Máy chủ đã sẵn sàng." },
  failed: { en: "The server could not be started", vi: "Lỗi khởi động máy chủ" },
  failedText: { en: "Failed to warm up server", vi: "Không đánh thức được máy chủ" },
  retry: common.tryAgain,
  close: { en: "Close", vi: "Đóng" },
  dismiss: { en: "Keep reading", vi: "Xem tiếp trang này" },
} satisfies Messages
