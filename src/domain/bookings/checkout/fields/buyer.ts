import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { type Filled, textOf } from "#lib/posted-form.ts"

const NAMES = ["name", "taxCode", "personalId", "passport", "address", "email"] as const

/** The names of a buyer's inputs, which stand beside those of the guest. */
export const buyerInput = (name: keyof Buyer) => `buyer.${name}`

/** Returns for whom an invoice is wanted. Nobody, if nothing was filled in. A company has no papers of a person. */
export function readBuyer(form: Filled): Buyer | undefined {
  const texts = NAMES.map((name) => [name, textOf(form, buyerInput(name))] as const)
  if (texts.every(([, text]) => text === "")) return undefined
  const kind = textOf(form, buyerInput("kind")) === "person" ? "person" : "company"
  const buyer = { kind, ...Object.fromEntries(texts) } as Buyer
  return kind === "company" ? { ...buyer, personalId: "", passport: "" } : buyer
}
