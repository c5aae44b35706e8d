import { type Filled, numberOf, textOf } from "#lib/posted-form.ts"

export function buildReviewEntry(form: Filled) {
  const rating = numberOf(form, "rating")
  return {
    ...(rating !== undefined && { rating }),
    text: textOf(form, "text"),
    name: textOf(form, "name"),
    country: textOf(form, "country") || null,
    travelledAs: textOf(form, "travelledAs") || null,
    consent: form.has("consent"),
  }
}
