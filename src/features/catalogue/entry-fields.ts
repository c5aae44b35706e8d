import * as z from "zod/mini"
import {
  amount,
  cancellationBands,
  currency,
  images,
  isPayable,
  listOf,
  localizedLine,
  localizedText,
  nullable,
  otherNames,
  truth,
  wholeNumber,
} from "#i18n/content-fields.ts"
import { fieldsError } from "#lib/fields.ts"

/*
 * The fields that staff write of tours, transfers and products alike.
 */

const lines = listOf(localizedLine(400), 60)

/** Fields that have a default. */
export const commonFields = {
  isActive: truth,
  isFeatured: truth,
  /** Small numbers come first in lists. */
  position: wholeNumber(0, 1_000_000),
  alsoKnownAs: otherNames,
  images,
  highlights: lines,
  included: lines,
  excluded: lines,
  cancellationPolicy: nullable(localizedText(2000)),
  cancellationBands,
}

/** Prices for one person in major units. Without `child` a child pays the adult price. */
export const personPrices = { adult: amount, child: z.nullable(amount), currency }

/** The same as the specification sends them. What is missing is completed. */
export const sentPersonPrices = {
  adult: amount,
  child: z.optional(z.nullable(amount)),
  currency: z.optional(currency),
  perTrip: z.optional(truth),
}

export const priceError = { error: fieldsError("priceInvalid") }

type Prices = z.infer<z.ZodMiniObject<typeof personPrices>>

/** Refuses prices with fractions of cents or đồng. */
export const arePayable = z.refine<Prices>(
  ({ adult, child, currency }) => isPayable(adult, currency) && isPayable(child ?? 0, currency),
  "priceInvalid",
)
