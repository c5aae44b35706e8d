import * as z from "zod/mini"
import type { StaffUser } from "#features/account/staff/users.server.ts"
import type { Booking } from "#features/bookings/booking.ts"
import type { Consultation } from "#features/consultations/consultation.ts"
import type { WrittenMessage } from "#features/contact/privacy.server.ts"
import type { SentAnswer } from "#features/enquiries/privacy.server.ts"
import type { Subscription } from "#features/newsletter/privacy.server.ts"
import type { WrittenReview } from "#features/reviews/privacy.server.ts"
import { EMAIL_PATTERN } from "#lib/email.ts"

/** Body of `POST /people/export` and `/people/erase`, so that the email is in no URL and no log. */
export const personRequest = z.strictObject(
  { email: z.string("emailRequired").check(z.trim(), z.toLowerCase(), z.regex(EMAIL_PATTERN, "emailRequired")) },
  "unknownField",
)

export type PersonalData = {
  email: string
  account: StaffUser | null
  bookings: Booking[]
  consultations: Consultation[]
  messages: WrittenMessage[]
  answers: SentAnswer[]
  reviews: WrittenReview[]
  newsletter: Subscription | null
}

/** Numbers of erased rows. Bookings keep what the company's books need. */
export type Erased = {
  accounts: number
  bookings: number
  consultations: number
  messages: number
  reviews: number
  newsletter: number
}
