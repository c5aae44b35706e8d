import * as z from "zod/mini"
import type { CancellationBand } from "#features/tours/tour.ts"
import { fieldsError, oneLine, required } from "#lib/fields.ts"
import type { Currency } from "#lib/money.ts"
import type { Booking, BookingStatus } from "./booking.ts"
import type { Quote } from "./quote.ts"

/** Who changed a booking: its owner by account, a guest with proof, the company, or the site by itself. */
export type Side = "customer" | "guest" | "staff" | "system"

/** Which state may follow which (booking-rules.md). */
const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ["confirmed", "cancelled"],
  confirmed: ["completed", "cancelled", "no-show"],
  completed: [],
  cancelled: [],
  "no-show": [],
}

/** Whether a booking in one state may go over into another. */
export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to)
}

/** What cancelling costs: in the currency of the booking (major units) and in whole đồng. Instants are ISO texts. */
export type CancellationCost = {
  band: CancellationBand | null
  refundPercent: number
  currency: Currency
  refund: number
  fee: number
  refundVnd: number
  feeVnd: number
  /** The last instant at which this holds, in UTC and as Hanoi's clock shows it; null where it no longer changes. */
  until: string | null
  untilInHanoi: string | null
  nextRefundPercent: number | null
}

/** What screens need to know of a booking's life, beside its state. */
export type BookingLife = {
  /** Counts the changes; send it along with one, to be told when another came first. */
  version: number
  /** Whether its owner or guest may cancel or move it now. Staff may do more. */
  canCancel: boolean
  canMove: boolean
  /** What cancelling costs now, or what it cost; null where it is no longer a question. */
  cancellation: CancellationCost | null
  cancelledAt: string | null
  cancelledBy: Side | null
  /**
   * Set: the company called the departure off. It can be moved or cancelled at no cost until another date is chosen.
   */
  calledOff: { reason: string } | null
  /** How often calendars had to be told of a change. */
  calendarSequence: number
  /** Addresses of its papers below the site; they want the same proof as the booking. */
  documents: { calendar: string | null; voucher: string | null }
}

/** `GET /bookings/{id}/cancellation`. */
export type CancellationAnswer = {
  success: true
  data: CancellationCost & { allowed: boolean; policy: Booking["cancellationPolicy"]; total: number; totalVnd: number }
}

/**
 * Body of `PUT /bookings/{id}/cancel` (spec §7). `refundPercent` is what was shown: where it no longer holds, 409. Of
 * staff it is what they decide to give back.
 */
export const cancelRequest = z.strictObject(
  {
    cancellationReason: oneLine(500, "reasonRequired").check(required("reasonRequired")),
    refundPercent: z.optional(z.int("refundInvalid").check(z.gte(0, "refundInvalid"), z.lte(100, "refundInvalid"))),
  },
  { error: fieldsError("reasonRequired") },
)
export type CancelRequest = z.infer<typeof cancelRequest>

/** What a move tells beforehand: the price now and then, in major units of each quote's currency. */
export type MoveQuote = {
  quote: Quote
  travelDate: string
  startTime: string | null
  departureId: string | null
  /** New less old; in the booking's currency, null where that changes, and in đồng. */
  difference: number | null
  differenceVnd: number
  /** True: afterwards it waits for the company to confirm it. */
  needsConfirmation: boolean
  /** The most that cancelling gives back afterwards, in percent. */
  refundCap: number
}
