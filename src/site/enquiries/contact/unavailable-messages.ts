import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const unavailableMessages = {
  title: { en: "We'll be right back", vi: "Chúng tôi sẽ quay lại ngay" },
  text: {
    en: "Our booking system isn't answering at the moment, so we can't show you this page. It's usually back within a few minutes.",
    vi: "Hệ thống đặt chỗ đang tạm gián đoạn nên chưa hiển thị được trang này. Thường chỉ vài phút là hoạt động trở lại.",
  },
  safe: {
    en: "Bookings you have already made are safe.",
    vi: "Các đặt chỗ bạn đã thực hiện vẫn được giữ nguyên.",
  },
  tryAgain: common.tryAgain,
  stillAway: {
    en: "Still no answer. Please try again in a moment.",
    vi: "Vẫn chưa kết nối được. Bạn thử lại sau giây lát nhé.",
  },
  urgent: { en: "Can't wait? We're happy to help:", vi: "Cần gấp? Bạn liên hệ trực tiếp với chúng tôi:" },
} satisfies Messages
