import type { CancellationBand, Image } from "#features/catalogue/content.ts"
import type { ServiceType, VehicleType } from "#features/categories/category.ts"
import type { TransferType } from "#features/transfers/transfer.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import type { Pagination } from "#lib/api/pagination.ts"
import type { Currency } from "#lib/money.ts"
import type { Party, Quote, QuoteLine } from "./quote/types.ts"

/** Spec §9: passengers on one transfer booking. */
export const PASSENGERS = { min: 1, max: 8 } as const
/** Different extras on one booking, and how many of each (or of a product that is sold by the item). */
export const MAX_EXTRAS = 10
export const MAX_QUANTITY = 20
/** A browser may show this many guest tokens at once; more are not read. */
export const GUEST_TOKENS_MAX = 20

export type ProductType = "tour" | "transfer" | "product"
export type BookingStatus = "pending" | "confirmed" | "completed" | "cancelled" | "no-show"

/** A booking as it leaves the server (spec §3), to those who may see it. Instants are ISO texts in UTC. */
export type Booking = {
  _id: string
  reference: string
  status: BookingStatus
  productId: string
  productType: ProductType
  /** What was booked, whatever its type, as it was then. */
  product: { name: LocalizedContent; slug: string; image: Image | null }
  /** YYYY-MM-DD; of a transfer the day of the pick-up, also where the flight is on another. */
  travelDate: string
  /** HH:MM by Hanoi's clock; of a transfer that of the pick-up. */
  startTime: string | null
  departure: { _id: string; date: string; startTime: string } | null
  travelers: number
  party: Party
  createdAt: string
  /** Whole đồng (spec §1); zero means 'contact for price'. */
  totalPrice: number
  /** What was agreed, in the currency the product is priced in; `total` in major units. */
  pricing: { currency: Currency; total: number; vndPerUsd: number; rateDate: string }
  lines: QuoteLine[]
  /** True: the browser had shown another total, `claimedTotal`, in major units of `pricing.currency`. */
  priceChanged: boolean
  claimedTotal: number | null
  /** Of these three the one of the type. */
  tourDetails: TourDetails | null
  transferDetails: TransferDetails | null
  productDetails: ProductDetails | null
  customerInfo: { name: string; email: string; phone: string; countryCode: string }
  /** The e-mail address that is to replace the present one when it is confirmed. */
  pendingEmail: string | null
  specialRequests: string
  language: Language
  /** When the company will have answered a pending request. */
  answerBy: string
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  /** False on holidays of which staff have said so: the date cannot be moved. */
  changesAllowed: boolean
  /** Until when cancelling costs nothing; null where that was never so for this booking. */
  freeCancellationUntil: string | null
  cancellationReason: string | null
  /** False: the places on the departure are not held until a mailed link is opened or staff confirm the request. */
  placesHeld: boolean
  /** Whether the address was confirmed, by a mailed link or by the account that booked. */
  emailConfirmed: boolean
} & BookingLife

/** What all products have, as it was when it was booked. */
type ProductThen = { name: LocalizedContent; slug: string; image: Image | null; extras: BookedExtra[] }
export type BookedExtra = { productId: string; name: LocalizedContent; quantity: number }

/**
 * Where guests are picked up: the zone and its meeting point, if there are zones, and what the guest wrote. `time`: from
 * when by Hanoi's clock, where that is before the start.
 */
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
}

export type TransferDetails = ProductThen & {
  type: TransferType
  from: LocalizedContent
  to: LocalizedContent
  route: LocalizedContent | null
  distance: number | null
  /** Minutes. */
  duration: number
  serviceType: ServiceType
  vehicleType: VehicleType
  /** The vehicle of a trip by its name and code; null where a seat is sold. */
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
}

/** A flight that is met or caught, by Hanoi's calendar and clock. */
export type BookedFlight = { number: string; date: string; time: string | null }

export type ProductDetails = ProductThen & {
  location: LocalizedContent
  duration: { days: number; hours?: number | undefined }
  /** Of what is sold by the item. */
  quantity: number | null
}

/** `POST /quotes`: a price, and all that a visitor should know before sending the request. */
export type Quoted = Quote & {
  productType: ProductType
  /** When it begins; of a transfer the pick-up, computed from the flight where that was told. */
  travelDate: string
  startTime: string | null
  returnTrip: { travelDate: string; startTime: string | null } | null
  departureId: string | null
  /** On the departure, this party not counted; null where there is no limit. */
  placesLeft: number | null
  /** The vehicle that is priced: the chosen one, else the proposed. */
  vehicle: string | null
  /**
   * All vehicles of the transfer, from the smallest; empty where a seat is sold. Prices are for one way, in major
   * units.
   */
  vehicles: QuotedVehicle[]
  /** When the company will have answered, if the request is sent now. */
  answerBy: string
  cancellationPolicy: LocalizedContent | null
  /** Until when cancelling would cost nothing; null where it never would. */
  freeCancellationUntil: string | null
  changesAllowed: boolean
}
export type QuotedVehicle = { code: string; name: LocalizedContent; price: number; fits: boolean; proposed: boolean }
export type QuoteAnswer = { success: true; data: Quoted }

/** `POST /bookings`. The token is given this once; with it the browser sees the booking again (`X-Guest-Token`). */
export type BookingAnswer = { success: true; booking: Booking; guestToken: string }
/** `GET /bookings/my-bookings`: those of the signed-in user, the newest first. */
export type MyBookingsAnswer = { success: true; bookings: Booking[]; pagination: Pagination }
/** `GET /bookings/{id}`. */
export type OneBookingAnswer = { success: true; booking: Booking }

/**
 * `GET /bookings/guest/{emailOrPhone}`. `verificationRequired`: nothing was proved, and if there are bookings a link is
 * on its way to the address on them. `guestToken`: the link was redeemed; keep the token, for the link is used up.
 */
export type GuestBookingsAnswer = {
  success: true
  bookings: Booking[]
  pagination: Pagination
  verificationRequired?: true
  guestToken?: string
}

/** Where it begins: what guests have to find, or where they are fetched. What is sold by the item is used anywhere. */
export function placeOf({ tourDetails, transferDetails, productDetails }: Booking): LocalizedContent | null {
  const details = tourDetails ?? transferDetails
  const pickup = details?.pickup
  const written = pickup?.place ? { en: pickup.place } : null
  const agreed = written ?? pickup?.meetingPoint ?? details?.meetingPoint ?? null
  const item = productDetails && productDetails.quantity !== null
  return agreed ?? tourDetails?.location ?? transferDetails?.from ?? (item ? null : productDetails?.location) ?? null
}

/** The product's own point to meet at: for all but those who are fetched where they stay, or whose zone has another. */
export function meetingPointOf({ tourDetails, transferDetails }: Booking): LocalizedContent | null {
  const { pickup, meetingPoint } = tourDetails ?? transferDetails ?? {}
  const isFetched = pickup?.zone && (pickup.meetingPoint || pickup.place)
  return isFetched ? null : (meetingPoint ?? null)
}

/** What a driver is to be shown: of a transfer where it goes, else where it begins, if anywhere. */
export function destinationOf(booking: Booking): LocalizedContent | null {
  const { transferDetails } = booking
  if (transferDetails?.dropoff?.place) return { en: transferDetails.dropoff.place }
  return transferDetails?.to ?? placeOf(booking)
}

/** What is held up for the guests to find their driver. */
export function nameSignOf({ customerInfo, transferDetails, reference }: Booking): string {
  return transferDetails?.nameSign || customerInfo.name || reference
}

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
  /** The part of `fee` that earlier late changes have left due; zero where everything is given back. */
  lateFee: number
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
