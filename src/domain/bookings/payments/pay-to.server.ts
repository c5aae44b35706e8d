import type { Booking, PayTo } from "#domain/bookings/booking.ts"
import type { PaymentStep } from "#domain/bookings/quote/types.ts"
import { accountFor, type BankAccount, bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { MAX_AMOUNT, transferContent, vietQr } from "#domain/settings/bank-accounts/vietqr.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { BothKept } from "#i18n/money/shown-money.ts"
import { CURRENCIES, type Currency } from "#lib/money.ts"
import { qrPath } from "#server/qr-code.server.ts"

/** What the transfer of a step says behind the reference. */
const WORDS: Partial<Record<PaymentStep["kind"], string>> = { deposit: "COC", rest: "CON LAI" }

/** Adds the accounts into which the guest of a confirmed booking pays what is due, and everything at once. */
export async function withPayTo<B extends Booking>(booking: B): Promise<B> {
  const { bankAccounts = [] } = await findSettings()
  const { balance, balanceOther, payments } = booking
  const { steps, dueNow, dueNowOther } = payments
  const [first, another] = steps.filter(({ isDue }) => isDue)
  const word = first && !another ? WORDS[first.kind] : undefined
  const due = payTo(booking, { own: dueNow, other: dueNowOther, word, code: "vietqr.png" }, bankAccounts)
  if (dueNow === balance && dueNowOther === balanceOther) return { ...booking, payTo: due }
  const [open, more] = steps.filter((step) => step.open > 0)
  const rest = open && !more ? WORDS[open.kind] : undefined
  const all = { own: balance, other: balanceOther, word: rest, code: "vietqr.png?amount=all" }
  const payToAll = payTo(booking, all, bankAccounts)
  return { ...booking, payTo: due, ...(payToAll.length > 0 && { payToAll }) }
}

/** Returns the account into which an amount of a booking is asked for, if the company has one in its currency. */
export async function payToOf(booking: Booking, amount: number, currency: Currency): Promise<PayTo | undefined> {
  const { bankAccounts = [] } = await findSettings()
  const account = accountFor(bankAccounts, currency, booking.productType, booking.productId)
  const word = transferWord(booking, amount, currency)
  return account && ofAccount(booking, account, { amount, word, code: "vietqr.png" })
}

/** Returns what the transfer of an amount says behind the reference, if it is that of a step. */
function transferWord({ pricing, payments }: Booking, amount: number, currency: Currency): string | undefined {
  const isOwn = pricing.currency === currency
  const step = payments.steps.find(({ open, openOther }) => (isOwn ? open : openOther) === amount)
  return step && WORDS[step.kind]
}

/** Returns the code of the account in đồng, once `withPayTo` has added it. */
export const vietQrOf = (payTo: readonly PayTo[] = []) => payTo.find(({ vietQr }) => vietQr)?.vietQr

/** An amount in major units of both currencies, the word of its transfer, and the name of its picture. */
type Asked = BothKept & { word: string | undefined; code: string }

function payTo(booking: Booking, asked: Asked, accounts: readonly BankAccount[]): PayTo[] {
  const { status, calledOff, pricing, productType, productId } = booking
  // Without a price nobody knows what is owed.
  if (status !== "confirmed" || calledOff !== null || pricing.total === 0) return []
  return CURRENCIES.toSorted((a) => (a === "VND" ? -1 : 1)).flatMap((currency) => {
    const account = accountFor(accounts, currency, productType, productId)
    const amount = pricing.currency === currency ? asked.own : asked.other
    return account && amount > 0 ? [ofAccount(booking, account, { ...asked, amount })] : []
  })
}

function ofAccount(
  { _id, reference }: Booking,
  account: BankAccount,
  { amount, word, code: picture }: Pick<Asked, "word" | "code"> & { amount: number },
): PayTo {
  const { bin, accountNumber, currency, holder, branch, swift } = account
  const content = transferContent(reference, word)
  const text = currency === "VND" && amount <= MAX_AMOUNT ? vietQr({ bin, accountNumber, amount, content }) : undefined
  const code = text === undefined ? null : { text, ...qrPath(text), picture: `/api/bookings/${_id}/${picture}` }
  return { currency, amount, bank: bankName(account), branch, swift, accountNumber, holder, content, vietQr: code }
}
