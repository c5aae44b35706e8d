import type * as z from "zod"
import type * as shapes from "../shapes.server.ts"
import { bankOf } from "./banks.ts"

export type BankAccount = z.infer<typeof shapes.bankAccount>

export const MAX_BANK_ACCOUNTS = 10
/** What guests pay into an account: tours and the services beside them, transfers, or everything. */
export const ACCOUNT_USES = ["all", "tours", "transfers"] as const
/** Of letters and digits: more doesn't fit into a VietQR code. */
export const MAX_ACCOUNT_NUMBER = 19

/** Of the page with an account's code that stands on a counter. */
export const PAPER_SIZES = ["A6", "A5"] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** An account may be for so many tours and services by name. */
export const MAX_ACCOUNT_PRODUCTS = 50

type Sold = "tour" | "transfer" | "product"

/**
 * Returns the first account in a currency into which guests pay for something, as the company has ordered them. One that
 * names the tour or service comes before those for all of a kind.
 */
export function accountFor(
  accounts: readonly BankAccount[],
  currency: BankAccount["currency"],
  sold: Sold,
  productId = "",
): BankAccount | undefined {
  const use = sold === "transfer" ? "transfers" : "tours"
  const known = accounts.filter((account) => account.currency === currency)
  return (
    known.find(({ products = [] }) => products.includes(productId)) ??
    known.find(({ usedFor, products = [] }) => products.length === 0 && [use, "all"].includes(usedFor))
  )
}

/** Names an account where a payment keeps it: bank and number. It stays readable when the settings lose the account. */
export const accountKey = ({ bin, accountNumber }: Pick<BankAccount, "bin" | "accountNumber">): string =>
  `${bin}-${accountNumber}`

/** Returns what staff call an account by its key: 'Vietcombank 0011004123456'. */
export function accountLabel(key: string): string {
  const [, bin = "", number = ""] = /^([^-]*)-(.*)$/.exec(key) ?? []
  return `${bankOf(bin) ?? bin} ${number}`.trim() || key
}

export const bankName = ({ bin, bankName }: Pick<BankAccount, "bin" | "bankName">): string =>
  bankOf(bin) ?? (bankName || bin)
