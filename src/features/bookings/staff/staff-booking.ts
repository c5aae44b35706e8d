import type { Booking, StaffBooking } from "#features/bookings/booking.ts"

/** A booking in a list of the staff: who, what, when, for how much, and what there is to be done about it. */
export type StaffBookingRow = Pick<
  StaffBooking,
  | "_id"
  | "reference"
  | "status"
  | "productType"
  | "productId"
  | "product"
  | "travelDate"
  | "startTime"
  | "departure"
  | "travelers"
  | "party"
  | "totalPrice"
  | "priceChanged"
  | "customerInfo"
  | "missing"
  | "specialRequests"
  | "language"
  | "answerBy"
  | "calledOff"
  | "cancelledBy"
  | "placesHeld"
  | "version"
  | "createdAt"
  | "staffNote"
  | "userId"
  | "updatedAt"
> & { pricing: Pick<Booking["pricing"], "currency" | "total"> }

/** A colleague who has a booking open. */
export type BookingViewer = { _id: string; name: string }

/** A trip without a departure in the calendar: a transfer, its return, or a tour on request. */
export type CalendarTrip = Pick<Booking, "_id" | "reference" | "status" | "productType" | "travelers"> & {
  product: Booking["product"]["name"]
  date: string
  startTime: string | null
  isReturn: boolean
  customer: string
}
