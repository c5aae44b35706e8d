import * as z from "zod/mini"
import { acceptsAlso, listOf } from "#domain/catalogue/content-fields.ts"
import { fieldsError, oneLine } from "#lib/fields.ts"
import { CURRENCIES } from "#lib/money.ts"
import { ACCOUNT_USES, MAX_ACCOUNT_NUMBER, MAX_ACCOUNT_PRODUCTS, MAX_BANK_ACCOUNTS } from "./bank-account.ts"
import { bankOf } from "./banks.ts"

// Errors are keys of ../staff-messages.ts.

const MAX_HOLDER = 70
const MAX_BRANCH = 80
const MAX_BANK_NAME = 60

export const BIN = /^\d{6}$/
const SWIFT = /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/

/** Banks write names without accents and apostrophes. */
const asBanksWrite = (name: string) =>
  name
    .replace(/['’]/g, "")
    .replace(/[đĐðÐ]/g, "D")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()

/** Numbers and codes are copied with blanks and dots in them. */
const withoutMarks = z.overwrite((text: string) => text.replace(/[\s.-]/g, "").toUpperCase())

/** A text that may be left out. */
export const orNone = (text: z.ZodMiniType<string>) => acceptsAlso(text, [], (value) => value ?? "")

export const bin = oneLine(60, "binInvalid").check(withoutMarks)
export const nameOfBank = orNone(oneLine(MAX_BANK_NAME, "bankNameRequired"))
export const accountNumber = oneLine(60, "accountNumberInvalid").check(
  withoutMarks,
  z.regex(new RegExp(`^[A-Z\\d]{1,${MAX_ACCOUNT_NUMBER}}$`), "accountNumberInvalid"),
)
export const holder = oneLine(MAX_HOLDER, "holderInvalid").check(
  z.overwrite(asBanksWrite),
  // Not `required`, which would keep the checks of the whole account from being made.
  z.regex(/^[A-Z\d .,&-]+$/, "holderInvalid"),
)

const bankAccount = z
  .strictObject(
    {
      bin: bin.check(z.regex(BIN, "binInvalid")),
      bankName: nameOfBank,
      accountNumber,
      holder,
      branch: orNone(oneLine(MAX_BRANCH, "textInvalid")),
      currency: z.enum(CURRENCIES, "accountCurrencyInvalid"),
      swift: orNone(oneLine(40, "swiftInvalid").check(withoutMarks)),
      usedFor: z.enum(ACCOUNT_USES, "accountUseInvalid"),
      products: z.optional(
        z
          .array(z.uuid("accountProductInvalid"), "accountProductInvalid")
          .check(z.maxLength(MAX_ACCOUNT_PRODUCTS, "tooMany")),
      ),
    },
    { error: fieldsError("fieldRequired") },
  )
  .check(
    z.refine(({ bin, bankName }) => !BIN.test(bin) || bankOf(bin) !== undefined || bankName !== "", {
      error: "bankNameRequired",
      path: ["bankName"],
    }),
    z.refine(({ currency, swift }) => currency === "VND" || SWIFT.test(swift), {
      error: "swiftInvalid",
      path: ["swift"],
    }),
    // The name of a known bank is that of the list, and transfers within Vietnam need no SWIFT code.
    z.overwrite(({ products = [], ...account }) => ({
      ...account,
      ...(products.length > 0 && { products }),
      bankName: bankOf(account.bin) ? "" : account.bankName,
      swift: account.currency === "VND" ? "" : account.swift,
    })),
  )

export const bankAccounts = listOf(bankAccount, MAX_BANK_ACCOUNTS).check(({ value: accounts, issues }) => {
  const numbers = accounts.map(({ bin, accountNumber }) => `${bin} ${accountNumber}`)
  numbers.forEach((number, nth) => {
    if (numbers.indexOf(number) < nth)
      issues.push({ code: "custom", message: "accountTwice", path: [nth, "accountNumber"], input: number })
  })
})
