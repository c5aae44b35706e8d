import { countryOf, type Filled, textOf } from "#lib/posted-form.ts"

export function readCustomer(form: Filled) {
  const text = (name: string) => textOf(form, name)
  return {
    customerInfo: { name: text("name"), email: text("email"), phone: text("phone"), ...countryOf(form) },
    specialRequests: text("specialRequests"),
  }
}
