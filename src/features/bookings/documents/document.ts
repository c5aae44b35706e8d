import type { Booking } from "#features/bookings/booking.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

/** `GET /verify/{reference}`: the facts shown to anyone who scans a voucher. */
export type Verification = Pick<Booking, "reference" | "status" | "productType" | "travelDate" | "startTime"> & {
  product: LocalizedContent
  /** The company has cancelled the departure, whatever the status. */
  calledOff: boolean
}
export type VerificationAnswer = { success: true; data: Verification }
