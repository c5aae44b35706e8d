import { isUnpriced } from "#domain/bookings/balance.ts"
import type { Booking, StaffBooking } from "#domain/bookings/booking.ts"
import { startInstant } from "#domain/bookings/quote/cancellation.ts"
import type { Language } from "#i18n/localized.ts"
import { formatDongFirst, type Rated } from "#i18n/money/money-text.ts"
import { now } from "#lib/clock.ts"
import { pick } from "#lib/data/pick.ts"

type Priced = { pricing: Pick<Booking["pricing"], "currency" | "total" | "vndPerUsd"> }

/** Returns the total, đồng first, or undefined if there is no price yet. */
export function formatTotal({ pricing }: Priced, language: Language): string | undefined {
  return pricing.total ? formatDongFirst(pricing.total, pricing, language) : undefined
}

type Owing = Priced & Pick<StaffBooking, "balance" | "balanceOther" | "isOtherExact" | "status">

/** Returns how amounts that were paid of a booking, or are left of it, are written. */
export const ratedOf = ({ pricing, isOtherExact }: Priced & { isOtherExact: boolean }): Rated => ({
  ...pick(pricing, "currency", "vndPerUsd"),
  isOtherExact,
})

/** Returns whether the price isn't known yet. */
export const hasNoPrice = ({ pricing, status }: Priced & Pick<StaffBooking, "status">): boolean =>
  isUnpriced(status, pricing.total)

/** Returns how a booking stands: without a price, nothing paid yet, something left, settled, or a refund owed. */
export function balanceState({ balance, pricing, status }: Owing) {
  if (hasNoPrice({ pricing, status })) return "unpriced"
  if (balance < 0) return "refund"
  if (balance > 0) return status !== "cancelled" && balance === pricing.total ? "unpaid" : "partly"
  return status === "cancelled" ? undefined : "settled"
}

/** Returns a booking's payment state as a label, with the amount if only a part was paid. */
export function formatBalance(booking: Owing, translate: (key: string) => string, language: Language): string {
  const state = balanceState(booking)
  if (!state) return ""
  const text = translate(`bookings.balances.${state}`)
  if (state !== "partly" && state !== "refund") return text
  const { balance, balanceOther } = booking
  return `${text} ${formatDongFirst(Math.abs(balance), ratedOf(booking), language, Math.abs(balanceOther))}`
}

/** Returns the message that follows an action: the guest gets a mail, or must be told by phone. */
export function doneText(
  done: "confirmed" | "declined" | "cancelled" | "moved" | "priced",
  { customerInfo }: Pick<Booking, "customerInfo">,
): string {
  return `bookings.${customerInfo.email ? "actions" : "byPhone"}.${done}`
}

type Countdown = { unit: "minutes" | "hours" | "days"; n: number; isOverdue: boolean }

/** Returns the time until an answer is due, in the largest unit that fits. */
export function countdown(answerBy: string, present = now()): Countdown {
  const minutes = Math.round((Date.parse(answerBy) - present) / 60_000)
  const size = Math.abs(minutes)
  const isOverdue = minutes < 0
  if (size < 90) return { unit: "minutes", n: size, isOverdue }
  if (size < 48 * 60) return { unit: "hours", n: Math.round(size / 60), isOverdue }
  return { unit: "days", n: Math.round(size / 1440), isOverdue }
}

/** Returns whether a trip has begun, so that it can be said how it went. The server decides. */
export function hasStarted(booking: Pick<Booking, "travelDate" | "startTime">): boolean {
  return startInstant(booking).getTime() <= now()
}
