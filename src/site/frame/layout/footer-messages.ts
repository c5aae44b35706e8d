import type { Messages } from "#i18n/localized.ts"

export const footerMessages = {
  quickLinks: { en: "Quick links", vi: "Liên kết nhanh" },
  reachUs: { en: "Reach us", vi: "Liên hệ" },
  newsletter: { en: "Newsletter", vi: "Bản tin" },
  newsletterLead: {
    en: "New routes and the best weeks to go, once or twice a month.",
    vi: "Cung đường mới và mùa đẹp để đi, mỗi tháng một hai số.",
  },
  badge: { en: "Notified to the Ministry of Industry and Trade", vi: "Đã thông báo Bộ Công Thương" },
  rights: { en: "All rights reserved.", vi: "Bảo lưu mọi quyền." },
} satisfies Messages
