import type { StaffSlice } from "#office/frame/staff-slice.ts"

export const newsletter: StaffSlice = {
  mails: {
    "newsletter-wish": { en: "Newsletter: please confirm", vi: "Bản tin: xác nhận đăng ký" },
    "newsletter-already-subscribed": { en: "Newsletter: already subscribed", vi: "Bản tin: đã đăng ký rồi" },
    "newsletter-welcome": { en: "Newsletter: welcome", vi: "Bản tin: chào mừng" },
  },
}
