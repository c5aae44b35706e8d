import { toMinor } from "#lib/money.ts"

/** In minor units. A child never pays more than an adult. */
export type PersonPrices = { adult: number; child: number }

/** Returns the prices of one person. `instead` replaces the adult price, for departures with their own price. */
export function personPrices(
  { adult, child, currency }: { adult: number; child?: number | undefined; currency: "USD" | "VND" },
  instead?: number,
): PersonPrices {
  const adultMinor = toMinor(instead ?? adult, currency)
  return { adult: adultMinor, child: child === undefined ? adultMinor : Math.min(toMinor(child, currency), adultMinor) }
}
