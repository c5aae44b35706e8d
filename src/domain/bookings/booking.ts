import type * as z from "zod"
import type { Pagination } from "#lib/api/pagination.ts"
import { withDots } from "#lib/text/join-parts.ts"
import type { Quoted } from "./quote/types.ts"
import type * as shapes from "./shapes.server.ts"

export type Booking = z.infer<typeof shapes.booking>
export type Plan = z.infer<typeof shapes.plan>
export type StaffBooking = z.infer<typeof shapes.staffBooking>
export type BookingStatus = Booking["status"]
export type TourDetails = NonNullable<Booking["tourDetails"]>
export type TransferDetails = NonNullable<Booking["transferDetails"]>
export type ProductDetails = NonNullable<Booking["productDetails"]>
export type BookedChoice = TourDetails["choices"][number]
export type BookedExtra = TourDetails["extras"][number]
export type BookedPickup = NonNullable<TourDetails["pickup"]>
export type ListedTraveler = NonNullable<TourDetails["travelerList"]>[number]
export type BookedFlight = NonNullable<TransferDetails["flight"]>
export type GuestEvent = z.infer<typeof shapes.guestEvent>
export type PayTo = z.infer<typeof shapes.payTo>
export type CancellationCost = z.infer<typeof shapes.cancellationCost>
/** `customer` has an account, `guest` a token or reference. */
export type Side = NonNullable<Booking["cancelledBy"]>

export const BOOKING_STATUSES = ["pending", "confirmed", "completed", "cancelled", "no-show"] as const
/** A booking is made on the site, or by the office for a guest. */
export const BOOKING_SOURCES = ["site", "office"] as const
export type BookingSource = (typeof BOOKING_SOURCES)[number]
/** How the guest came. Those who book on the site themselves are `site`; staff choose for all others. */
export const BOOKING_CHANNELS = ["site", "phone", "zalo", "facebook", "walk-in", "partner"] as const
export type BookingChannel = (typeof BOOKING_CHANNELS)[number]
/** Why staff cancel, for the figures. */
export const STAFF_CAUSES = [
  ...(["plans", "weather", "price", "no-answer", "not-enough-guests"] as const),
  ...(["unpaid", "duplicate", "fully-booked", "no-vehicle", "other"] as const),
] as const
/** `expired`: nobody answered the request in time. `called-off`: the company had cancelled the departure. */
export const CANCELLATION_CAUSES = [...STAFF_CAUSES, "expired", "called-off"] as const
export type CancellationCause = (typeof CANCELLATION_CAUSES)[number]
/** Columns that guests read nothing of. */
export const STAFF_ONLY = ["staffNote", "channel", "cancellationCause"]
/** The kinds of events that guests see. */
export const GUEST_EVENTS = [
  ...(["requested", "places-held", "confirmed", "moved", "changed", "priced", "cancelled"] as const),
  ...(["completed", "no-show", "reminded", "links-ended", "email-confirmed"] as const),
  ...(["plan-link-made", "plan-link-ended"] as const),
  ...(["departure-guaranteed", "departure-called-off"] as const),
] as const
export const PAYMENT_KINDS = ["payment", "refund"] as const
export const PAYMENT_METHODS = ["transfer", "cash", "card", "momo"] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What the people who travel still have to send of themselves. `passports` are birth years and ends of passport numbers. */
const MISSING_OF_TRAVELERS = ["travelerNames", "passports"] as const
/** `arrival` is a flight or landing time, `returnTime` the flight or time of the return leg. */
export const MISSING_DETAILS = [
  ...(["arrival", "pickupTime", "pickupPlace", "dropoffPlace", "returnTime"] as const),
  ...MISSING_OF_TRAVELERS,
] as const
export type MissingDetail = (typeof MISSING_DETAILS)[number]

/** Returns the travellers' part of the details. */
export const missingOfTravelers = (missing: readonly MissingDetail[]) =>
  MISSING_OF_TRAVELERS.filter((detail) => missing.includes(detail))

export type QuoteAnswer = { success: true; data: Quoted }

/**
 * Answer of `POST /bookings`. The token is returned only once; sent as `X-Guest-Token`, it opens the booking. It isn't
 * needed if `openedByAccount`: the session is valid, and the user may open the booking.
 */
export type BookingAnswer = { success: true; booking: Booking; guestToken: string; openedByAccount: boolean }
export type MyBookingsAnswer = { success: true; bookings: Booking[]; pagination: Pagination }
export type GuestEventsAnswer = { success: true; data: GuestEvent[] }
export type OneBookingAnswer = { success: true; booking: Booking }

/** Keep `guestToken`: the mailed link works once. `verificationRequired`: a link is mailed if there are bookings. */
export type GuestBookingsAnswer = {
  success: true
  bookings: Booking[]
  pagination: Pagination
  verificationRequired?: true
  guestToken?: string
}

/** Source: booking-rules.md. */
const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  pending: ["confirmed", "cancelled"],
  confirmed: ["completed", "cancelled", "no-show"],
  completed: [],
  cancelled: [],
  "no-show": [],
}

export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to)
}

/** Returns whether the company has cancelled the departure, and the guest has yet to choose another date or to cancel. */
export function awaitsChoice({ status, calledOff }: BookingStage): boolean {
  return Boolean(calledOff) && canBecome(status, "cancelled")
}

/** Returns a traveller with birth year and passport for staff and the guest, such as 'Emma Jones · 1984 · …4F21'. */
export function describeTraveler({ name, birthYear, passportEnding }: ListedTraveler): string {
  return withDots(name, birthYear, passportEnding && `…${passportEnding}`)
}

export type BookingStage = { status: BookingStatus; calledOff: unknown } & Partial<
  Pick<Booking, "cancelledBy" | "confirmedAt">
>
export type BookingState = BookingStatus | "calledOff" | "declined" | "expired"

/**
 * Returns what screens call the booking's state: its status, unless its guest has yet to choose, or it is a request that
 * staff declined or nobody answered.
 */
export function stateOf(stage: BookingStage): BookingState {
  const { status, cancelledBy, confirmedAt } = stage
  if (awaitsChoice(stage)) return "calledOff"
  if (status !== "cancelled" || confirmedAt !== null) return status
  return cancelledBy === "staff" ? "declined" : cancelledBy === "system" ? "expired" : status
}
