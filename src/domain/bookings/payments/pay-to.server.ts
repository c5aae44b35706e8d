import type { Booking, PayTo } from "#domain/bookings/booking.ts"
import { accountFor, type BankAccount, bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { MAX_AMOUNT, transferContent, vietQr } from "#domain/settings/bank-accounts/vietqr.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { CURRENCIES } from "#lib/money.ts"
import { qrPath } from "#server/qr-code.server.ts"

/** Adds the accounts into which the guest of a confirmed booking pays what is still owed. */
export async function withPayTo<B extends Booking>(booking: B): Promise<B> {
  const { bankAccounts = [] } = await findSettings()
  return { ...booking, payTo: payTo(booking, bankAccounts) }
}

/** Returns the code of the account in đồng, once `withPayTo` has added it. */
export const vietQrOf = ({ payTo = [] }: Booking) => payTo.find(({ vietQr }) => vietQr)?.vietQr

function payTo(booking: Booking, accounts: readonly BankAccount[]): PayTo[] {
  const { status, calledOff, pricing, balance, balanceOther, productType } = booking
  // Without a price nobody knows what is owed.
  if (status !== "confirmed" || calledOff !== null || pricing.total === 0) return []
  return CURRENCIES.toSorted((a) => (a === "VND" ? -1 : 1)).flatMap((currency) => {
    const account = accountFor(accounts, currency, productType)
    const amount = pricing.currency === currency ? balance : balanceOther
    return account && amount > 0 ? [ofAccount(booking, account, amount)] : []
  })
}

function ofAccount({ _id, reference }: Booking, account: BankAccount, amount: number): PayTo {
  const { bin, accountNumber, currency, holder, branch, swift } = account
  const content = transferContent(reference)
  const text = currency === "VND" && amount <= MAX_AMOUNT ? vietQr({ bin, accountNumber, amount, content }) : undefined
  const code = text === undefined ? null : { text, ...qrPath(text), picture: `/api/bookings/${_id}/vietqr.png` }
  return { currency, amount, bank: bankName(account), branch, swift, accountNumber, holder, content, vietQr: code }
}
