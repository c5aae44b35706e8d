import { addDays, addMonths, hanoiDate, isCalendarDate, weekdayOf } from "#lib/today.ts"

export type Days = { from: string; to: string }

/** Ways to say when: a weekend, a month (`2026-12`), or a day, perhaps three days earlier or later. */
export const WEEKENDS = ["weekend", "next-weekend"] as const
const MONTHS_SHOWN = 12
const FLEXIBLE_DAYS = 3

/** Returns the days that the fields of the form name: `when`, and `day` with `flexible`. Undefined if they name none. */
export function daysNamed(fields: Record<string, unknown>, today = hanoiDate()): Days | undefined {
  const when = String(fields.when ?? "")
  const day = String(fields.day ?? "")
  if (when === "day") return isCalendarDate(day) ? around(day, fields.flexible ? FLEXIBLE_DAYS : 0) : undefined
  if (when === "weekend") return weekendOf(today)
  if (when === "next-weekend") return weekendOf(addDays(today, 7))
  return monthOf(when)
}

/** Returns the fields of the form for these days. `when` is empty if they are no usual choice. */
export function fieldsOf({ from, to }: { from?: string | undefined; to?: string | undefined }, today = hanoiDate()) {
  const none = { when: "", day: "", flexible: false }
  if (from === undefined || to === undefined) return none
  if (from === to) return { when: "day", day: from, flexible: false }
  const isSame = (days: Days | undefined) => days?.from === from && days.to === to
  const when = [...WEEKENDS, ...monthsFrom(today)].find((when) => isSame(daysNamed({ when }, today)))
  if (when) return { ...none, when }
  const day = addDays(from, FLEXIBLE_DAYS)
  return isSame(around(day, FLEXIBLE_DAYS)) ? { when: "day", day, flexible: true } : none
}

/** Returns this month and those after it, YYYY-MM. */
export function monthsFrom(today: string): string[] {
  const first = `${today.slice(0, 7)}-01`
  return Array.from({ length: MONTHS_SHOWN }, (_, nth) => addMonths(first, nth).slice(0, 7))
}

const around = (day: string, days: number): Days => ({ from: addDays(day, -days), to: addDays(day, days) })

/** Saturday and Sunday of the week that a day belongs to. */
function weekendOf(day: string): Days {
  const saturday = addDays(day, 6 - weekdayOf(day))
  return { from: saturday, to: addDays(saturday, 1) }
}

/** Returns the days of a month, YYYY-MM. Undefined if there is none. */
export function monthOf(month: string): Days | undefined {
  const first = `${month}-01`
  return isCalendarDate(first) ? { from: first, to: addDays(addMonths(first, 1), -1) } : undefined
}
