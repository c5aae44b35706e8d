import type { Localized } from "#i18n/localized.ts"
import { percentOf, toMinor } from "#lib/money.ts"
import { labels } from "./labels.ts"
import type { LineCode, Party, QuoteLine } from "./types.ts"

/**
 * What is sold for one day: the lines of the product itself, whether it has a price at all, and the services with it.
 */
export type Part = {
  lines: QuoteLine[]
  isPriced: boolean
  date?: string | undefined
  services?: QuoteLine[] | undefined
}

/** One line of a quote. */
export function line(code: LineCode, quantity: number, unitMinor: number, label: Localized): QuoteLine {
  return { code, label, quantity, unitMinor, totalMinor: quantity * unitMinor }
}

/** What lines come to. */
export function sumOf(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
}

/** The prices of one person, in minor units: a child never pays more than an adult. */
export type PersonPrices = { adult: number; child: number }

/** Reads the prices of one person. `instead` stands in for the adult price, where a departure has its own. */
export function personPrices(
  { adult, child, currency }: { adult: number; child?: number | undefined; currency: "USD" | "VND" },
  instead?: number,
): PersonPrices {
  const adultMinor = toMinor(instead ?? adult, currency)
  return { adult: adultMinor, child: child === undefined ? adultMinor : Math.min(toMinor(child, currency), adultMinor) }
}

/**
 * Adults and children at their prices; of a party without children one says travelers. `percent` is what of it is
 * paid.
 */
export function personLines({ adults, children }: Party, prices: PersonPrices, percent = 100): QuoteLine[] {
  const adult = percentOf(prices.adult, percent)
  if (children === 0) return [line("traveler", adults, adult, labels.traveler)]
  const child = percentOf(prices.child, percent)
  return [line("adult", adults, adult, labels.adult), line("child", children, child, labels.child)]
}
