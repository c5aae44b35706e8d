import { addDays, addMonths, daysBetween } from "#lib/today.ts"

/** Days in Hanoi, the last one included. */
export type Period = { from: string; to: string }

/** The longest that figures are counted for: three years. */
export const MAX_DAYS = 1096

export const PRESETS = ["thisMonth", "lastMonth", "quarter", "year"] as const
export type Preset = (typeof PRESETS)[number]

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`

/** Returns whole months, so many from the one that has this date. */
function monthsFrom(date: string, count: number): Period {
  const from = firstOfMonth(date)
  return { from, to: addDays(addMonths(from, count), -1) }
}

/** Returns the period that a press on a button stands for. The quarter and the year are the present ones. */
export function presetPeriod(preset: Preset, today: string): Period {
  const first = firstOfMonth(today)
  if (preset === "thisMonth") return monthsFrom(first, 1)
  if (preset === "lastMonth") return monthsFrom(addMonths(first, -1), 1)
  if (preset === "year") return monthsFrom(`${today.slice(0, 4)}-01-01`, 12)
  return monthsFrom(addMonths(first, -((Number(today.slice(5, 7)) - 1) % 3)), 3)
}

/** Until this day of a month, accounts still close the month before. */
const LAST_DAY_OF_CLOSING = 10

/** Returns the first day of the month that accounts close on a day. */
export function closingMonth(today: string): string {
  const first = firstOfMonth(today)
  return Number(today.slice(8)) <= LAST_DAY_OF_CLOSING ? addMonths(first, -1) : first
}

/** Returns how many days a period has. */
export const daysIn = ({ from, to }: Period): number => daysBetween(from, to) + 1

/** Returns how many whole months a period has, or undefined if it begins or ends within one. */
function wholeMonths({ from, to }: Period): number | undefined {
  if (!from.endsWith("-01") || !addDays(to, 1).endsWith("-01")) return undefined
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return months(to) - months(from) + 1
}

/** Returns the period just before: as many whole months if it has such, otherwise as many days. */
export function periodBefore(period: Period): Period {
  const months = wholeMonths(period)
  const { from, to } = period
  if (months !== undefined) return { from: addMonths(from, -months), to: addDays(from, -1) }
  return { from: addDays(from, -(daysBetween(from, to) + 1)), to: addDays(from, -1) }
}

/** Returns the period before as far as this one has come: until the day that `today` is the counterpart of. */
export function periodBeforeUntil(period: Period, today: string): Period {
  const before = periodBefore(period)
  if (today < period.from || today >= period.to) return before
  const months = wholeMonths(period)
  const same = months === undefined ? addDays(before.from, daysBetween(period.from, today)) : addMonths(today, -months)
  return { from: before.from, to: same }
}

/**
 * Returns how many days a month of a period and one of the period before are compared by: none unless both are whole or
 * have equally many days in their periods.
 */
export function comparedDays(month: string, period: Period, former: string | undefined, before: Period): number {
  if (former === undefined) return 0
  const [now, then] = [daysOfMonth(month, period), daysOfMonth(former, before)]
  return now.isWhole === then.isWhole && (now.isWhole || now.days === then.days) ? then.days : 0
}

function daysOfMonth(month: string, { from, to }: Period): { days: number; isWhole: boolean } {
  const last = addDays(addMonths(month, 1), -1)
  const days = daysIn({ from: from > month ? from : month, to: to < last ? to : last })
  return { days, isWhole: days === daysIn({ from: month, to: last }) }
}

/** A single month is counted by days, more by months. */
export const unitOf = ({ from, to }: Period): "day" | "month" => (daysBetween(from, to) < 31 ? "day" : "month")

/** Returns the first days of all days or months of a period, in order. */
export function timesIn(period: Period, unit: "day" | "month"): string[] {
  const times: string[] = []
  let day = unit === "day" ? period.from : firstOfMonth(period.from)
  while (day <= period.to) {
    times.push(day)
    day = unit === "day" ? addDays(day, 1) : addMonths(day, 1)
  }
  return times
}
