import type { Quoted } from "#domain/bookings/quote/types.ts"
import { doubtOf } from "#i18n/money/money-text.ts"
import { toShownMinor } from "#i18n/money/shown-money.ts"
import { type Money, otherCurrency, toMajor, toMinor } from "#lib/money.ts"
import type { Most } from "#office/ui/fields/money-question.tsx"
import type { NewOrder } from "./new-order.ts"

/** Returns what the deposit and the agreed price are compared with: the price, as far as it is known. */
export function limitsOf({ agreed }: NewOrder, quoted: Quoted | undefined) {
  if (!quoted) return { deposit: {}, agreed: {} }
  const { currency, totalMinor, vndPerUsd } = quoted
  const before = { amount: totalMinor, currency }
  const price = agreed.amount ? { amount: toMinor(agreed.amount, agreed.currency), currency: agreed.currency } : before
  return { deposit: { most: mostOf(price, vndPerUsd) }, agreed: { before, vndPerUsd } }
}

function mostOf({ amount, currency }: Money, vndPerUsd: number): Most {
  const other = otherCurrency(currency)
  const shown = toMajor(toShownMinor(amount, currency, vndPerUsd), other)
  return { amounts: { [currency]: toMajor(amount, currency), [other]: shown } as Most["amounts"], of: "price" }
}

/** Returns what is wrong with the amounts: unreadable, or perhaps a slip and not yet said to be right. */
export function amountProblems(order: NewOrder, quoted: Quoted | undefined): Record<string, string> {
  const limits = limitsOf(order, quoted)
  const problemOf = ({ amount, currency, isSure }: NewOrder["agreed"], of: Parameters<typeof doubtOf>[2]) => {
    if (Number.isNaN(amount)) return `staff.money.unreadable.${currency}`
    return !isSure && doubtOf(amount, currency, of) ? "staff.money.unsure" : undefined
  }
  const deposit = problemOf(order.deposit, { most: limits.deposit.most?.amounts })
  const agreed = problemOf(order.agreed, limits.agreed)
  return { ...(deposit && { "payment.amount": deposit }), ...(agreed && { "agreedPrice.amount": agreed }) }
}
