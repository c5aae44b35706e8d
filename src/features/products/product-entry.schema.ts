import * as z from "zod/mini"
import {
  amount,
  cancellationBands,
  choice,
  currency,
  entrySchemas,
  images,
  isPayable,
  listOf,
  localizedLine,
  localizedText,
  otherNames,
  slug,
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
const duration = z.union(
  [z.strictObject({ hours: wholeNumber(1, 23) }, wrong), z.strictObject({ days: wholeNumber(1, 366) }, wrong)],
  "durationInvalid",
)

const lines = listOf(localizedLine(400), 60)

const schemas = entrySchemas(
  {
    slug,
    title: localizedLine(160),
    shortDescription: localizedLine(300),
    description: localizedText(20_000),
    location: localizedLine(160),
    duration,
    /** Major units of the currency, for one person or one item. Without `child` a child pays as an adult does. */
    pricing,
  },
  {
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
    requirements: z.nullable(localizedText(5000)),
    cancellationPolicy: z.nullable(localizedText(2000)),
    cancellationBands,
    addOnFor: listOf(choice(MAIN_PRODUCTS), MAIN_PRODUCTS.length),
  },
)

/** A product as staff edit it. */
export const productEntry = schemas.entry
export type ProductEntry = z.infer<typeof productEntry>
/** Body of `POST /products`. */
export const productCreation = schemas.creation
/** Body of `PUT /products/{id}`. */
export const productChange = schemas.change
