import type { ProductDetails, TourDetails, TransferDetails } from "#domain/bookings/booking.ts"
import type { ChangedBooking } from "#domain/bookings/create/timed-places.server.ts"
import type { Party, Quote, Quoted, QuotedVehicle } from "#domain/bookings/quote/types.ts"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import type { Departure } from "#domain/departures/departure.ts"
import type { Settings } from "#domain/settings/settings.ts"
import type { Localized, LocalizedContent } from "#i18n/localized.ts"
import type { Database } from "#server/database/database.server.ts"

export type Offer = {
  productId: string
  party: Party
  travelDate: string
  startTime: string | null
  departure: Departure | undefined
  quote: Quote
  /** Of the product itself. Null: the one of the settings. */
  paymentPlan: PaymentPlan | null
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  changesAllowed: boolean
  changeTerms: Localized | null
  /** What a holiday changes about the refund. */
  holidayTerms: Localized | null
  /** Guests book and change the booking until this many hours before the start. A departure has its own. */
  cutoffHours: number
  /** Minutes before the start at which the first guests are collected. */
  pickupMinutes: number
  vehicles: QuotedVehicle[]
  vehicle: string | null
  departures?: Quoted["departures"]
  /** A leg is a departure of a timetable that has a number of places. */
  timedPlaces?: boolean
} & (
  | { productType: "tour"; details: TourDetails }
  | { productType: "transfer"; details: TransferDetails }
  | { productType: "product"; details: ProductDetails }
)

export type PricingContext = {
  settings: Pick<Settings, "exchangeRate">
  database: Database
  lock: boolean
  /** Extras that the booking has and so keeps, wherever they are sold by now. */
  booked?: string[]
  /** The booking that is moved. Its own places are free for it. */
  moving?: ChangedBooking
  /** Prices private groups beyond the tour's prices, and departures after their time for booking: staff decide. */
  byStaff?: boolean
  /** Staff have said yes to a child below the youngest age of the tour. Default: staff may, guests may not. */
  anyAge?: boolean
  /** Staff have said yes to more people than a departure of a timetable has places for. */
  overbook?: boolean
}
