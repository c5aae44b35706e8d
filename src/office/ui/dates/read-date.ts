import { hanoiDate, isCalendarDate } from "#lib/today.ts"

type Range = {
  /** The first and last day that make sense, as YYYY-MM-DD. They choose the year of a date without one. */
  min?: string | undefined
  max?: string | undefined
}

/**
 * Reads a date as people in Vietnam type it: day first, as 05/12/2026, 5/12, 5.12.26 or 05122026. A date without a year
 * is the next one, or the last one if `max` allows no later one. Takes YYYY-MM-DD, too.
 * @returns YYYY-MM-DD, or undefined for what is no date
 */
export function readDate(typed: string, { min = hanoiDate(), max = "9999-12-31" }: Range = {}): string | undefined {
  const text = typed.trim()
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return dateOf(iso[1], iso[2], iso[3])
  const parts =
    /^(\d{1,2})[\s./-]+(\d{1,2})(?:[\s./-]+(\d{4}|\d{2}))?$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})?$/.exec(text)
  if (!parts) return undefined
  const [, day, month, year] = parts
  if (year) return dateOf(year.length === 2 ? `20${year}` : year, month, day)
  const thisYear = Number(hanoiDate().slice(0, 4))
  const dates = [thisYear, thisYear + 1, thisYear - 1].flatMap((one) => dateOf(String(one), month, day) ?? [])
  return dates.find((date) => date >= min && date <= max) ?? dates.find((date) => date <= max) ?? dates[0]
}

function dateOf(year = "", month = "", day = ""): string | undefined {
  const date = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-")
  return isCalendarDate(date) ? date : undefined
}

/** A date with its whole year. */
export const WHOLE_DATE = /^(\d{8}|\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[\s./-]+\d{1,2}[\s./-]+\d{4})$/
/** A time with its minutes. */
export const WHOLE_TIME = /^(\d{4}|\d{1,2}\s*[:hg.]\s*\d{2})$/i

/** Returns a date as the office writes it: 05/12/2026. */
export function writeDate(date: string): string {
  return date.split("-").reverse().join("/")
}

/** Reads a time of the 24-hour clock: 8:30, 8h30, 0830, 14h or 14. @returns HH:MM, or undefined for what is none */
export function readTime(typed: string): string | undefined {
  const parts = /^(\d{1,2})(?:\s*[:hg.]\s*(\d{2})?)?$/i.exec(typed.trim()) ?? /^(\d{1,2})(\d{2})$/.exec(typed.trim())
  const [hour, minute] = [Number(parts?.[1]), Number(parts?.[2] ?? 0)]
  if (!parts || hour > 23 || minute > 59) return undefined
  return [hour, minute].map((part) => String(part).padStart(2, "0")).join(":")
}
