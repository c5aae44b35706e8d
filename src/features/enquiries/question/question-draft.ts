import { type Filled, numberOf, textOf } from "#lib/posted-form.ts"
import type { TourQuestion } from "./question.ts"

/** Reads a question from its form. Day and party are hidden fields, left out if they are not chosen. */
export function buildQuestion(form: Filled): TourQuestion {
  const travelDate = textOf(form, "date")
  const adults = numberOf(form, "adults")
  const children = numberOf(form, "children")
  return {
    message: textOf(form, "message"),
    contact: textOf(form, "contact"),
    tour: textOf(form, "tour"),
    ...(travelDate && { travelDate }),
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
  }
}
