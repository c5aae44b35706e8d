import type { Localized } from "#i18n/localized.ts"
import { percentOf } from "#lib/money.ts"
import { labels } from "./labels.ts"
import type { PersonPrices } from "./person-prices.ts"
import type { LineCode, Party, QuoteLine } from "./types.ts"

/** The lines of one product on its travel days. Services are exempt from the holiday surcharge. */
export type Part = {
  lines: QuoteLine[]
  isPriced: boolean
  days?: readonly string[] | undefined
  services?: QuoteLine[] | undefined
}

export function line(code: LineCode, quantity: number, unitMinor: number, label: Localized): QuoteLine {
  return { code, label, quantity, unitMinor, totalMinor: quantity * unitMinor }
}

export function sumLines(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
}

/** Returns the lines for adults and children. `percent` is the share of the price to charge. */
export function personLines({ adults, children }: Party, prices: PersonPrices, percent = 100): QuoteLine[] {
  const adult = percentOf(prices.adult, percent)
  if (children === 0) return [line("traveler", adults, adult, labels.traveler)]
  const child = percentOf(prices.child, percent)
  return [line("adult", adults, adult, labels.adult), line("child", children, child, labels.child)]
}
