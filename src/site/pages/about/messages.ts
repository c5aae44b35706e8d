import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const aboutMessages = {
  reach: { en: "Come and see us", vi: "Ghé thăm chúng tôi" },
  phone: common.phone,
  email: common.email,
  address: { en: "Office", vi: "Văn phòng" },
  hours: { en: "Open", vi: "Giờ làm việc" },
  onRequest: { en: "Through the contact form", vi: "Qua biểu mẫu liên hệ" },
  browse: { en: "Browse Tours", vi: "Xem các tour" },
  contact: { en: "Contact Us", vi: "Liên hệ với chúng tôi" },
} satisfies Messages
