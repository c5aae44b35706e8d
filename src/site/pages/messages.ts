import type { Messages } from "#i18n/localized.ts"

export const pageMessages = {
  home: { en: "Home", vi: "Trang chủ" },
  changed: { en: "Last changed", vi: "Cập nhật lần cuối" },
  contents: { en: "On this page", vi: "Nội dung" },
  questions: { en: "Questions? Write to us", vi: "Có thắc mắc? Hãy liên hệ chúng tôi" },
  versionOf: { en: "{title} of {date}", vi: "{title}, bản ngày {date}" },
  versionOld: {
    en: "You're reading an earlier version. It is kept because bookings refer to it.",
    vi: "Bạn đang đọc bản cũ, được giữ lại vì có đặt chỗ áp dụng bản này.",
  },
  versionToday: { en: "Read today's version", vi: "Xem bản hiện hành" },
} satisfies Messages
