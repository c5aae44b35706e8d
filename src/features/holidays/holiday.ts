import type { LocalizedContent } from "#i18n/localized.ts"

/** Both dates are inclusive. `surchargePercent` is added to prices. */
export type Holiday = {
  _id: string
  name: LocalizedContent
  from: string
  to: string
  surchargePercent: number
  noRefund: boolean
  noChange: boolean
}

/** Returns the holiday on a date. If there are several: the one with the highest surcharge, then the first. */
export function holidayOn<H extends Pick<Holiday, "from" | "to" | "surchargePercent">>(
  date: string,
  holidays: readonly H[],
): H | undefined {
  return holidays
    .filter(({ from, to }) => from <= date && date <= to)
    .toSorted((a, b) => b.surchargePercent - a.surchargePercent || (a.from < b.from ? -1 : 1))[0]
}
