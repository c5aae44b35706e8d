import { type Currency, toMinor } from "#lib/money.ts"

export type Owed = {
  status: string
  currency: Currency
  totalMinor: number
  /** In major units. */
  cancellation: { fee: number } | null
}

/** Returns what the booking costs, or what cancelling it costs, in minor units. */
export function dueMinor({ status, currency, totalMinor, cancellation }: Owed): number {
  return status === "cancelled" ? toMinor(cancellation?.fee ?? 0, currency) : totalMinor
}

/** Returns what the guest still owes, in minor units. Below zero, the company owes it to the guest. */
export function balanceMinor(booking: Owed & { paidMinor: number }): number {
  return dueMinor(booking) - booking.paidMinor
}
