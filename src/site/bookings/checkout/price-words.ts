import { personPrices } from "#domain/bookings/quote/person-prices.ts"
import { from, groupLabels, under } from "#domain/bookings/quote/price-rule-labels.ts"
import type { Choice, ChoiceOption } from "#domain/catalogue/content.ts"
import type { ChildRules, Tour } from "#domain/tours/tour.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Localized } from "#i18n/localized.ts"
import { type MoneyView, writeShown } from "#i18n/money/shown-money.ts"
import { type Currency, percentOf, toMajor } from "#lib/money.ts"
import { priceMessages as messages } from "./price-messages.ts"

type PricedTour = Pick<Tour, "pricing" | "priceRules"> & { facts?: Pick<Tour["facts"], "minAge"> | undefined }

/** The price for children of an age or height, in minor units. `freePerAdults`: one child is free per this many adults. */
export type ChildPrice = {
  least: number
  below: number | undefined
  unitMinor: number
  freePerAdults?: number | undefined
}

/**
 * Returns the prices of children from the youngest that the tour takes on, as `tourPart` charges them. Empty if children
 * pay as adults.
 */
export function childPrices(tour: PricedTour, departurePrice?: number): ChildPrice[] {
  const youngest = tour.priceRules.children?.by === "height" ? 0 : (tour.facts?.minAge ?? 0)
  return pricesByAge(tour, departurePrice)
    .filter(({ below }) => below === undefined || below > youngest)
    .map((price) => ({ ...price, least: Math.max(price.least, youngest) }))
}

function pricesByAge({ pricing, priceRules }: PricedTour, departurePrice: number | undefined): ChildPrice[] {
  if (pricing.child === undefined) return []
  const prices = personPrices(pricing, departurePrice)
  const rules = priceRules.children
  const free = rules?.free
  const priceOf = (percent: number | null) => (percent === null ? prices.child : percentOf(prices.adult, percent))
  const start = free?.below ?? 0
  const bands = (rules?.bands ?? []).filter(({ below }) => below > start)
  const last = bands.at(-1)?.below ?? start
  return [
    ...(free
      ? [{ least: 0, below: free.below, unitMinor: priceOf(free.furtherPercent), freePerAdults: free.perAdults }]
      : []),
    ...bands.map(({ below, percent }, nth) => ({
      least: bands[nth - 1]?.below ?? start,
      below,
      unitMinor: priceOf(percent),
    })),
    { least: last, below: undefined, unitMinor: priceOf(rules?.bands.length ? 100 : null) },
  ]
}

/** Says what children pay, what groups save, what a private group and the priced options cost, each in a sentence. */
export function priceWords(tour: PricedTour, view: MoneyView, departurePrice?: number): string[] {
  const { language } = view
  const { tiers, privateGroups, choices } = tour.priceRules
  const { currency } = tour.pricing
  return [
    ...childPriceWords(tour, view, departurePrice),
    ...tiers.map(({ people, percentOff }) => groupLabels["group-discount"](people, percentOff)[language]),
    ...privateGroups.map(
      ({ people, price }) => `${groupLabels["private-group"](people)[language]}: ${writeShown(price, currency, view)}`,
    ),
    ...choices.flatMap((choice) =>
      choice.options
        .filter(({ price }) => price > 0)
        .map((option) => `${inLanguage(option.name, language)}: ${optionPrice(choice, option, currency, view)}`),
    ),
  ]
}

const PRICE_PER: Record<Choice["per"], Localized> = {
  booking: messages.more,
  person: messages.morePerPerson,
  room: messages.morePerRoom,
  seat: messages.morePerSeat,
}

/** Says what an option costs, and whom it is always charged. */
export function optionPrice({ per }: Choice, { price, alone }: ChoiceOption, currency: Currency, view: MoneyView) {
  const { language } = view
  const cost = price
    ? interpolate(PRICE_PER[per][language], { price: writeShown(price, currency, view) })
    : messages.noCharge[language]
  return alone ? `${cost}. ${messages.alwaysAlone[language]}` : cost
}

/** Says what children pay by age or height. Empty if children pay as adults or the price is open. */
export function childPriceWords(tour: PricedTour, view: MoneyView, departurePrice?: number): string[] {
  const { pricing, priceRules } = tour
  if (pricing.adult === 0) return []
  const by = priceRules.children?.by ?? "age"
  return childPrices(tour, departurePrice).map((child) => {
    const who = interpolate(messages.childWho[view.language], { who: range(child, by)[view.language] }).trim()
    return `${who}: ${costs(child, pricing.currency, view)}`
  })
}

function costs({ unitMinor, freePerAdults }: ChildPrice, currency: Currency, view: MoneyView) {
  const { language } = view
  const price =
    unitMinor === 0 ? messages.childFree[language] : writeShown(toMajor(unitMinor, currency), currency, view)
  if (freePerAdults === undefined || unitMinor === 0) return price
  const text = freePerAdults === 1 ? messages.freePerAdult : messages.freePerAdults
  return interpolate(text[language], { n: freePerAdults, price })
}

function range({ least, below }: ChildPrice, by: ChildRules["by"]): Localized {
  if (below === undefined) return least === 0 ? { en: "", vi: "" } : from(least, by)
  if (least === 0) return under(below, by)
  const to = below - 1
  if (least === to)
    return by === "age" ? { en: `aged ${to}`, vi: `${to} tuổi` } : { en: `of ${to} cm`, vi: `cao ${to} cm` }
  return by === "age"
    ? { en: `aged ${least} to ${to}`, vi: `từ ${least} đến ${to} tuổi` }
    : { en: `of ${least} to ${to} cm`, vi: `cao ${least}–${to} cm` }
}
