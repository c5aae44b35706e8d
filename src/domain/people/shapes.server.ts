import * as z from "zod"
import { BOOKING_STATUSES } from "#domain/bookings/booking.ts"
import { REVIEW_STATUSES } from "#domain/reviews/review.ts"
import { WAITING_STATUSES } from "#domain/waiting-list/waiting-list.ts"
import { MAIL_STATUSES } from "#lib/mail-status.ts"
import { calendarDate, currency, id, instant, language, localized, natural } from "#server/openapi/shapes.server.ts"

const text = z.string()
const row = {
  _id: id.describe("One of the person's records: a booking, request, message, account or place on a waiting list"),
  email: text,
  name: text.describe("Empty if nobody gave one"),
  phone: text,
  chatName: text.describe("By which the guest is found in a chat, if an enquiry says it"),
  language: language.nullable(),
  bookings: natural,
  enquiries: natural,
  waiting: natural.describe("Places on waiting lists"),
  hasAccount: z.boolean(),
  lastContactAt: instant,
}
/**
 * A person is an email address that was used to book, to write, to register or to wait for places, or the phone number
 * of bookings and questions without one, or the chat name of enquiries with neither. Then `email` is empty.
 */
export const personRow = z.strictObject(row).meta({ id: "PersonRow" })

const booking = z.strictObject({
  _id: id,
  reference: text,
  status: z.enum(BOOKING_STATUSES),
  /** Whether the company cancelled the departure. */
  calledOff: z.boolean(),
  product: localized,
  travelDate: calendarDate,
  travelers: natural,
  total: z.number(),
  currency,
  vndPerUsd: z.number(),
})
const enquiry = z.strictObject({
  _id: id,
  kind: z.enum(["consultation", "message"]),
  status: z.enum(["new", "contacted", "closed", "spam"]),
  subject: text,
  createdAt: instant,
})
const waiting = z.strictObject({
  _id: id,
  departureId: id,
  product: localized,
  date: calendarDate,
  people: natural,
  status: z.enum(WAITING_STATUSES),
  offeredUntil: instant.nullable(),
})
const review = z.strictObject({
  _id: id,
  status: z.enum(REVIEW_STATUSES),
  rating: z.int(),
  text,
  product: localized,
})
const mail = z.strictObject({
  _id: text,
  kind: text,
  status: z.enum(MAIL_STATUSES),
  subject: text.nullable().describe("Null until it is sent"),
  createdAt: instant,
  sentAt: instant.nullable(),
})

export const person = z
  .strictObject({
    ...row,
    names: z.array(text),
    phones: z.array(text),
    bookingList: z.array(booking),
    enquiryList: z.array(enquiry),
    waitingList: z.array(waiting),
    reviewList: z.array(review),
    mailList: z.array(mail),
  })
  .meta({ id: "Person", description: "The newest records of a person, at most 50 of each kind" })
