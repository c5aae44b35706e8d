import * as z from "zod"
import { INTERESTS } from "#domain/catalogue/content.ts"
import { message } from "#domain/enquiries/contact/shapes.server.ts"
import { calendarDate, id, localized, natural } from "#server/openapi/shapes.server.ts"
import { ANSWER_METHODS, BUDGET_CHOICES, CONTACT_TIMES } from "./consultation.ts"

const text = z.string()

/** Filled in by the server, except for the price that the visitor saw. */
const tourReference = z.strictObject({
  tourId: id,
  tourSlug: text,
  tourTitle: localized,
  tourPrice: z.number().nullable(),
})

/** The trip that a request for advice describes. */
export const trip = z.strictObject({
  reference: text,
  preferredContactMethod: z.enum(ANSWER_METHODS),
  preferredContactTime: z.enum(CONTACT_TIMES),
  travelDates: z.strictObject({
    startDate: calendarDate.nullable(),
    endDate: calendarDate.nullable(),
    flexible: z.boolean(),
  }),
  numberOfTravelers: z.strictObject({ adults: natural, children: natural, childAges: z.array(natural) }),
  budget: z.enum(BUDGET_CHOICES).describe("US dollars for the whole trip"),
  interests: z.array(z.enum(INTERESTS)),
  tourReference: tourReference.nullable(),
  source: text,
})

export const consultation = message.extend({ ...trip.shape, referrerUrl: text }).meta({ id: "Consultation" })
