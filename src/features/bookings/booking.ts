import type { CancellationStep } from "#features/catalogue/cancellation.ts"
import type { CancellationBand, Image } from "#features/catalogue/content.ts"
import type { ServiceType, VehicleType } from "#features/categories/category.ts"
import type { TransferType } from "#features/transfers/transfer.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import type { Currency } from "#lib/money.ts"
import type { Party, ProductType, Quoted, QuoteLine } from "./quote/types.ts"

export const PAYMENT_KINDS = ["payment", "refund"] as const
export const PAYMENT_METHODS = ["transfer", "cash"] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export type BookingStatus = "pending" | "confirmed" | "completed" | "cancelled" | "no-show"

/** `arrival` is a flight or landing time, `returnTime` the flight or time of the return leg. */
export const MISSING_DETAILS = ["arrival", "pickupTime", "pickupPlace", "dropoffPlace", "returnTime"] as const
export type MissingDetail = (typeof MISSING_DETAILS)[number]

export type Booking = {
  _id: string
  reference: string
  status: BookingStatus
  productId: string
  productType: ProductType
  /** The product at the time of booking. */
  product: { name: LocalizedContent; slug: string; image: Image | null }
  /** YYYY-MM-DD. For transfers the date of the pick-up, even if the flight is on another. */
  travelDate: string
  /** HH:MM, Hanoi time. For transfers the time of the pick-up. */
  startTime: string | null
  departure: { _id: string; date: string; startTime: string } | null
  travelers: number
  party: Party
  createdAt: string
  /** Whole đồng (spec §1); zero means 'contact for price'. */
  totalPrice: number
  /** In the product's currency; `total` is in major units. */
  pricing: { currency: Currency; total: number; vndPerUsd: number; rateDate: string }
  lines: QuoteLine[]
  /** True if the browser had shown another total, `claimedTotal`, in major units of `pricing.currency`. */
  priceChanged: boolean
  claimedTotal: number | null
  tourDetails: TourDetails | null
  transferDetails: TransferDetails | null
  productDetails: ProductDetails | null
  customerInfo: { name: string; email: string; phone: string; countryCode: string }
  pendingEmail: string | null
  /** What the guest still has to send for the trip. Empty once it is over or cancelled. */
  missing: MissingDetail[]
  specialRequests: string
  language: Language
  answerBy: string
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  /** False if the date is a holiday that excludes changes. */
  changesAllowed: boolean
  freeCancellationUntil: string | null
  /** What cancelling refunds from now on, by the policy. Empty if the booking can no longer be cancelled. */
  cancellationSteps: CancellationStep[]
  /** The first confirmation. Until then the policy binds nobody: cancelling is free. */
  confirmedAt: string | null
  cancellationReason: string | null
  /** False if the request gets its seats only after confirmation. */
  placesHeld: boolean
  /** True after a mailed link was opened, or if the user's email was verified. */
  emailConfirmed: boolean
} & BookingState

/** A booking as staff see it. `undoUntil` is there if one is asked for by its id: until when the last decision can be undone. */
export type StaffBooking = Booking & {
  staffNote: string
  userId: string | null
  updatedAt: string
  undoUntil?: string | null
}

type ProductThen = { name: LocalizedContent; slug: string; image: Image | null; extras: BookedExtra[] }
/** `name` is that of the option, such as 'Single cabin'. `quantity` counts what one price is for, on one leg. */
export type BookedChoice = { code: string; option: string; name: LocalizedContent; quantity: number }
export type BookedExtra = { productId: string; name: LocalizedContent; quantity: number }

/** `place` is the guest's text. `time` is set if the pick-up is before the start, Hanoi time. */
export type BookedPickup = {
  zone: LocalizedContent | null
  meetingPoint: LocalizedContent | null
  place: string
  time: string | null
}

export type TourDetails = ProductThen & {
  duration: { days: number; nights: number }
  location: LocalizedContent
  meetingPoint: LocalizedContent | null
  privateGroup: boolean
  pickup: BookedPickup | null
  choices: BookedChoice[]
}

export type TransferDetails = ProductThen & {
  type: TransferType
  /** The end where the airport is. */
  airportEnd: "from" | "to" | null
  from: LocalizedContent
  to: LocalizedContent
  route: LocalizedContent | null
  distance: number | null
  /** Minutes. */
  duration: number
  serviceType: ServiceType
  vehicleType: VehicleType
  vehicle: LocalizedContent | null
  vehicleCode: string | null
  largeBags: number | null
  meetingPoint: LocalizedContent | null
  pickup: BookedPickup | null
  dropoff: { place: string } | null
  flight: BookedFlight | null
  returnTrip: { travelDate: string; startTime: string | null; flight: BookedFlight | null } | null
  childSeats: number
  extraStops: number
  waitingHours: number
  nameSign: string
  choices: BookedChoice[]
}

/** Hanoi date and time. */
export type BookedFlight = { number: string; date: string; time: string | null }

export type ProductDetails = ProductThen & {
  location: LocalizedContent
  duration: { days: number; hours?: number | undefined }
  quantity: number | null
}

export type QuoteAnswer = { success: true; data: Quoted }

/** Answer of `POST /bookings`. The token is returned only once; sent as `X-Guest-Token`, it opens the booking. */
export type BookingAnswer = { success: true; booking: Booking; guestToken: string }
export type MyBookingsAnswer = { success: true; bookings: Booking[]; pagination: Pagination }
export type OneBookingAnswer = { success: true; booking: Booking }

/** Keep `guestToken`: the mailed link works once. `verificationRequired`: a link is mailed if there are bookings. */
export type GuestBookingsAnswer = {
  success: true
  bookings: Booking[]
  pagination: Pagination
  verificationRequired?: true
  guestToken?: string
}

/** `customer` has an account, `guest` a token or reference. */
export type Side = "customer" | "guest" | "staff" | "system"

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

export type BookingStage = { status: BookingStatus; calledOff: unknown }

/** Returns what screens call the booking's state: its status, unless its guest has yet to choose. */
export function stateOf(stage: BookingStage): BookingStatus | "calledOff" {
  return awaitsChoice(stage) ? "calledOff" : stage.status
}

/** Amounts are in major units of the booking's currency and in whole đồng. Instants are ISO strings. */
export type CancellationCost = {
  band: CancellationBand | null
  refundPercent: number
  currency: Currency
  refund: number
  fee: number
  refundVnd: number
  feeVnd: number
  /** The late fees in `fee`; zero with a full refund. */
  lateFee: number
  /** The last instant of these terms; null if they no longer change. */
  until: string | null
  untilInHanoi: string | null
  nextRefundPercent: number | null
}

export type BookingState = {
  version: number
  /** For owner and guest; staff may do more. */
  canCancel: boolean
  canMove: boolean
  /** Current or actual cost; null if the booking can no longer be cancelled. */
  cancellation: CancellationCost | null
  cancelledAt: string | null
  cancelledBy: Side | null
  /** Set if the company has cancelled the departure. Moving and cancelling are free until another date is chosen. */
  calledOff: { reason: string } | null
  calendarSequence: number
  documents: { calendar: string | null; voucher: string | null }
}
