import type { ProductDetails, QuotedVehicle, TourDetails, TransferDetails } from "#features/bookings/booking.ts"
import type { Party, Quote } from "#features/bookings/quote/types.ts"
import type { CancellationBand } from "#features/catalogue/content.ts"
import type { Departure } from "#features/departures/departure.ts"
import type { Settings } from "#features/settings/settings.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Database } from "#server/database/database.server.ts"

/** What an order comes to: all that a booking keeps of it. */
export type Offer = {
  productId: string
  party: Party
  /** When it begins; of a transfer the pick-up. */
  travelDate: string
  startTime: string | null
  /** The dated departure, where the tour has such. */
  departure: Departure | undefined
  quote: Quote
  cancellationPolicy: LocalizedContent | null
  cancellationBands: CancellationBand[]
  changesAllowed: boolean
  /** All vehicles of a transfer, and the one that is priced. */
  vehicles: QuotedVehicle[]
  vehicle: string | null
} & (
  | { productType: "tour"; details: TourDetails }
  | { productType: "transfer"; details: TransferDetails }
  | { productType: "product"; details: ProductDetails }
)

/** In what an order is worked out. With `hold` the product is held until the transaction ends. */
export type PricingContext = { settings: Pick<Settings, "exchangeRate">; database: Database; hold: boolean }
