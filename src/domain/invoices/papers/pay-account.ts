import type { PayTo } from "#domain/bookings/booking.ts"
import { accountFor, type BankAccount, bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { MAX_AMOUNT, transferContent, vietQr } from "#domain/settings/bank-accounts/vietqr.ts"
import type { Currency } from "#lib/money.ts"

type Asked = {
  amount: number
  currency: Currency
  reference: string
  /** What the transfer says behind the reference. */
  word: string | undefined
  productType: "tour" | "transfer" | "product"
  productId: string
}

/** Returns the account into which an amount is asked for, with the text of its VietQR code in đồng. */
export function payAccount(accounts: readonly BankAccount[], asked: Asked) {
  const { amount, currency, reference, word, productType, productId } = asked
  const account = accountFor(accounts, currency, productType, productId)
  if (!account) return undefined
  const { bin, accountNumber, branch, swift, holder } = account
  const content = transferContent(reference, word)
  const code = currency === "VND" && amount <= MAX_AMOUNT ? vietQr({ bin, accountNumber, amount, content }) : undefined
  const payTo: PayTo = {
    ...{ currency, amount, bank: bankName(account), branch, swift, accountNumber, holder, content },
    vietQr: null,
  }
  return { payTo, code }
}
