import type { Language } from "#i18n/localized.ts"

/** ISO weekdays, 1 = Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

const NAMES: Record<Language, string[]> = {
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
  vi: ["Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy", "Chủ Nhật"],
}

const SHORT: Record<Language, string[]> = {
  en: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  vi: ["T2", "T3", "T4", "T5", "T6", "T7", "CN"],
}

export const shortWeekday = (weekday: number, language: Language) => SHORT[language][weekday - 1] ?? ""
export const weekdayName = (weekday: number, language: Language) => NAMES[language][weekday - 1] ?? ""

/** Returns 'Tuesday, Saturday', or `everyDay` for all seven. */
export function weekdaysText(weekdays: number[], language: Language, everyDay: string): string {
  if (weekdays.length === WEEKDAYS.length) return everyDay
  return weekdays.map((weekday) => weekdayName(weekday, language)).join(", ")
}
