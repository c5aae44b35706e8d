import type { Currency } from "#lib/money.ts"
import type { Language } from "./localized.ts"

const LOCALE: Record<Language, string> = { en: "en-US", vi: "vi-VN" }
/** The day stands before the month in both. */
const DATE_LOCALE: Record<Language, string> = { en: "en-GB", vi: "vi-VN" }
const SHORT_MONTH = { en: "short", vi: "numeric" } as const

const remembered = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>()

function remember<T extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => T): T {
  const known = remembered.get(key) as T | undefined
  if (known) return known
  const made = make()
  remembered.set(key, made)
  return made
}

/**
 * A price in major units: `$129` and `₫1,250,000` in English, `129 $` and `1.250.000 ₫` in Vietnamese; never broken
 * across lines.
 */
export function formatPrice(major: number, currency: Currency, language: Language): string {
  const digits = Number.isInteger(major) ? 0 : 2
  const format = remember(
    `${language} ${currency} ${digits}`,
    () =>
      new Intl.NumberFormat(LOCALE[language], {
        style: "currency",
        currency,
        currencyDisplay: "narrowSymbol",
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
  return format.format(major).replaceAll(" ", "\u00A0")
}

/** A number with the language's grouping. */
export function formatNumber(value: number, language: Language): string {
  return remember(`${language} number`, () => new Intl.NumberFormat(LOCALE[language])).format(value)
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
