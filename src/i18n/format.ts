import type { Pagination } from "#lib/api/pagination.ts"
import type { Currency } from "#lib/money.ts"
import { hanoiMoment, weekdayOf } from "#lib/today.ts"
import type { Language } from "./localized.ts"

/*
 * Numbers and dates are written by hand, as CLDR has them (format.test.ts): a browser's first Intl.NumberFormat or
 * DateTimeFormat takes 15 ms, on a phone 60, while the page is being taken over; and an older browser than the server
 * would write them otherwise.
 */
const SYMBOL: Record<Currency, string> = { USD: "$", VND: "₫" }
const MARKS: Record<Language, { group: string; decimal: string }> = {
  en: { group: ",", decimal: "." },
  vi: { group: ".", decimal: "," },
}

/**
 * A price in major units: `$129` and `₫1,250,000` in English, `129 $` and `1.250.000 ₫` in Vietnamese; never broken
 * across lines.
 */
export function formatPrice(major: number, currency: Currency, language: Language): string {
  const sign = major < 0 ? "-" : ""
  const amount = grouped(Math.abs(major).toFixed(Number.isInteger(major) ? 0 : 2), language)
  const symbol = SYMBOL[currency]
  return language === "en" ? `${sign}${symbol}${amount}` : `${sign}${amount}\u00A0${symbol}`
}

/** A number with the language's grouping and at most three decimals. */
export function formatNumber(value: number, language: Language): string {
  return grouped(String(Math.round(value * 1_000) / 1_000), language)
}

/** How many a list has, as people read it: '1,000+' where there are more than were counted. */
export function formatTotal(place: Pagination | undefined, language: Language): string {
  return formatNumber(place?.total ?? 0, language) + (place?.isPartial ? "+" : "")
}

function grouped(digits: string, language: Language): string {
  const { group, decimal } = MARKS[language]
  const [whole = "", rest] = digits.split(".")
  const inThrees = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest ? inThrees + decimal + rest : inThrees
}

const MONTHS = "January February March April May June July August September October November December".split(" ")
const SHORT_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec".split(" ")
/** From Sunday on. */
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

/**
 * A calendar date (YYYY-MM-DD) in words: 'Saturday, 21 November 2026', 'Thứ Bảy, 21 tháng 11, 2026'; short 'Sat, 21 Nov
 * 2026', 'Thứ 7, 21/11/2026'; 'day' without the weekday.
 */
export function formatDate(date: string, language: Language, style: "long" | "short" | "day" = "long"): string {
  if (style === "day") return longDate(date, language)
  const weekday = WEEKDAYS[language][style][weekdayOf(date) % 7]
  return `${weekday}, ${style === "long" ? longDate(date, language) : shortDate(date, language)}`
}

function longDate(date: string, language: Language): string {
  const { day, month, year } = partsOf(date)
  return language === "en" ? `${day} ${MONTHS[month - 1]} ${year}` : `${day} tháng ${month}, ${year}`
}

function shortDate(date: string, language: Language): string {
  const { day, month, year } = partsOf(date)
  return language === "en" ? `${day} ${SHORT_MONTHS[month - 1]} ${year}` : `${day}/${month}/${year}`
}

/** A month (YYYY-MM) in words: 'May 2026', 'tháng 5 năm 2026'. */
export function formatMonth(date: string, language: Language): string {
  const { month, year } = partsOf(date)
  return language === "en" ? `${MONTHS[month - 1]} ${year}` : `tháng ${month} năm ${year}`
}

function partsOf(date: string) {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number)
  return { day, month, year }
}

/** An instant as Hanoi's clock shows it: '21 Nov 2026, 2:00 PM', '14:00 ngày 21/11/2026'. */
export function formatInstant(instant: string | Date, language: Language): string {
  const { date, time } = hanoiMoment(new Date(instant))
  const [clock, day] = [formatTime(time, language), shortDate(date, language)]
  return language === "en" ? `${day}, ${clock}` : `${clock} ngày ${day}`
}

/** A wall-clock time (HH:MM) as spec §2 shows it: '8:00 AM' in English, '08:00' in Vietnamese. */
export function formatTime(time: string, language: Language): string {
  if (language === "vi") return time
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${hours < 12 ? "AM" : "PM"}`
}

/** The form of a text for a count; Vietnamese has one form for all. */
export function plural(count: number, language: Language, one: string, many: string): string {
  return language === "en" && count === 1 ? one : many
}
