import {
  booleanField,
  cancellationBands,
  images,
  listOf,
  localizedLine,
  localizedText,
  nullable,
  otherNames,
  outdated,
  wholeNumber,
} from "./content-fields.ts"
import { paymentPlan } from "./payment-plan.schema.ts"

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
  /** Null: the one of the settings. */
  paymentPlan,
  outdated,
}
