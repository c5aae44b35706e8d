import type { BookingStatus } from "#features/bookings/booking.ts"
import type { EnquiryKind } from "#features/enquiries/enquiry.ts"
import type { EnquiryStatus } from "#features/handling/handling.ts"
import type { ReviewStatus } from "#features/reviews/review.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import type { MailStatus } from "#lib/mail-status.ts"
import type { Currency } from "#lib/money.ts"

/**
 * A person is an email address that was used to book, to write or to register, or the phone number of bookings without
 * one. `_id` is one of their records, and `email` may be empty.
 */
export type PersonRow = {
  _id: string
  email: string
  name: string
  phone: string
  language: Language | null
  bookings: number
  enquiries: number
  hasAccount: boolean
  lastContactAt: string
}

/** Returns what names a person in a request: the address, or the phone number of one who has none. */
export function contactOf({ email, phone }: Pick<PersonRow, "email" | "phone">): { email: string } | { phone: string } {
  return email ? { email } : { phone }
}

export type PersonBooking = {
  _id: string
  reference: string
  status: BookingStatus
  /** Whether the company cancelled the departure. */
  calledOff: boolean
  product: LocalizedContent
  travelDate: string
  travelers: number
  total: number
  currency: Currency
}
export type PersonEnquiry = {
  _id: string
  kind: EnquiryKind
  status: EnquiryStatus
  subject: string
  createdAt: string
}
export type PersonReview = {
  _id: string
  status: ReviewStatus
  rating: number
  text: string
  product: LocalizedContent
}
export type PersonMail = {
  _id: string
  kind: string
  status: MailStatus
  subject: string | null
  createdAt: string
  sentAt: string | null
}

/** What the office knows about a person, the newest first and at most 50 of each. */
export type Person = PersonRow & {
  names: string[]
  phones: string[]
  bookingList: PersonBooking[]
  enquiryList: PersonEnquiry[]
  reviewList: PersonReview[]
  mailList: PersonMail[]
}
