import { type Filled, textOf } from "#lib/posted-form.ts"

/** The parameter of a booking's address to which the form of the account is posted without JavaScript. */
export const REFUND_FORM = "refund"
/** Chosen instead of a bank that isn't in the list. */
export const OTHER_BANK = "other"

/** As the API names them. */
export const ACCOUNT_FIELDS = ["way", "bin", "bankName", "accountNumber", "holder", "note"] as const

/** Reads the form of the account, in the browser and on the server. */
export function readAccount(form: Filled) {
  const typed = Object.fromEntries(ACCOUNT_FIELDS.map((name) => [name, textOf(form, name)]))
  const version = Number(textOf(form, "version") || "0")
  return { ...typed, bin: typed.bin === OTHER_BANK ? "" : typed.bin, version }
}
