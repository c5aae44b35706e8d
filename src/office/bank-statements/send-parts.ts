import type { HttpError } from "react-admin"
import type { BankTransaction } from "#domain/bank-statements/bank-statement.ts"
import { type Currency, toMinor } from "#lib/money.ts"
import type { Part } from "./part-fields.tsx"

/** Returns a part as the API takes it. */
export const sentOf = ({ booking, amount, isSure, isAnother }: Part, currency: Currency) => ({
  bookingId: booking?._id,
  amount: toMinor(amount ?? 0, currency),
  ...(isSure && { aboveBalance: true }),
  ...(isAnother !== null && { isAnother }),
})

/** Returns whether the API asks if a part is what staff have recorded by hand. `field`: where the request has the answer. */
export const isAskedOf = (error: unknown, field: string): boolean => {
  const { code, errors = {} } = ((error as HttpError).body ?? {}) as { code?: string; errors?: Record<string, string> }
  return code === "RECORDED_BY_HAND" && field in errors
}

/** Returns the parts of a transaction that bookings have got since. */
export function newParts(before: BankTransaction, after: BankTransaction): BankTransaction["allocations"] {
  const known = new Set(before.allocations.map(({ _id }) => _id))
  return after.allocations.filter(({ _id }) => !known.has(_id))
}
