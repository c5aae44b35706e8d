import * as z from "zod"
import { BOOKING_STATUSES } from "#domain/bookings/booking.ts"
import { MAIL_STATUSES } from "#lib/mail-status.ts"
import { calendarDate, id, instant, language, localized, natural } from "#server/openapi/shapes.server.ts"
import { trip } from "./consultation/shapes.server.ts"
import { message } from "./contact/shapes.server.ts"
import { CHANNELS, ENQUIRY_KINDS } from "./enquiry.ts"

const text = z.string()

export const colleague = z.strictObject({ _id: id, name: text })

export const enquiryRow = message
  .omit({ note: true, message: true, ipAddress: true, userAgent: true, version: true, updatedAt: true })
  .extend({
    kind: z.enum(ENQUIRY_KINDS),
    owner: colleague.nullable().describe("The member of staff who answers it"),
    tour: localized.nullable(),
    channel: z.enum(CHANNELS).nullable().describe("Where it came from, if staff typed it in"),
  })
  .meta({ id: "EnquiryRow" })

const answer = z.strictObject({
  _id: id,
  author: text.nullable(),
  recipient: text,
  language,
  subject: text,
  text,
  createdAt: instant,
  mail: z
    .strictObject({ _id: text, status: z.enum(MAIL_STATUSES), sentAt: instant.nullable() })
    .nullable()
    .describe("Null once the mail has been deleted"),
})

const askedTour = z.strictObject({
  ...trip.pick({ tourReference: true }).shape,
  travelDate: calendarDate.nullable(),
  numberOfTravelers: z.strictObject({ adults: natural, children: natural }).nullable(),
})

export const enquiry = enquiryRow
  .extend({
    ...message.pick({ message: true, note: true, version: true }).shape,
    chatName: text.describe("By which the guest is found in a chat, if staff typed it in"),
    trip: trip.nullable().describe("Of a request for advice"),
    about: askedTour.nullable().describe("What a question about a tour names"),
    bookings: z
      .array(z.strictObject({ _id: id, reference: text, status: z.enum(BOOKING_STATUSES) }))
      .describe("Made from this enquiry"),
    answers: z.array(answer).describe("In the order in which they were given"),
  })
  .meta({ id: "Enquiry" })

export const counts = z.strictObject({ new: natural, contacted: natural, closed: natural, spam: natural })
