import type { Booking } from "#features/bookings/booking.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

/** `GET /verify/{reference}`: what the code on a voucher confirms. */
export type Verification = Pick<Booking, "reference" | "status" | "productType" | "travelDate" | "startTime"> & {
  product: LocalizedContent
  /** The company called the departure off: nobody is to come, whatever the state. */
  calledOff: boolean
}
export type VerificationAnswer = { success: true; data: Verification }
