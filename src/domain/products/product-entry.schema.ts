import * as z from "zod/mini"
import { INTERESTS } from "#domain/catalogue/content.ts"
import {
  acceptsAlso,
  choice,
  entrySchemas,
  isObject,
  listOf,
  localizedLine,
  localizedText,
  MAX_PLACES,
  nullable,
  perhapsLine,
  perhapsText,
  readOnly,
  serverFields,
  slug,
  slugOrNamed,
  wholeNumber,
} from "#domain/catalogue/content-fields.ts"
import { commonFields } from "#domain/catalogue/entry-fields.ts"
import { personPrices, priceError, sentPersonPrices, sentPrice, wholeMinorUnits } from "#domain/catalogue/prices.ts"
import { TRANSFER_TYPES } from "#domain/transfers/transfer.ts"
import { fieldsError } from "#lib/fields.ts"
import { MAIN_PRODUCTS, PRICE_UNITS } from "./product.ts"

const pricing = z.strictObject({ ...personPrices, per: choice(PRICE_UNITS) }, priceError).check(wholeMinorUnits)

const durationError = { error: fieldsError("durationInvalid") }

/** Accepts hours, days, a number of days, or the object of the API. */
const duration = acceptsAlso(
  z.union(
    [
      z.strictObject({ hours: wholeNumber(1, 23) }, durationError),
      z.strictObject({ days: wholeNumber(1, 366) }, durationError),
    ],
    "durationInvalid",
  ),
  [{ type: "integer", minimum: 1, maximum: 366, description: "The days" }],
  (value) => {
    if (typeof value === "number") return { days: value }
    if (!isObject(value)) return value
    const { nights, days, hours } = value
    if (nights !== 0) return value
    return hours !== undefined && (days ?? 1) === 1 ? { hours } : { days }
  },
)

const sentPricing = z.strictObject({ ...sentPersonPrices, per: z.optional(choice(PRICE_UNITS)) }, priceError)

export const productSchemas = entrySchemas(
  { title: localizedLine(160) },
  {
    slug,
    shortDescription: perhapsLine(300),
    /** Per person or item, in major units. Without `child`, children pay the adult price. */
    pricing,
    ...commonFields,
    description: perhapsText(20_000),
    location: perhapsLine(160),
    duration,
    category: z.nullable(slug),
    requirements: nullable(localizedText(5000)),
    addOnFor: listOf(choice(MAIN_PRODUCTS), MAIN_PRODUCTS.length),
    transferTypes: listOf(choice(TRANSFER_TYPES), TRANSFER_TYPES.length),
    places: listOf(slug, MAX_PLACES),
    interests: listOf(choice(INTERESTS), INTERESTS.length),
  },
  {
    category: z.nullable(slugOrNamed()),
    pricing: sentPricing,
    price: sentPrice,
    ...serverFields,
    ...readOnly("freeCancellationHours"),
  },
)

export type ProductEntry = z.infer<typeof productSchemas.entry>
