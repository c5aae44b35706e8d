import type { Messages } from "#i18n/localized.ts"

export const soonMessages = {
  soon: { en: "Opening soon", vi: "Sắp mở cửa" },
  text: {
    en: "We're putting our tours together. Until then, you can reach us here.",
    vi: "Chúng tôi đang chuẩn bị các tour. Trong lúc chờ, bạn liên hệ với chúng tôi tại đây.",
  },
  staff: { en: "Staff sign-in", vi: "Nhân viên đăng nhập" },
} satisfies Messages
