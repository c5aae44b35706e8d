import type { Messages } from "#i18n/localized.ts"

export const soonMessages = {
  soon: { en: "Opening soon", vi: "Sắp mở cửa" },
  text: {
    en: "We're putting our tours together. Please come back soon.",
    vi: "Chúng tôi đang chuẩn bị các tour. Mời bạn sớm quay lại.",
  },
  staff: { en: "Staff sign-in", vi: "Nhân viên đăng nhập" },
} satisfies Messages
