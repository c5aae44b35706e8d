import type { PickupZone } from "#domain/catalogue/content.ts"
import { countHolidays, type Holiday } from "#domain/holidays/holiday.ts"
import type { Product } from "#domain/products/product.ts"
import type { Tour } from "#domain/tours/tour.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { pick } from "#lib/data/pick.ts"
import { type Currency, percentOf, toMajor, toMinor, toVnd } from "#lib/money.ts"
import { daysFrom } from "#lib/today.ts"
import { type ChosenOption, choiceLines, chosenOptions, type RequestedChoice } from "./extras/choice-lines.ts"
import { type Extra, extraLines } from "./extras/extra-lines.ts"
import { labels } from "./labels.ts"
import { line, type Part, sumLines } from "./lines.ts"
import type { ProductRequest, TourRequest, TransferRequest } from "./order.schema.ts"
import { SERVICES } from "./order-limits.ts"
import { type ProductOrder, productPart } from "./product.ts"
import { type TourOrder, tourPart } from "./tour.ts"
import { type Start, type TransferOrder, transferParts } from "./transfer.ts"
import type { Party, Quote, QuoteLine } from "./types.ts"

/** Input of `quote`. Prices are in major units, as in the API. */
export type QuoteOrder = ((TourOrder & { days?: readonly string[] | undefined }) | TransferOrder | ProductOrder) & {
  party: Party
  pickupZone?: Pick<PickupZone, "name" | "surcharge"> | undefined
  choices?: readonly RequestedChoice[] | undefined
  extras?: readonly Extra[] | undefined
  holidays?: readonly Pick<Holiday, "name" | "from" | "to" | "surchargePercent">[] | undefined
  exchangeRate: { vndPerUsd: number; date: string }
}

export type Terms = Pick<QuoteOrder, "extras" | "holidays" | "exchangeRate">

export function quoteTour(
  order: TourRequest,
  tour: Pick<Tour, "pricing" | "priceRules" | "pickupZones" | "duration">,
  departure: { price: number } | undefined,
  terms: Terms,
): Quote {
  return quote({
    ...pick(order, "productType", "privateGroup", "choices"),
    ...terms,
    days: tripDays(order, tour),
    product: tour,
    departure,
    party: buildParty(order),
    pickupZone: zoneNamed(order.pickup?.zone, tour.pickupZones),
  })
}

export function quoteTransfer(
  order: TransferRequest,
  transfer: Pick<Transfer, "pricing" | "priceRules" | "pickupZones" | "vehicles">,
  { outbound, returnLeg }: { outbound: Start; returnLeg?: Start | undefined },
  terms: Terms,
): Quote {
  return quote({
    ...pick(order, "productType", "vehicle", "largeBags", "choices", ...SERVICES),
    ...terms,
    product: transfer,
    party: buildParty(order),
    nameSign: Boolean(order.nameSign),
    pickup: outbound,
    returnLeg,
    pickupZone: zoneNamed(order.pickup?.zone, transfer.pickupZones),
  })
}

export function quoteProduct(
  order: ProductRequest,
  product: Pick<Product, "pricing" | "duration">,
  terms: Terms,
): Quote {
  const days = tripDays(order, product)
  return quote({ ...pick(order, "productType", "quantity"), ...terms, days, product, party: buildParty(order) })
}

/** Returns the travel days of a tour or product. Without a date there are none yet. */
export function tripDays(
  { travelDate }: { travelDate: string },
  { duration }: { duration: { days?: number | null | undefined } },
): string[] {
  return travelDate === "" ? [] : daysFrom(travelDate, Math.max(1, duration.days ?? 1))
}

export function buildParty({ party, travelers }: { party?: Party | undefined; travelers: number }): Party {
  return party ?? { adults: travelers, children: 0 }
}

function zoneNamed<Z extends { code: string }>(code: string | undefined, zones: readonly Z[]): Z | undefined {
  return zones.find((zone) => zone.code === code)
}

/**
 * Computes a quote: the only place where totals are computed, on the server and in the browser. Holiday surcharges
 * apply to the product only, not to services, choices and extras (booking-rules.md). If any price is missing, all amounts are
 * zero.
 */
export function quote(order: QuoteOrder): Quote {
  const { exchangeRate, product } = order
  const { currency } = product.pricing
  const parts = toParts(order)
  const extras = extraLines(order.extras ?? [], currency, exchangeRate.vndPerUsd)
  const choices = choiceLines(optionsOf(order), parts.length, currency)
  const own = parts.flatMap((part) => part.lines)
  const services = parts.flatMap((part) => part.services ?? [])
  const isPriced = parts.every((part) => part.isPriced) && extras.every((extra) => extra.unitMinor > 0)
  const lines = isPriced
    ? [...own, ...holidayLines(parts, order.holidays ?? []), ...services, ...zoneLines(order), ...choices, ...extras]
    : [...own, ...choices, ...extras].map(unpriced)
  return totalled(lines, currency, exchangeRate)
}

function toParts(order: QuoteOrder): Part[] {
  switch (order.productType) {
    case "transfer":
      return transferParts(order, order.party)
    case "product":
      return [productPart(order, order.party)]
    default:
      return [{ ...tourPart(order, order.party), days: order.days }]
  }
}

function optionsOf(order: QuoteOrder): ChosenOption[] {
  if (order.productType === "product") return []
  const people = order.party.adults + order.party.children
  const privateGroup = order.productType !== "transfer" && order.privateGroup
  return chosenOptions(order.product.priceRules?.choices ?? [], order.choices ?? [], { people, privateGroup })
}

function holidayLines(parts: Part[], holidays: NonNullable<QuoteOrder["holidays"]>): QuoteLine[] {
  return parts.flatMap(({ days = [], lines }) => {
    const price = sumLines(lines)
    // Rounds what the holidays up to one add together, so that no cent is lost between several.
    let percentDays = 0
    const added = () => percentOf(price, percentDays / days.length)
    return countHolidays(days, holidays)
      .filter(({ holiday }) => holiday.surchargePercent > 0)
      .map(({ holiday: { name, surchargePercent }, days: count }) => {
        const before = added()
        percentDays += surchargePercent * count
        return line("holiday", 1, added() - before, labels.holiday(name, surchargePercent, [count, days.length]))
      })
  })
}

function zoneLines({ pickupZone: zone, product: { pricing } }: QuoteOrder): QuoteLine[] {
  if (!zone?.surcharge) return []
  return [line("pickup-zone", 1, toMinor(zone.surcharge, pricing.currency), labels["pickup-zone"](zone.name))]
}

function unpriced(of: QuoteLine): QuoteLine {
  return { ...of, unitMinor: 0, totalMinor: 0 }
}

function totalled(lines: QuoteLine[], currency: Currency, exchangeRate: QuoteOrder["exchangeRate"]): Quote {
  const totalMinor = sumLines(lines)
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
