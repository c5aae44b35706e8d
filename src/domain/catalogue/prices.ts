import * as z from "zod/mini"
import { fieldsError } from "#lib/fields.ts"
import { CURRENCIES, type Currency, toMajor, toMinor } from "#lib/money.ts"

/** In minor units, must fit into an integer column. */
const MAX_PRICE_MINOR = 2_000_000_000

export const amount = z.number("priceInvalid").check(z.gte(0, "priceInvalid"), z.lte(MAX_PRICE_MINOR, "priceInvalid"))

export const currency = z.enum(CURRENCIES, "priceInvalid")

export function hasWholeMinorUnits(major: number, of: Currency): boolean {
  const minor = toMinor(major, of)
  return minor <= MAX_PRICE_MINOR && Math.abs(toMajor(minor, of) - major) < 1e-9
}

/** Per person, in major units. Without `child`, children pay the adult price. */
export const personPrices = { adult: amount, child: z.nullable(amount), currency }

export const sentPersonPrices = {
  adult: amount,
  child: z.optional(z.nullable(amount)),
  currency: z.optional(currency),
  perTrip: z.optional(z.boolean("truthInvalid")),
}

/** The adult price alone (spec §3). */
export const sentPrice = z.unknown().register(z.globalRegistry, {
  description: "The adult price of a new entry without `pricing`. Elsewhere it must be the present one.",
})

export const priceError = { error: fieldsError("priceInvalid") }

type Prices = z.infer<z.ZodMiniObject<typeof personPrices>>

export const wholeMinorUnits = z.refine<Prices>(
  ({ adult, child, currency }) => hasWholeMinorUnits(adult, currency) && hasWholeMinorUnits(child ?? 0, currency),
  "priceInvalid",
)

type PriceColumns = { priceMinor: number; childPriceMinor: number | null; currency: Currency }

/** Returns prices as they are stored. */
export const storedPrices = ({ adult, child, currency }: Prices): PriceColumns => ({
  priceMinor: toMinor(adult, currency),
  childPriceMinor: child === null ? null : toMinor(child, currency),
  currency,
})

/** Returns prices as staff edit them. */
export const editedPrices = ({ priceMinor, childPriceMinor, currency }: PriceColumns): Prices => ({
  adult: toMajor(priceMinor, currency),
  child: childPriceMinor === null ? null : toMajor(childPriceMinor, currency),
  currency,
})
