import type { LocalizedContent } from "#i18n/localized.ts"

/**
 * A holiday with its dates, both included, as `GET /holidays` answers it. Dates are stored, never computed: the lunar
 * ones move. Who travels on them pays `surchargePercent` more; `noRefund` and `noChange` say what is not taken back.
 */
export type Holiday = {
  _id: string
  name: LocalizedContent
  from: string
  to: string
  surchargePercent: number
  noRefund: boolean
  noChange: boolean
}

/** The holiday that a day falls on; where several do, the dearest, then the first. */
export function holidayOn<H extends Pick<Holiday, "from" | "to" | "surchargePercent">>(
  date: string,
  holidays: readonly H[],
): H | undefined {
  return holidays
    .filter(({ from, to }) => from <= date && date <= to)
    .toSorted((a, b) => b.surchargePercent - a.surchargePercent || (a.from < b.from ? -1 : 1))[0]
}
