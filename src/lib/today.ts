/** Vietnam has kept UTC+7 without summer time since 1975. */
const AHEAD_MS = 7 * 3_600_000

/** The date in Hanoi at an instant, as YYYY-MM-DD: what 'today' means everywhere in the product. */
export function hanoiDate(instant: Date = new Date()): string {
  return hanoiMoment(instant).date
}

/** What Hanoi's calendar and clock show at an instant. */
export function hanoiMoment(instant: Date): Moment {
  return momentOf(instant.getTime() + AHEAD_MS)
}

/** The instant of a Hanoi wall-clock time. */
export function hanoiInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+07:00`)
}

/** A calendar date some days later (or earlier), computed without any time zone. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  moved.setUTCDate(moved.getUTCDate() + days)
  return moved.toISOString().slice(0, 10)
}

/** The same day some months later; where that month is shorter, its last day: 29 February + 12 → 28 February. */
export function addMonths(date: string, months: number): string {
  const moved = new Date(`${date}T00:00:00Z`)
  const day = moved.getUTCDate()
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== day) moved.setUTCDate(0)
  return moved.toISOString().slice(0, 10)
}

/** ISO weekday of a calendar date: 1 = Monday … 7 = Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

/** Whether a text is a real calendar date as YYYY-MM-DD, of a year that days can be added to and a database knows. */
export function isCalendarDate(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** A wall-clock moment: a calendar date, and HH:MM of it. Such moments compare as texts. */
export type Moment = { date: string; time: string }

/** A moment some minutes later (or earlier), computed without any time zone. */
export function addMinutes({ date, time }: Moment, minutes: number): Moment {
  return momentOf(Date.parse(`${date}T${time}:00Z`) + minutes * 60_000)
}

function momentOf(utcMs: number): Moment {
  const text = new Date(utcMs).toISOString()
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}
