import type { ContactRequest } from "#domain/enquiries/contact/contact.ts"
import { countryOf, type Filled, textOf } from "#lib/posted-form.ts"

export function buildContactRequest(form: Filled): ContactRequest {
  const text = (name: string) => textOf(form, name)
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    ...countryOf(form),
    subject: text("subject"),
    message: text("message"),
  }
}
