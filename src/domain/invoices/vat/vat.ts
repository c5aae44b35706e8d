/** In percent, or outside of the tax: not taxable (KCT), not declared and paid (KKKNT). */
export const VAT_RATES = ["10", "8", "5", "0", "KCT", "KKKNT"] as const
export type VatRate = (typeof VAT_RATES)[number]

/** What is sold, and the fees of cancellations. */
export const VAT_KINDS = ["tour", "transfer", "product", "fee"] as const
export type VatKind = (typeof VAT_KINDS)[number]

/** A period with a rate, for a product, for a kind, or for everything that has none of its own. */
export type RatePeriod = {
  kind: VatKind | null
  productId: string | null
  rate: VatRate
  validFrom: string
  /** Null: until further notice. */
  validTo: string | null
}

export type Sold = { kind: VatKind; productId: string | null }

/**
 * Returns the rate on the date of an invoice: the product's own, else that of its kind, else the general one. If
 * several hold, the one that began last counts. Undefined if staff entered none for that day.
 */
export function vatRateOn(
  periods: readonly RatePeriod[],
  { kind, productId }: Sold,
  date: string,
): VatRate | undefined {
  const isValid = ({ validFrom, validTo }: RatePeriod) => validFrom <= date && (validTo === null || date <= validTo)
  const closeness = (period: RatePeriod) =>
    period.productId ? (period.productId === productId ? 3 : 0) : period.kind ? (period.kind === kind ? 2 : 0) : 1
  const [first] = periods
    .filter((period) => isValid(period) && closeness(period) > 0)
    .toSorted((a, b) => closeness(b) - closeness(a) || b.validFrom.localeCompare(a.validFrom))
  return first?.rate
}

const percentOfRate = (rate: VatRate) => Number(rate) || 0

export type VatAmounts = { net: number; tax: number; gross: number }

/** Splits an amount in whole đồng, which includes the tax as consumer prices in Vietnam do. */
export function splitVat(vnd: number, rate: VatRate): VatAmounts {
  const net = Math.round((vnd * 100) / (100 + percentOfRate(rate)))
  return { net, tax: vnd - net, gross: vnd }
}

/**
 * Converts the parts of a price to whole đồng. Each takes what is left of the rounded sum, so that they add up to the
 * price in đồng. `inVnd` converts a sum in minor units.
 */
export function partsInVnd(minors: readonly number[], inVnd: (minor: number) => number): number[] {
  let sum = 0
  return minors.map((minor) => {
    const before = inVnd(sum)
    sum += minor
    return inVnd(sum) - before
  })
}

export type RateTotal = VatAmounts & { rate: VatRate }

/** Adds up the lines of an invoice, for each rate in the order of `VAT_RATES`. */
export function totalsByRate(lines: readonly RateTotal[]): RateTotal[] {
  return VAT_RATES.flatMap((rate) => {
    const some = lines.filter((line) => line.rate === rate)
    return some.length ? [{ rate, ...addUpVat(some) }] : []
  })
}

export function addUpVat(lines: readonly VatAmounts[]): VatAmounts {
  const sum = (name: keyof VatAmounts) => lines.reduce((all, line) => all + line[name], 0)
  return { net: sum("net"), tax: sum("tax"), gross: sum("gross") }
}
