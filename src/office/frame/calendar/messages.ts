import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const calendarMessages = {
  name: { en: "Calendar", vi: "Lịch" },
  today: { en: "Today", vi: "Hôm nay" },
  fiveWeeks: { en: "5 weeks", vi: "5 tuần" },
  list: { en: "List", vi: "Danh sách" },
  empty: { en: "Nothing on these days.", vi: "Những ngày này chưa có gì." },
  failed: { en: "The calendar could not be loaded. Nothing was lost.", vi: "Chưa tải được lịch. Chưa mất gì cả." },
  retry: common.tryAgain,
  return: { en: "return", vi: "chiều về" },
  dayOf: { en: "day %{day} of %{days}", vi: "ngày %{day}/%{days}" },
  pending: { en: "to answer", vi: "chờ trả lời" },
  hint: {
    en: "Drag to another day to move, or open an entry and choose 'Change date'.",
    vi: "Kéo sang ngày khác để dời, hoặc mở mục đó rồi chọn 'Dời ngày'.",
  },
  isBooked: { en: "With guests only", vi: "Chỉ chuyến có khách" },
  past: { en: "That day has passed. Choose a later one.", vi: "Ngày đó đã qua. Bạn chọn ngày khác." },
  notYours: { en: "Moving this isn't part of your job here.", vi: "Việc dời ngày này không thuộc phần việc của bạn." },
} satisfies Messages
