import type { Booking } from "#domain/bookings/booking.ts"

/**
 * Returns whether the settings' words on how to pay belong to a booking. Where a plan was agreed, its steps and the
 * accounts say it, and the settings' words might say something else.
 */
export function saysHowToPay({
  status,
  payments,
  payTo = [],
}: Pick<Booking, "status" | "payments" | "payTo">): boolean {
  return payments?.plan == null || (status === "confirmed" && payments.dueNow > 0 && payTo.length === 0)
}
