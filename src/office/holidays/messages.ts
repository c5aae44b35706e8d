import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const fields = {
  nameVi: { en: "Name in Vietnamese", vi: "Tên tiếng Việt" },
  nameEn: { en: "Name in English", vi: "Tên tiếng Anh" },
  from: { en: "First day", vi: "Từ ngày" },
  to: { en: "Last day", vi: "Đến ngày" },
  surcharge: { en: "Surcharge, %", vi: "Phụ thu, %" },
  noRefund: { en: "No refund when guests cancel", vi: "Khách hủy không được hoàn tiền" },
  noChange: { en: "Guests can't change the date", vi: "Khách không được đổi ngày" },
} satisfies Messages

export const holidayMessages = {
  name: { en: "Holidays", vi: "Ngày lễ" },
  about: {
    en: "The surcharge is a line of its own in the price. Bookings that exist keep their price and terms.",
    vi: "Phụ thu là một dòng riêng trong giá. Đặt chỗ đã có giữ nguyên giá và điều kiện.",
  },
  none: { en: "No holidays ahead.", vi: "Sắp tới chưa có ngày lễ nào." },
  add: { en: "Add a holiday", vi: "Thêm ngày lễ" },
  edit: { en: "Change holiday", vi: "Sửa ngày lễ" },
  save: common.save,
  saved: { en: "Saved. New prices apply at once.", vi: "Đã lưu. Giá mới áp dụng ngay." },
  remove: common.delete,
  removeQuestion: { en: "Delete this holiday?", vi: "Xóa ngày lễ này?" },
  removeText: { en: "New bookings no longer pay its surcharge.", vi: "Đặt chỗ mới sẽ không còn phụ thu." },
  removed: common.deleted,
  surcharge: { en: "+%{n}%", vi: "+%{n}%" },
  noSurcharge: { en: "no surcharge", vi: "không phụ thu" },
  noRefund: { en: "no refund", vi: "không hoàn tiền" },
  noChange: { en: "no changes", vi: "không đổi ngày" },
  fields,
}
