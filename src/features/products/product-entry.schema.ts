import * as z from "zod/mini"
import { INTERESTS } from "#features/tours/tour.ts"
import {
  acceptsAlso,
  amount,
  cancellationBands,
  choice,
  currency,
  type Derived,
  entrySchemas,
  images,
  isObject,
  isPayable,
  listOf,
  localizedLine,
  localizedText,
  nullable,
  otherNames,
  SERVER_FIELDS,
  slug,
  slugOrNamed,
  truth,
  wholeNumber,
} from "#i18n/content-fields.ts"
import { fieldsError } from "#lib/fields.ts"
import { MAIN_PRODUCTS, PRICE_UNITS } from "./product.ts"

const pricing = z
  .strictObject(
    { adult: amount, child: z.nullable(amount), currency, per: choice(PRICE_UNITS) },
    { error: fieldsError("priceInvalid") },
  )
  .check(
    z.refine(
      ({ adult, child, currency }) => isPayable(adult, currency) && isPayable(child ?? 0, currency),
      "priceInvalid",
    ),
  )

const wrong = { error: fieldsError("durationInvalid") }

/** Hours or days; the number of days alone; or as it is read, with all of them. */
const duration = acceptsAlso(
  z.union(
    [z.strictObject({ hours: wholeNumber(1, 23) }, wrong), z.strictObject({ days: wholeNumber(1, 366) }, wrong)],
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

/** Prices as the specification sends them; what is missing is completed. */
const sentPricing = z.strictObject(
  {
    adult: amount,
    child: z.optional(z.nullable(amount)),
    currency: z.optional(currency),
    per: z.optional(choice(PRICE_UNITS)),
    perTrip: z.optional(truth),
  },
  { error: fieldsError("priceInvalid") },
)

/** What may be sent back as it was read. */
export const productDerived = {
  ...SERVER_FIELDS,
  price: { from: "pricing.adult" },
  freeCancellationHours: { from: "cancellationBands" },
} satisfies Derived

const lines = listOf(localizedLine(400), 60)

const schemas = entrySchemas(
  { title: localizedLine(160), description: localizedText(20_000), location: localizedLine(160) },
  {
    duration,
    isActive: truth,
    isFeatured: truth,
    /** The smaller, the further in front. */
    position: wholeNumber(0, 1_000_000),
    /** The slug of a tour category; null: an extra. */
    category: z.nullable(slug),
    alsoKnownAs: otherNames,
    images,
    highlights: lines,
    included: lines,
    excluded: lines,
    requirements: nullable(localizedText(5000)),
    cancellationPolicy: nullable(localizedText(2000)),
    cancellationBands,
    addOnFor: listOf(choice(MAIN_PRODUCTS), MAIN_PRODUCTS.length),
    interests: listOf(choice(INTERESTS), INTERESTS.length),
  },
  {
    completed: {
      slug,
      shortDescription: localizedLine(300),
      /** Major units of the currency, for one person or one item. Without `child` a child pays as an adult does. */
      pricing,
    },
    bodies: { category: z.optional(z.nullable(slugOrNamed)), pricing: z.optional(sentPricing) },
    derived: productDerived,
  },
)

/** A product as staff edit it. */
export const productEntry = schemas.entry
export type ProductEntry = z.infer<typeof productEntry>
/** Body of `POST /products`. */
export const productCreation = schemas.creation
/** Body of `PUT /products/{id}`. */
export const productChange = schemas.change
