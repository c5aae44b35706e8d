import { now } from "#lib/clock.ts"

/** UTC+7, without summer time since 1975. */
const AHEAD_MS = 7 * 3_600_000

/** Returns today's date in Hanoi (YYYY-MM-DD), which counts as 'today' everywhere. */
export function hanoiDate(instant: Date = new Date(now())): string {
  return hanoiMoment(instant).date
}

export function hanoiMoment(instant: Date): Moment {
  return momentOf(instant.getTime() + AHEAD_MS)
}

export function hanoiInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+07:00`)
}

export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

const DAY_MS = 86_400_000

/** Returns how many days after a date another is. Negative if it is before. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Returns so many days in a row, the first of them given. */
export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, nth) => addDays(first, nth))
}

/** Adds months. Uses the last day of a shorter month: 29 February + 12 → 28 February. */
export function addMonths(date: string, months: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  const day = moved.getUTCDate()
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== day) moved.setUTCDate(0)
  return moved.toISOString().slice(0, 10)
}

/** Returns the ISO weekday: 1 = Monday, 7 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** Returns whether a text is a real date (YYYY-MM-DD) between 1000 and 2999. */
export function isCalendarDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Returns whether two real dates are in order and at most so many days apart. */
export function isRange(from: string, to: string, maxDays: number): boolean {
  return isCalendarDate(from) && isCalendarDate(to) && from <= to && to <= addDays(from, maxDays)
}

/** A time of day, HH:MM. */
export const WALL_CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** A date and HH:MM in Hanoi. Moments compare as texts. */
export type Moment = { date: string; time: string }

export function addMinutes({ date, time }: Moment, minutes: number): Moment {
  return momentOf(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000)
}

/** Returns the time so many minutes before another, HH:MM. */
export function minutesBefore(time: string, minutes: number): string {
  return addMinutes({ date: "2000-01-01", time }, -minutes).time
}

function momentOf(utcMs: number): Moment {
  const text = new Date(utcMs).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
