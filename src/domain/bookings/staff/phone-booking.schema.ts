import * as z from "zod/mini"
import { BOOKING_CHANNELS } from "#domain/bookings/booking.ts"
import { bookingByStaff } from "#domain/bookings/create/booking-request.schema.ts"
import { afterClosing, agreedPrice, overbook } from "#domain/bookings/lifecycle/changes.schema.ts"
import { paymentRequest } from "#domain/bookings/payments/payments.schema.ts"
import { paymentPlan } from "#domain/catalogue/payment-plan.schema.ts"

/** Body of `POST /bookings` from staff. All of it happens in one transaction. */
export const phoneBooking = bookingByStaff({
  /** True confirms the booking at once. The guest gets one mail. Default: it waits for an answer. */
  confirm: z.optional(z.boolean("confirmInvalid")),
  overbook,
  afterClosing,
  /** True takes a child below the youngest age of the tour. */
  anyAge: z.optional(z.boolean("truthInvalid")),
  /** True mails the guest about a trip that is over. Default: no mail. */
  notifyGuest: z.optional(z.boolean("notifyInvalid")),
  /** How the guest came. Default: by phone. */
  channel: z.optional(z.enum(BOOKING_CHANNELS, "channelInvalid")),
  /** The enquiry that becomes this booking. It is closed. One that was deleted meanwhile is left out. */
  enquiryId: z.optional(z.uuid("enquiryInvalid")),
  agreedPrice: z.optional(z.omit(agreedPrice, { version: true })),
  /** Null: everything is due, without a date. Default: the plan of the product, or the usual one. */
  paymentPlan: z.optional(paymentPlan),
  payment: z.optional(z.omit(paymentRequest, { kind: true })),
})
export type PhoneBooking = z.infer<typeof phoneBooking>
