import type { Messages } from "#i18n/localized.ts"

export const messages = {
  aboutRequired: {
    en: "Name one booking, one enquiry or one place on a waiting list",
    vi: "Cần chọn một đặt chỗ, một thư hoặc một khách chờ",
  },
  channelInvalid: { en: "Choose how you were in touch", vi: "Hãy chọn cách liên hệ" },
  textRequired: {
    en: "Please write what was said, in at most 2,000 characters",
    vi: "Hãy ghi nội dung, không quá 2.000 ký tự",
  },
  dateInvalid: { en: "Please enter a valid date", vi: "Vui lòng nhập ngày hợp lệ" },
  timeInvalid: { en: "Please enter a time such as 15:00", vi: "Vui lòng nhập giờ, ví dụ 15:00" },
  remindPast: { en: "The reminder must be in the future", vi: "Giờ nhắc phải ở phía trước" },
  remindFar: { en: "Choose a day within the next two years", vi: "Hãy chọn ngày trong hai năm tới" },
  doneInvalid: { en: "isDone must be true or false", vi: "isDone phải là true hoặc false" },
} satisfies Messages
