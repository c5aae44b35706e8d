import type { Messages } from "#i18n/localized.ts"

export const messages = {
  emailRequired: { en: "Please enter a valid email address", vi: "Vui lòng nhập địa chỉ email hợp lệ" },
  phoneRequired: { en: "Please enter a phone number", vi: "Vui lòng nhập số điện thoại" },
  unknownField: { en: "The request has an unknown field", vi: "Yêu cầu có mục không hợp lệ" },
  journeyAhead: {
    en: "There is a journey ahead for which this person must be reached. Cancel it first, or wait until it is over.",
    vi: "Khách còn chuyến đi sắp tới nên cần giữ thông tin liên hệ. Vui lòng hủy trước hoặc đợi chuyến đi kết thúc.",
  },
  isStaff: {
    en: "This is the account of a colleague. Give it the role of a customer first.",
    vi: "Đây là tài khoản của nhân viên. Vui lòng chuyển sang vai trò khách hàng trước.",
  },
} satisfies Messages
