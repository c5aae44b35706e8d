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
    .filter(({ from, to }) => from <= date && date <= to)
    .toSorted((a, b) => b.surchargePercent - a.surchargePercent || (a.from < b.from ? -1 : 1))[0]
}
