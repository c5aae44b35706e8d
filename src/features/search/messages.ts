import type { Messages } from "#i18n/localized.ts"

export const searchMessages = {
  dateInvalid: { en: "Please enter a date such as 2026-12-24", vi: "Vui lòng nhập ngày dạng 2026-12-24" },
  daysIncomplete: {
    en: "Please give the first and the last day on which you could start",
    vi: "Vui lòng cho biết cả ngày sớm nhất và muộn nhất có thể khởi hành",
  },
  daysInvalid: {
    en: "The last day must come after the first one, within a year",
    vi: "Ngày cuối phải sau ngày đầu và cách không quá một năm",
  },
} satisfies Messages
