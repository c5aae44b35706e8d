import type { Messages } from "#i18n/localized.ts"

export const messages = {
  dateInvalid: { en: "Please enter a day as YYYY-MM-DD", vi: "Vui lòng nhập ngày dạng YYYY-MM-DD" },
  daysReversed: {
    en: "The last day is before the first one. Please choose a later one.",
    vi: "Ngày cuối đang trước ngày đầu. Bạn chọn lại ngày cuối muộn hơn nhé.",
  },
  kindRequired: {
    en: "Send the kind of the entry with its id",
    vi: "Hãy gửi loại mục cùng với mã của mục đó",
  },
} satisfies Messages
