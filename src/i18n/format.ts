import { pluralForm } from "#i18n/interpolate.ts"
import type { Language } from "#i18n/localized.ts"
import type { ShownCurrency } from "#lib/money.ts"
import { hanoiMoment, weekdayOf } from "#lib/today.ts"

/*
 * Server and browser must print the same text, but their ICU data differ. So these follow CLDR without Intl
 * (format.test.ts).
 */
const SYMBOL: Record<ShownCurrency, string> = { USD: "$", VND: "₫", EUR: "€", KRW: "₩" }
const MARKS: Record<Language, { group: string; decimal: string }> = {
  en: { group: ",", decimal: "." },
  vi: { group: ".", decimal: "," },
}

/** Formats a price in major units: `$129`, in Vietnamese `129 $`. Never breaks across lines. */
export function formatPrice(major: number, currency: ShownCurrency, language: Language): string {
  const sign = major < 0 ? "-" : ""
  const amount = grouped(Math.abs(major).toFixed(Number.isInteger(major) ? 0 : 2), language)
  const symbol = SYMBOL[currency]
  return language === "en" ? `${sign}${symbol}${amount}` : `${sign}${amount}\u00A0${symbol}`
}

/** Formats a number with at most three decimals. */
export function formatNumber(value: number, language: Language): string {
  return grouped(String(Math.round(value * 1_000) / 1_000), language)
}

function grouped(digits: string, language: Language): string {
  const { group, decimal } = MARKS[language]
  const [whole = "", rest] = digits.split(".")
  const inThrees = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest ? inThrees + decimal + rest : inThrees
}

const MONTHS = "January February March April May June July August September October November December".split(" ")
const SHORT_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ")
const WEEKDAYS = {
  en: {
    long: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" "),
    short: "Sun Mon Tue Wed Thu Fri Sat".split(" "),
  },
  vi: {
    long: ["Chủ Nhật", "Thứ Hai", "Thứ Ba", "Thứ Tư", "Thứ Năm", "Thứ Sáu", "Thứ Bảy"],
    short: ["CN", "Thứ 2", "Thứ 3", "Thứ 4", "Thứ 5", "Thứ 6", "Thứ 7"],
  },
}

/** Returns the short names of the days of the week, Monday first. */
export const weekdayNames = (language: Language): string[] => {
  const [sunday = "", ...others] = WEEKDAYS[language].short
  return [...others, sunday]
}

type DateStyle = "long" | "short" | "brief" | "day"

/**
 * Formats a date (YYYY-MM-DD): 'Saturday, 21 November 2026', short 'Sat, 21 Nov 2026', 'brief' without the year, 'day'
 * without the weekday. Vietnamese writes the day in figures: 'Thứ Bảy, 21/11/2026'.
 */
export function formatDate(date: string, language: Language, style: DateStyle = "long"): string {
  if (style === "day") return writeDate(date, language, MONTHS)
  const weekday = WEEKDAYS[language][style === "long" ? "long" : "short"][weekdayOf(date) % 7]
  if (style !== "brief") return `${weekday}, ${writeDate(date, language, style === "long" ? MONTHS : SHORT_MONTHS)}`
  const { day, month } = partsOf(date)
  return language === "en" ? `${weekday} ${day} ${SHORT_MONTHS[month - 1]}` : `${weekday}, ${day}/${month}`
}

function writeDate(date: string, language: Language, months = SHORT_MONTHS): string {
  const { day, month, year } = partsOf(date)
  return language === "en" ? `${day} ${months[month - 1]} ${year}` : `${day}/${month}/${year}`
}

/** Formats a month (YYYY-MM): 'May 2026', 'tháng 5 năm 2026', short 'tháng 5/2026'. */
export function formatMonth(date: string, language: Language, length: "long" | "short" = "long"): string {
  const { month, year } = partsOf(date)
  if (language === "en") return `${MONTHS[month - 1]} ${year}`
  return length === "short" ? `tháng ${month}/${year}` : `tháng ${month} năm ${year}`
}

/** Formats a month without its year, 1 being January. */
export function formatMonthName(month: number, language: Language): string {
  return language === "en" ? (MONTHS[month - 1] ?? "") : `tháng ${month}`
}

function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  return { day, month, year }
}

/** Formats an instant in Hanoi time for sentences: '21 Nov 2026, 2:00 PM', '14:00 ngày 21/11/2026'. */
export function formatInstant(instant: string | Date, language: Language): string {
  if (language === "en") return formatDateTime(instant, language)
  const { date, time } = hanoiMoment(new Date(instant))
  return `${formatTime(time, language)} ngày ${writeDate(date, language)}`
}

/** Formats an instant in Hanoi time for lists, the date first: '21 Nov 2026, 2:00 PM', '21/11/2026, 14:00'. */
export function formatDateTime(instant: string | Date, language: Language): string {
  const { date, time } = hanoiMoment(new Date(instant))
  return `${writeDate(date, language)}, ${formatTime(time, language)}`
}

/** Formats HH:MM as in spec §2: '8:00 AM' in English, '08:00' in Vietnamese. */
export function formatTime(time: string, language: Language): string {
  if (language === "vi") return time
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`
}

/** Formats minutes as people say it: '45 min', '8 h', 'about 5 h 45'; '8 tiếng', 'khoảng 5 tiếng 45'. */
export function formatDuration(minutes: number, language: Language): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${minutes} ${language === "en" ? "min" : "phút"}`
  if (language === "en") return rest === 0 ? `${hours} h` : `about ${hours} h ${String(rest).padStart(2, "0")}`
  return rest === 0 ? `${hours} tiếng` : `khoảng ${hours} tiếng ${rest === 30 ? "rưỡi" : rest}`
}

export function plural(count: number, language: Language, one: string, many: string): string {
  return language === "en" ? pluralForm(count, one, many) : many
}
