import { CHOICE_UNITS, type Choice, type PickupZone } from "#domain/catalogue/content.ts"
import { type ChildRules, MAX_TOUR_DAYS, type TourPriceRules } from "#domain/tours/tour.ts"
import type { PricedVehicle, TransferPriceRules, Vehicle } from "#domain/transfers/transfer.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { CURRENCIES, type Currency } from "#lib/money.ts"

/* A form that is being filled in has holes: numbers that are not there yet, and rules that are not complete. */

/** The same with every part possibly missing. */
export type Unfinished<T> = T extends (infer Item)[]
  ? Unfinished<Item>[]
  : T extends object
    ? { [Field in keyof T]?: Unfinished<T[Field]> | null }
    : T | null | undefined

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value)
const numberOr = (value: unknown, otherwise: number) => (isNumber(value) ? value : otherwise)

type Prices = { adult: number; child?: number; currency: Currency }

/** Returns prices to count with: a missing adult price is 0, which is 'contact for price'. */
export function readPrices(
  of: Unfinished<{ adult: number; child: number; currency: Currency }> | null | undefined,
): Prices {
  const currency = CURRENCIES.find((known) => known === of?.currency) ?? "USD"
  return { adult: numberOr(of?.adult, 0), ...(isNumber(of?.child) && { child: of.child }), currency }
}

/** Returns the number of travel days, at most the API's limit. */
export const readDays = (days: unknown): number => Math.min(Math.max(1, Math.trunc(numberOr(days, 1))), MAX_TOUR_DAYS)

/** Returns the complete ones of a tour's price rules, in their order. */
export function readPriceRules(of: Unfinished<TourPriceRules> | null | undefined): TourPriceRules {
  const whole = <T extends object>(list: unknown, ...names: (keyof T)[]) =>
    (Array.isArray(list) ? (list as T[]) : []).filter((item) => names.every((name) => isNumber(item?.[name])))
  return {
    children: readChildRules(of?.children as Unfinished<ChildRules> | null),
    tiers: whole<TourPriceRules["tiers"][number]>(of?.tiers, "people", "percentOff").toSorted(by("people")),
    privateGroups: whole<TourPriceRules["privateGroups"][number]>(of?.privateGroups, "people", "price").toSorted(
      by("people"),
    ),
    choices: readChoices(of?.choices),
  }
}

/** Returns the options that have a name, with codes from their position in the form. */
function readChoices(choices: unknown): Choice[] {
  const list = Array.isArray(choices) ? (choices as (Unfinished<Choice> & object)[]) : []
  return list.map(({ name, per, isRequired, options }, nth) => ({
    code: String(nth),
    name: readName(name) ?? { en: "" },
    per: CHOICE_UNITS.find((unit) => unit === per) ?? "booking",
    isRequired: isRequired === true,
    options: (options ?? []).flatMap((option, code) => {
      const named = readName(option?.name)
      if (!named) return []
      return [{ code: String(code), name: named, price: numberOr(option?.price, 0), alone: option?.alone === true }]
    }),
  }))
}

function readName(name: Unfinished<LocalizedContent> | null | undefined): LocalizedContent | undefined {
  const en = name?.en || name?.vi
  return en ? { en, ...(name?.vi && { vi: name.vi }) } : undefined
}

const by =
  <Name extends string>(name: Name) =>
  (a: Record<Name, number>, b: Record<Name, number>) =>
    a[name] - b[name]

function readChildRules(of: Unfinished<ChildRules> | null | undefined): ChildRules | null {
  if (!of) return null
  const { free, bands } = of
  const isFree = free && isNumber(free.below) && isNumber(free.perAdults) && free.perAdults > 0
  return {
    by: of.by === "height" ? "height" : "age",
    free: isFree
      ? {
          below: free.below as number,
          perAdults: free.perAdults as number,
          furtherPercent: numberOr(free.furtherPercent, 100),
        }
      : null,
    bands: (Array.isArray(bands) ? bands : [])
      .filter((band) => isNumber(band?.below))
      .map((band) => ({ below: band.below as number, percent: isNumber(band.percent) ? band.percent : null }))
      .toSorted(by("below")),
  }
}

/** Returns the zones that have a name. */
export function readZones(zones: Unfinished<PickupZone>[] | null | undefined) {
  return (zones ?? []).flatMap(({ name, surcharge }, nth) => {
    const named = readName(name)
    return named ? [{ code: String(nth), name: named, surcharge: numberOr(surcharge, 0) }] : []
  })
}

/** Returns the numbers in a text such as '4, 9'. */
export function readNumbers(typed: string): number[] {
  return (typed.match(/\d+/g) ?? []).map(Number)
}

/** Returns the vehicles that have a price. */
export function readVehicles(
  priced: Unfinished<{ code: string; price: number }>[] | null | undefined,
  known: readonly Vehicle[],
): PricedVehicle[] {
  return known.flatMap((vehicle) => {
    const found = priced?.find(({ code }) => code === vehicle.code)
    return found ? [{ ...vehicle, price: numberOr(found.price, 0) }] : []
  })
}

/** Returns the surcharges that are set, and the choices. */
export function readSurcharges(rules: Unfinished<TransferPriceRules> | null | undefined): Partial<TransferPriceRules> {
  const set = Object.entries(rules ?? {}).filter(([, value]) => isNumber(value))
  return { ...Object.fromEntries(set), choices: readChoices(rules?.choices) }
}
