import { addDays, hanoiDate, hanoiInstant, weekdayOf } from "#lib/today.ts"

const HOUR_MS = 3_600_000
/** Bounds the loops if the office has no opening hours. */
const LOOK_AHEAD_DAYS = 60
/** The office answers this fast, in opening hours, where a trip starts before its usual `answerHours` are over. */
const LEAST_HOURS = 1

/** Opening hours in Hanoi. Weekdays are 1 (Monday) to 7, `closes` may be 24:00. */
export type Office = { weekdays: number[]; opens: string; closes: string; answerHours: number }

/**
 * Returns the instant by which a request is answered: after `answerHours` of opening hours, and before guests have to be
 * `ready`. Source: docs/booking-rules.md.
 */
export function answerBy(requested: Date, office: Office, ready?: Date): Date {
  const due = afterOpenHours(requested, office.answerHours, office)
  return ready && ready > requested ? answeredBefore(ready, due, requested, office) : due
}

/** Returns the end of the last opening hours before guests have to be `ready`, if a promise is later than that. */
function answeredBefore(ready: Date, due: Date, requested: Date, office: Office): Date {
  if (due <= ready) return due
  const day = hanoiDate(ready)
  for (let back = 0; back < LOOK_AHEAD_DAYS; back++) {
    const date = addDays(day, -back)
    if (!office.weekdays.includes(weekdayOf(date)) || hanoiInstant(date, office.opens) >= ready) continue
    const closes = hanoiInstant(date, office.closes)
    // Staff may enter what the office can no longer answer.
    if (closes <= requested) return ready
    return closes < ready ? closes : ready
  }
  return ready
}

/** Returns the first instant at which guests may have to be ready for a trip that the office can answer before. */
export function earliestAnswered(requested: Date, office: Office): Date {
  return afterOpenHours(requested, Math.min(LEAST_HOURS, office.answerHours), office)
}

/** Without opening hours every hour counts. */
function afterOpenHours(from: Date, hours: number, { weekdays, opens, closes }: Office): Date {
  let remaining = hours * HOUR_MS
  const today = hanoiDate(from)
  for (let day = 0; day < LOOK_AHEAD_DAYS; day++) {
    const date = addDays(today, day)
    if (!weekdays.includes(weekdayOf(date))) continue
    const start = Math.max(hanoiInstant(date, opens).getTime(), from.getTime())
    const open = Math.max(0, hanoiInstant(date, closes).getTime() - start)
    if (open >= remaining) return new Date(start + remaining)
    remaining -= open
  }
  return new Date(from.getTime() + hours * HOUR_MS)
}
