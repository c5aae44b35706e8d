import type { Messages } from "#i18n/localized.ts"

export const headMessages = {
  bookings: { en: "My bookings", vi: "Đặt chỗ của tôi" },
  bookingsDescription: {
    en: "Find your booking with its reference and the email address or phone number on it.",
    vi: "Tra cứu đặt chỗ bằng mã đặt chỗ cùng email hoặc số điện thoại đã dùng.",
  },
} satisfies Messages
