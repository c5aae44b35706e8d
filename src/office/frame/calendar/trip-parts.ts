import { addDays, daysBetween, daysFrom, weekdayOf } from "#lib/today.ts"

/** What a view draws as one bar: a week of a trip, or one day of it where the view lists days. */
export type Unit = "week" | "day"

/** Some days of a trip in a row. `nth` is the first of them, from 1. */
export type TripPart = { date: string; nth: number; days: number }

/** Cuts a trip into the parts that a view draws. Weeks begin on Monday. */
export function partsOf({ date, lastDay }: { date: string; lastDay: string }, unit: Unit): TripPart[] {
  const parts: TripPart[] = []
  for (const [index, day] of tripDays(date, lastDay).entries()) {
    if (index === 0 || unit === "day" || weekdayOf(day) === 1) parts.push({ date: day, nth: index + 1, days: 1 })
    else parts.at(-1)!.days++
  }
  return parts
}

const tripDays = (date: string, lastDay: string) => daysFrom(date, daysBetween(date, lastDay) + 1)

/** Returns the day after a part, where calendars end it. */
export const endOf = ({ date, days }: TripPart) => addDays(date, days)
