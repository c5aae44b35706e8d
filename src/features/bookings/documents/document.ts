import type { Booking } from "#features/bookings/booking.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

export type Verification = Pick<Booking, "reference" | "status" | "productType" | "travelDate" | "startTime"> & {
  product: LocalizedContent
  calledOff: boolean
}
export type VerificationAnswer = { success: true; data: Verification }
