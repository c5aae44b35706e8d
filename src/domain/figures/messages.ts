import type { Messages } from "#i18n/localized.ts"

/** What the API says. */
export const messages = {
  dayInvalid: { en: "Type a day such as 1/11/2026", vi: "Nhập ngày, chẳng hạn 1/11/2026" },
  periodInvalid: {
    en: "The last day must not be before the first, and the period at most three years",
    vi: "Ngày cuối phải từ ngày đầu trở đi, và dài nhất ba năm",
  },
  calendarInvalid: { en: "Count by request or by travel", vi: "Chọn request (ngày đặt) hoặc travel (ngày đi)" },
  tableInvalid: { en: "There is no such table of figures", vi: "Không có bảng số liệu này" },
  monthInvalid: { en: "Give a month such as 2026-11", vi: "Nhập tháng, chẳng hạn 2026-11" },
} satisfies Messages
