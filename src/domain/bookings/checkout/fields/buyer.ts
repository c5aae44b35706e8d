import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { type Filled, textOf } from "#lib/posted-form.ts"

const NAMES = ["name", "taxCode", "personalId", "passport", "address", "email"] as const

/** The names of a buyer's inputs, which stand beside those of the guest. */
export const buyerInput = (name: keyof Buyer) => `buyer.${name}`

/** The name of the box that asks for an invoice. */
export const WANTS_INVOICE = "buyer.wanted"

/** Returns for whom an invoice is wanted: without the box nobody, and with it what is filled in, even if that is nothing. */
export const readWantedBuyer = (form: Filled): Buyer | undefined =>
  form.has(WANTS_INVOICE) ? readBuyer(form) : undefined

/** Returns the buyer of a form. A company has no papers of a person. */
export function readBuyer(form: Filled): Buyer {
  const texts = NAMES.map((name) => [name, textOf(form, buyerInput(name))] as const)
  const kind = textOf(form, buyerInput("kind")) === "person" ? "person" : "company"
  const buyer = { kind, ...Object.fromEntries(texts) } as Buyer
  return kind === "company" ? { ...buyer, personalId: "", passport: "" } : buyer
}
