import type { BookingChannel, BookingStatus, CancellationCause, ListedTraveler } from "#domain/bookings/booking.ts"

type Party = { adults: number; childAges?: number[] }

/** A booking of the demo company. Days count from today; minutes from now. */
export type Trip = {
  slug: string
  /** Index in `people`. */
  guest: number
  day: number
  status: BookingStatus
  party: Party
  /** How many days before the trip it was booked. */
  daysAhead?: number
  /** A request that waits: minutes until its answer is due; less than zero if the office is late. */
  answerInMinutes?: number
  zone?: string
  place?: string
  dropoff?: string
  pickupTime?: string
  flight?: [number: string, time: string]
  bags?: number
  /** Bags that the guest added later, more than the vehicle was chosen for. */
  bagsNow?: number
  sign?: string
  /** All who travel, where the product needs them. */
  people?: ListedTraveler[]
  wishes?: string
  note?: string
  paid?: "transfer" | "cash" | "deposit"
  /** The guest has sent a picture of the transfer slip, which nobody has checked. */
  slip?: true
  /** The guest has entered an account, and the refund is still to be made. */
  refundWaits?: true
  reason?: string
  /** Why it was cancelled, if anybody has said. */
  cause?: CancellationCause
  /** Default: one of those by which such guests come. */
  channel?: BookingChannel
  /** Staff have guaranteed the departure. */
  isGuaranteed?: true
  byPhone?: true
}
