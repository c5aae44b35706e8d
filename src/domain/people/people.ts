import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type PersonRow = z.infer<typeof shapes.personRow>
export type Person = z.infer<typeof shapes.person>
export type PersonBooking = Person["bookingList"][number]
export type PersonEnquiry = Person["enquiryList"][number]
export type PersonWaiting = Person["waitingList"][number]
export type PersonReview = Person["reviewList"][number]
export type PersonMail = Person["mailList"][number]

type Contacts = Pick<PersonRow, "email" | "phone" | "chatName">

/** Returns what names a person in a request: the address, or else the phone number, or else the name in a chat. */
export function contactOf({ email, phone, chatName }: Contacts): Partial<Contacts> {
  if (email) return { email }
  return phone ? { phone } : { chatName }
}
