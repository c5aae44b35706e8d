import * as z from "zod/mini"
import { fieldsError } from "#lib/fields.ts"
import {
  amount,
  booleanField,
  cancellationBands,
  currency,
  hasWholeMinorUnits,
  images,
  listOf,
  localizedLine,
  localizedText,
  nullable,
  otherNames,
  outdated,
  wholeNumber,
} from "./content-fields.ts"

const lines = listOf(localizedLine(400), 60)

export const commonFields = {
  isActive: booleanField,
  /** Taken off the site for good. Content that was never on it is a draft. */
  isArchived: booleanField,
  isFeatured: booleanField,
  position: wholeNumber(0, 1_000_000),
  alsoKnownAs: otherNames,
  images,
  highlights: lines,
  included: lines,
  excluded: lines,
  cancellationPolicy: nullable(localizedText(2000)),
  cancellationBands,
  cutoffHours: wholeNumber(0, 720),
  outdated,
}

export const commonDefaults = {
  isActive: true,
  isArchived: false,
  isFeatured: false,
  position: 0,
  alsoKnownAs: [],
  images: [],
  highlights: [],
  included: [],
  excluded: [],
  cancellationPolicy: null,
  cancellationBands: [],
  cutoffHours: 12,
  outdated: [],
}

/** Per person, in major units. Without `child`, children pay the adult price. */
export const personPrices = { adult: amount, child: z.nullable(amount), currency }

export const sentPersonPrices = {
  adult: amount,
  child: z.optional(z.nullable(amount)),
  currency: z.optional(currency),
  perTrip: z.optional(booleanField),
}

export const priceError = { error: fieldsError("priceInvalid") }

type Prices = z.infer<z.ZodMiniObject<typeof personPrices>>

export const wholeMinorUnits = z.refine<Prices>(
  ({ adult, child, currency }) => hasWholeMinorUnits(adult, currency) && hasWholeMinorUnits(child ?? 0, currency),
  "priceInvalid",
)
