import { countryOf, type Filled, textOf } from "#lib/posted-form.ts"
import { readWantedBuyer } from "./buyer.ts"

export function readCustomer(form: Filled) {
  const text = (name: string) => textOf(form, name)
  const buyer = readWantedBuyer(form)
  return {
    ...(buyer && { buyer }),
    customerInfo: { name: text("name"), email: text("email"), phone: text("phone"), ...countryOf(form) },
    specialRequests: text("specialRequests"),
  }
}
