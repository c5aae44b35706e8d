import { type Currency, convert, toMajor, toMinor } from "#lib/money.ts"

/** The parts of a tour, transfer or product that hold amounts in the currency of its prices, and their names. */
const PARTS = ["pricing", "priceRules", "pickupZones"]
const AMOUNTS = ["adult", "child", "price", "surcharge", "night", "childSeat", "extraStop", "waitingHour", "nameSign"]

type Change = { source: string; value: number }

/** Returns every amount of a form in another currency, in major units. `vndPerUsd` is the rate. */
export function convertPrices(
  values: Record<string, unknown>,
  { from, to, vndPerUsd }: { from: Currency; to: Currency; vndPerUsd: number },
): Change[] {
  const changed = (major: number) =>
    toMajor(convert({ amount: toMinor(major, from), currency: from }, to, vndPerUsd), to)
  const walk = (value: unknown, path: string[]): Change[] => {
    if (typeof value === "object" && value !== null)
      return Object.entries(value).flatMap(([name, part]) => walk(part, [...path, name]))
    const isAmount = typeof value === "number" && AMOUNTS.includes(path.at(-1) ?? "")
    return isAmount && Number.isFinite(value) ? [{ source: path.join("."), value: changed(value) }] : []
  }
  return PARTS.flatMap((part) => walk(values[part], [part]))
}
