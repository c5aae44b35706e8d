import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type StoredHoliday = z.infer<typeof shapes.holiday>
export type Holiday = Omit<StoredHoliday, "version">

/** Returns the holiday on a date. If there are several: the one with the highest surcharge, then the first. */
export function holidayOn<H extends Pick<Holiday, "from" | "to" | "surchargePercent">>(
  date: string,
  holidays: readonly H[],
): H | undefined {
  return holidays
    .filter((holiday) => covers(holiday, date))
    .toSorted((a, b) => b.surchargePercent - a.surchargePercent || (a.from < b.from ? -1 : 1))[0]
}

const covers = ({ from, to }: Pick<Holiday, "from" | "to">, date: string) => from <= date && date <= to

/** Returns how many of the days are in each holiday, in the order of the days. */
export function countHolidays<H extends Pick<Holiday, "from" | "to" | "surchargePercent">>(
  days: readonly string[],
  holidays: readonly H[],
): { holiday: H; days: number }[] {
  const counts = new Map<H, number>()
  for (const day of days) {
    const holiday = holidayOn(day, holidays)
    if (holiday) counts.set(holiday, (counts.get(holiday) ?? 0) + 1)
  }
  return [...counts].map(([holiday, count]) => ({ holiday, days: count }))
}

/** Returns how many of the days are in holidays that have a rule, and the first of these holidays. */
export function daysOfRule(
  days: readonly string[],
  holidays: readonly Holiday[],
  rule: "noRefund" | "noChange",
): { days: number; holiday: Holiday | undefined } {
  const ruled = holidays.filter((holiday) => holiday[rule])
  const affected = days.filter((day) => ruled.some((holiday) => covers(holiday, day)))
  const [first] = affected
  return {
    days: affected.length,
    holiday: first === undefined ? undefined : ruled.find((holiday) => covers(holiday, first)),
  }
}
