import type { Localized } from "#i18n/localized.ts"
import { type Currency, toMajor, toMinor, toVnd } from "#lib/money.ts"

/** Who travels. */
export type Party = { adults: number; children: number }

/** One line of a price: what, how many, at how much each. Amounts are in minor units of the quote's currency. */
export type QuoteLine = {
  code: "traveler" | "adult" | "child"
  label: Localized
  quantity: number
  unitMinor: number
  totalMinor: number
}

/** A price with all that it is made of. `total` is in major units; zero means 'contact for price' (spec §1). */
export type Quote = {
  lines: QuoteLine[]
  currency: Currency
  total: number
  totalMinor: number
  totalVnd: number
  vndPerUsd: number
  rateDate: string
}

/** What a quote is made for. Prices are in major units, as the API answers them for tours and departures. */
export type QuoteOrder = {
  product: { pricing: { adult: number; child?: number | undefined; currency: Currency } }
  departure?: { price: number } | undefined
  party: Party
  exchangeRate: { vndPerUsd: number; date: string }
}

/**
 * The price of a product for a party: the one place where totals are computed, for the server and the browser alike.
 * booking-rules.md: per-person price × travellers; a departure's price stands in for the product's; a child pays the
 * child price where there is one, and never more than an adult.
 */
export function quote({ product, departure, party, exchangeRate }: QuoteOrder): Quote {
  const { currency } = product.pricing
  const lines = perPersonLines(product, departure, party)
  const totalMinor = lines.reduce((sum, line) => sum + line.totalMinor, 0)
  return {
    lines,
    currency,
    total: toMajor(totalMinor, currency),
    totalMinor,
    totalVnd: toVnd({ amount: totalMinor, currency }, exchangeRate.vndPerUsd),
    vndPerUsd: exchangeRate.vndPerUsd,
    rateDate: exchangeRate.date,
  }
}

const LABELS: Record<QuoteLine["code"], Localized> = {
  traveler: { en: "Traveler", vi: "Khách" },
  adult: { en: "Adult", vi: "Người lớn" },
  child: { en: "Child", vi: "Trẻ em" },
}

function perPersonLines(product: QuoteOrder["product"], departure: QuoteOrder["departure"], party: Party): QuoteLine[] {
  const { adult, child, currency } = product.pricing
  const adultMinor = toMinor(departure?.price ?? adult, currency)
  const childMinor = child === undefined ? adultMinor : Math.min(toMinor(child, currency), adultMinor)
  if (party.children === 0) return [line("traveler", party.adults, adultMinor)]
  return [line("adult", party.adults, adultMinor), line("child", party.children, childMinor)]
}

function line(code: QuoteLine["code"], quantity: number, unitMinor: number): QuoteLine {
  return { code, label: LABELS[code], quantity, unitMinor, totalMinor: quantity * unitMinor }
}
