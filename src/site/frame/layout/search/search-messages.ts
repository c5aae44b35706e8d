import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const searchMessages = {
  title: { en: "Where to?", vi: "Bạn muốn đi đâu?" },
  subtitle: {
    en: "Write a place, a dish or something to do; marks and capitals do not matter.",
    vi: "Nhập điểm đến, món ăn hay điều bạn muốn làm; không cần gõ dấu.",
  },
  what: { en: "What are you looking for?", vi: "Bạn tìm gì?" },
  modes: {
    tours: common.tours,
    transfers: common.transfers,
  },
  label: {
    tours: { en: "Search tours", vi: "Tìm tour" },
    transfers: { en: "Search transfers", vi: "Tìm xe đưa đón" },
  },
  placeholder: {
    tours: { en: "Ha Long, Sapa, street food…", vi: "Hạ Long, Sa Pa, món ăn…" },
    transfers: { en: "Airport, Hanoi to Sapa…", vi: "Sân bay, Hà Nội đi Sa Pa…" },
  },
  groups: {
    recent: { en: "Your last searches", vi: "Bạn đã tìm gần đây" },
    places: { en: "Places and themes", vi: "Điểm đến và chủ đề" },
    tours: common.tours,
    transfers: common.transfers,
  },
  submit: { en: "Search", vi: "Tìm" },
  places: { en: "Places people look for", vi: "Điểm đến hay được tìm" },
  recent: { en: "Your last searches", vi: "Bạn đã tìm gần đây" },
  forget: { en: "Forget them", vi: "Xóa" },
} satisfies Messages

/** Source: spec §2. */
export const QUICK_PLACES = [
  { en: "Hanoi", vi: "Hà Nội" },
  { en: "Ho Chi Minh City", vi: "TP. Hồ Chí Minh" },
  { en: "Ha Long Bay", vi: "Vịnh Hạ Long" },
  { en: "Hoi An", vi: "Hội An" },
  { en: "Sapa", vi: "Sa Pa" },
  { en: "Nha Trang", vi: "Nha Trang" },
]
