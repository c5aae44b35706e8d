import { countryOf, type Filled, numberOf, textOf } from "#lib/posted-form.ts"
import type { WaitingRequest } from "./waiting-list.ts"

/** Reads the form. What is no number becomes one that the schema refuses. */
export function buildWaitingRequest(form: Filled): WaitingRequest {
  const childAges = textOf(form, "childAges")
    .split(/[\s,;]+/)
    .filter(Boolean)
  return {
    departureId: textOf(form, "departureId"),
    name: textOf(form, "name"),
    email: textOf(form, "email"),
    phone: textOf(form, "phone"),
    ...countryOf(form),
    adults: numberOf(form, "adults") ?? 0,
    childAges: childAges.map((age) => (/^\d{1,2}$/.test(age) ? Number(age) : -1)),
  }
}
