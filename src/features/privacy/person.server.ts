import * as z from "zod/mini"
import type { StaffUser } from "#features/account/staff/users.server.ts"
import type { Booking } from "#features/bookings/booking.ts"
import type { Consultation } from "#features/consultations/consultation.ts"
import type { WrittenMessage } from "#features/contact/privacy.server.ts"
import type { SentAnswer } from "#features/enquiries/privacy.server.ts"
import type { Subscription } from "#features/newsletter/privacy.server.ts"
import type { WrittenReview } from "#features/reviews/privacy.server.ts"
import { EMAIL_PATTERN } from "#lib/email.ts"

/** Body of `POST /people/export` and `/people/erase`, so that no address is in a URL or log. One of the two is given. */
export const personRequest = z
  .strictObject(
    {
      email: z.optional(
        z.string("emailRequired").check(z.trim(), z.toLowerCase(), z.regex(EMAIL_PATTERN, "emailRequired")),
      ),
      phone: z.optional(
        z.string("phoneRequired").check(z.trim(), z.minLength(6, "phoneRequired"), z.maxLength(40, "phoneRequired")),
      ),
    },
    "unknownField",
  )
  .check(
    z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
      error: "emailRequired",
      path: ["email"],
    }),
  )
export type PersonRequest = z.infer<typeof personRequest>

/** `email` is empty for guests who have none, whose bookings are found by their phone number. */
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
