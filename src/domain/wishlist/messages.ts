import type { Messages } from "#i18n/localized.ts"

export const messages = {
  wishInvalid: {
    en: "Please name a tour or transfer by its kind and its slug",
    vi: "Vui lòng ghi loại (tour hoặc transfer) và slug",
  },
  wishesTooMany: { en: "A wishlist holds at most 50", vi: "Danh sách yêu thích chứa tối đa 50 mục" },
} satisfies Messages
