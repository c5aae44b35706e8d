import type { Settings } from "#features/settings/settings.ts"
import { addDays, hanoiDate, hanoiInstant, weekdayOf } from "#lib/today.ts"

const HOUR_MS = 3_600_000
/** Bounds the loop if the office has no opening hours. */
const LOOK_AHEAD_DAYS = 60

/**
 * Returns the instant by which a request is answered: after `answerHours` of opening hours in Hanoi. `closes` may be
 * 24:00. Without opening hours every hour counts. Source: docs/booking-rules.md.
 */
export function answerBy(requested: Date, office: Settings["office"]): Date {
  let remaining = office.answerHours * HOUR_MS
  const today = hanoiDate(requested)
  for (let day = 0; day < LOOK_AHEAD_DAYS; day++) {
    const date = addDays(today, day)
    if (!office.weekdays.includes(weekdayOf(date))) continue
    const from = Math.max(hanoiInstant(date, office.opens).getTime(), requested.getTime())
    const open = Math.max(0, hanoiInstant(date, office.closes).getTime() - from)
    if (open >= remaining) return new Date(from + remaining)
    remaining -= open
  }
  return new Date(requested.getTime() + office.answerHours * HOUR_MS)
}
