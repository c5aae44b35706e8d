import type { Currency } from "#lib/money.ts"
import type { Language } from "./localized.ts"

/** The day stands before the month in both. */
const DATE_LOCALE: Record<Language, string> = { en: "en-GB", vi: "vi-VN" }
const SHORT_MONTH = { en: "short", vi: "numeric" } as const

const remembered = new Map<string, Intl.DateTimeFormat>()

function remember(key: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const known = remembered.get(key)
  if (known) return known
  const made = make()
  remembered.set(key, made)
  return made
}

/*
 * Numbers are written by hand, as CLDR has them for en-US and vi-VN (format.test.ts): a browser's first
 * Intl.NumberFormat takes 15 ms, on a phone 60, while the page is being taken over.
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

function grouped(digits: string, language: Language): string {
  const { group, decimal } = MARKS[language]
  const [whole = "", rest] = digits.split(".")
  const inThrees = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return rest ? inThrees + decimal + rest : inThrees
}

/**
 * A calendar date (YYYY-MM-DD) in words: 'Saturday, 21 November 2026', 'Thứ Bảy, 21 tháng 11, 2026'; 'day' without the
 * weekday.
 */
export function formatDate(date: string, language: Language, style: "long" | "short" | "day" = "long"): string {
  const format = remember(
    `${language} date ${style}`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALE[language], {
        timeZone: "UTC",
        ...(style !== "day" && { weekday: style }),
        day: "numeric",
        month: style === "short" ? SHORT_MONTH[language] : "long",
        year: "numeric",
      }),
  )
  return format.format(new Date(`${date}T00:00:00Z`))
}

/** An instant as Hanoi's clock shows it: '21 Nov 2026, 2:00 PM', '14:00 ngày 21/11/2026'. */
export function formatInstant(instant: string | Date, language: Language): string {
  const format = remember(
    `${language} instant`,
    () =>
      new Intl.DateTimeFormat(DATE_LOCALE[language], {
        timeZone: "Asia/Ho_Chi_Minh",
        day: "numeric",
        month: SHORT_MONTH[language],
        year: "numeric",
        hour: "2-digit",
        minute: "2-digit",
      }),
  )
  const text = format.format(new Date(instant))
  return language === "vi" ? text.replace(" ", " ngày ") : text.replace(/\d\d:\d\d$/, (time) => formatTime(time, "en"))
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
