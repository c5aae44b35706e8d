import type { ChildRules, TourPriceRules } from "#domain/tours/tour.ts"
import { type Currency, percentOf, toMinor } from "#lib/money.ts"
import { labels } from "./labels.ts"
import { line, type Part, personLines, sumLines } from "./lines.ts"
import { type PersonPrices, personPrices } from "./person-prices.ts"
import { from, under } from "./price-rule-labels.ts"
import type { Party, QuoteLine } from "./types.ts"

export type TourOrder = {
  productType?: "tour" | undefined
  product: {
    pricing: { adult: number; child?: number | undefined; currency: Currency }
    priceRules?: TourPriceRules | undefined
  }
  departure?: { price: number } | undefined
  privateGroup?: boolean | undefined
}

export function tourPart(order: TourOrder, party: Party): Part {
  const { product, departure } = order
  if (order.privateGroup) return privatePart(order, party)
  const prices = personPrices(product.pricing, departure?.price)
  const lines =
    party.children === 0 ? personLines(party, prices) : familyLines(party, prices, product.priceRules?.children)
  return { lines: [...lines, ...discount(lines, party, product.priceRules)], isPriced: prices.adult > 0 }
}

export function privatePrice(
  rules: TourPriceRules | undefined,
  people: number,
): TourPriceRules["privateGroups"][number] | undefined {
  return rules?.privateGroups.find((group) => people <= group.people)
}

function privatePart({ product }: TourOrder, { adults, children }: Party): Part {
  const group = privatePrice(product.priceRules, adults + children)
  const price = toMinor(group?.price ?? 0, product.pricing.currency)
  const label = labels["private-group"](group?.people ?? adults + children)
  return { lines: [line("private-group", 1, price, label)], isPriced: price > 0 }
}

/** Children who travel free count towards the group size. */
function discount(lines: QuoteLine[], { adults, children }: Party, rules: TourPriceRules | undefined): QuoteLine[] {
  const tier = rules?.tiers.findLast(({ people }) => adults + children >= people)
  if (!tier) return []
  const off = percentOf(sumLines(lines), tier.percentOff)
  return [line("group-discount", 1, -off, labels["group-discount"](tier.people, tier.percentOff))]
}

function familyLines(party: Party, prices: PersonPrices, rules: ChildRules | null | undefined): QuoteLine[] {
  if (!rules) return personLines(party, prices)
  const measures = (rules.by === "age" ? party.childAges : party.childHeights) ?? []
  const young = measures.filter((measure) => rules.free && measure < rules.free.below).length
  const counted = countByBand(measures, rules)
  const measured = young + counted.reduce((sum, { children }) => sum + children, 0)
  const others = party.children - measured
  return [
    line("adult", party.adults, prices.adult, labels.adult),
    ...youngLines(young, party.adults, prices, rules),
    ...counted.filter(({ children }) => children > 0).map((band) => bandLine(band, prices, rules)),
    ...(others > 0 ? [line("child", others, prices.child, labels.child)] : []),
  ]
}

function youngLines(young: number, adults: number, prices: PersonPrices, { by, free }: ChildRules): QuoteLine[] {
  if (!free || young === 0) return []
  const label = under(free.below, by)
  const guests = Math.min(young, Math.floor(adults / free.perAdults))
  const further = percentOf(prices.adult, free.furtherPercent)
  return [
    ...(guests > 0 ? [line("free-child", guests, 0, labels["free-child"](label))] : []),
    ...(young > guests
      ? [line("further-child", young - guests, further, labels["further-child"](label, free.furtherPercent))]
      : []),
  ]
}

type Counted = { below: number | undefined; percent: number | null; children: number }

/** Children above the last band pay as adults. */
function countByBand(measures: readonly number[], { free, bands }: ChildRules): Counted[] {
  if (bands.length === 0) return []
  const paying = measures.filter((measure) => !free || measure >= free.below)
  const limits = [...bands, { below: undefined, percent: 100 }]
  return limits.map(({ below, percent }, nth) => {
    const least = bands[nth - 1]?.below ?? 0
    const inBand = (measure: number) => measure >= least && (below === undefined || measure < below)
    return { below, percent, children: paying.filter(inBand).length }
  })
}

function bandLine({ below, percent, children }: Counted, prices: PersonPrices, { by, bands }: ChildRules): QuoteLine {
  const price = percent === null ? prices.child : percentOf(prices.adult, percent)
  if (below === undefined)
    return line("grown-child", children, price, labels["grown-child"](from(bands.at(-1)?.below ?? 0, by)))
  return line("band-child", children, price, labels["band-child"](under(below, by), percent))
}
