import * as z from "zod/mini"
import { fieldsError } from "#lib/fields.ts"
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
  outdated,
  truth,
  wholeNumber,
} from "./content-fields.ts"

const lines = listOf(localizedLine(400), 60)

export const commonFields = {
  isActive: truth,
  /** Taken off the site for good. Content that was never on it is a draft. */
  isArchived: truth,
  isFeatured: truth,
  position: wholeNumber(0, 1_000_000),
  alsoKnownAs: otherNames,
  images,
  highlights: lines,
  included: lines,
  excluded: lines,
  cancellationPolicy: nullable(localizedText(2000)),
  cancellationBands,
  outdated,
}

/** Per person, in major units. Without `child`, children pay the adult price. */
export const personPrices = { adult: amount, child: z.nullable(amount), currency }

/** Prices as the spec sends them. Missing ones are completed. */
export const sentPersonPrices = {
  adult: amount,
  child: z.optional(z.nullable(amount)),
  currency: z.optional(currency),
  perTrip: z.optional(truth),
}

export const priceError = { error: fieldsError("priceInvalid") }

type Prices = z.infer<z.ZodMiniObject<typeof personPrices>>

/** Rejects fractions of cents and đồng. */
export const arePayable = z.refine<Prices>(
  ({ adult, child, currency }) => isPayable(adult, currency) && isPayable(child ?? 0, currency),
  "priceInvalid",
)
