import type { Messages } from "#i18n/localized.ts"

export const headMessages = {
  contact: { en: "Contact us", vi: "Liên hệ" },
  contactDescription: {
    en: "Write, call or chat with the people who plan your trip through Vietnam, or ask for a free consultation. We answer within office hours in Hanoi.",
    vi: "Nhắn tin, gọi điện hoặc viết cho những người lên lịch trình cho bạn, hay nhận tư vấn miễn phí. Chúng tôi trả lời trong giờ làm việc.",
  },
} satisfies Messages
