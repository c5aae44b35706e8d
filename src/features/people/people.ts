import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type PersonRow = z.infer<typeof shapes.personRow>
export type Person = z.infer<typeof shapes.person>
export type PersonBooking = Person["bookingList"][number]
export type PersonEnquiry = Person["enquiryList"][number]
export type PersonWaiting = Person["waitingList"][number]
export type PersonReview = Person["reviewList"][number]
export type PersonMail = Person["mailList"][number]

/** Returns what names a person in a request: the address, or the phone number of one who has none. */
export function contactOf({ email, phone }: Pick<PersonRow, "email" | "phone">): { email: string } | { phone: string } {
  return email ? { email } : { phone }
}
