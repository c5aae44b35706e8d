import { type Filled, numberOf, textOf } from "#lib/posted-form.ts"

/** What was filled in, as the API takes it once the language is added. */
export function entryOf(form: Filled) {
  const rating = numberOf(form, "rating")
  return {
    ...(rating !== undefined && { rating }),
    text: textOf(form, "text"),
    name: textOf(form, "name"),
    country: textOf(form, "country") || null,
    consent: form.has("consent"),
  }
}
