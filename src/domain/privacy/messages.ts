import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Names of files in the reader's language, as addresses write words. */
export const fileNames = {
  personalData: { en: "personal-data", vi: "du-lieu-ca-nhan" },
  bookings: { en: "bookings", vi: "dat-cho" },
  customers: { en: "customers", vi: "khach-hang" },
  consultations: { en: "consultations", vi: "yeu-cau-tu-van" },
  manifest: { en: "manifest", vi: "danh-sach-khach" },
  day: { en: "day", vi: "lich-ngay" },
} satisfies Messages

export const messages = {
  noFile: { en: "The file couldn't be saved", vi: "Chưa tải được tệp" },
  back: { en: "Back", vi: "Quay lại" },
  emailRequired: common.emailInvalid,
  chatNameRequired: { en: "Please enter the name in the chat", vi: "Vui lòng nhập tên trên Zalo, Facebook" },
  phoneRequired: { en: "Please enter a phone number", vi: "Vui lòng nhập số điện thoại" },
  journeyAhead: {
    en: "This person has an upcoming trip and must stay reachable. Cancel it first, or wait until it is over.",
    vi: "Khách còn chuyến đi sắp tới nên cần giữ thông tin liên hệ. Vui lòng hủy trước hoặc đợi chuyến đi kết thúc.",
  },
  isStaff: {
    en: "This is a colleague's account. Change its role to customer first.",
    vi: "Đây là tài khoản của nhân viên. Vui lòng chuyển sang vai trò khách hàng trước.",
  },
} satisfies Messages
