import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Wordings of spec §5 and §8 are quoted. The schemas of consultation.ts use the first keys. */
export const messages = {
  fieldsRequired: { en: "Please fill in all required fields", vi: "Vui lòng điền đầy đủ các thông tin bắt buộc" },
  emailInvalid: common.emailInvalid,
  contactMethodInvalid: {
    en: "Please choose email, phone, WhatsApp or Zalo",
    vi: "Vui lòng chọn email, điện thoại, WhatsApp hoặc Zalo",
  },
  contactTimeInvalid: {
    en: "Please choose one of the times of day",
    vi: "Vui lòng chọn một khung giờ trong danh sách",
  },
  dateInvalid: { en: "Please enter a valid date", vi: "Ngày chưa hợp lệ" },
  datePast: { en: "The date cannot be in the past", vi: "Ngày không được ở trong quá khứ" },
  datesReversed: { en: "The end cannot be before the start", vi: "Ngày về không được trước ngày đi" },
  flexibleInvalid: {
    en: "Please say whether your dates are flexible",
    vi: "Vui lòng cho biết ngày đi có linh hoạt không",
  },
  adultsRange: { en: "Please enter at least 1 adult", vi: "Cần có ít nhất 1 người lớn" },
  childrenRange: {
    en: "The number of children must be 0 or more",
    vi: "Số trẻ em phải từ 0 trở lên",
  },
  childAgesInvalid: {
    en: "Please enter the ages in years, from 0 to 17, such as 8, 11",
    vi: "Vui lòng nhập tuổi các bé từ 0 đến 17, ví dụ 8, 11",
  },
  childAgesTooMany: {
    en: "There are more ages than children. Please correct one of them",
    vi: "Số tuổi nhiều hơn số trẻ em. Vui lòng sửa lại",
  },
  groupTooLarge: { en: "Please enter at most 500 people", vi: "Vui lòng nhập tối đa 500 người" },
  budgetInvalid: { en: "Please choose one of the budgets", vi: "Vui lòng chọn một mức ngân sách trong danh sách" },
  interestsInvalid: { en: "Please choose interests from the list", vi: "Vui lòng chọn sở thích trong danh sách" },
  tourInvalid: { en: "The tour could not be read", vi: "Thông tin tour chưa hợp lệ" },

  sent: {
    en: "Your consultation request has been submitted successfully! We will contact you soon.",
    vi: "Đã gửi yêu cầu tư vấn! Chúng tôi sẽ sớm liên hệ với bạn.",
  },
  sendingFailed: {
    en: "Failed to submit consultation request. Please try again.",
    vi: "Không gửi được yêu cầu tư vấn. Vui lòng thử lại.",
  },
} satisfies Messages
