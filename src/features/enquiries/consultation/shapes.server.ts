import * as z from "zod"
import { INTERESTS } from "#features/catalogue/content.ts"
import { ENQUIRY_STATUSES } from "#features/enquiries/handling.ts"
import {
  calendarDate,
  id,
  instant,
  language,
  localized,
  natural,
  shapeOf,
  version,
} from "#server/openapi/shapes.server.ts"
import { BUDGETS, CONTACT_METHODS, CONTACT_TIMES, type Consultation } from "./consultation.ts"

const text = z.string()
export const consultation = shapeOf<Consultation>()(
  z
    .strictObject({
      _id: id,
      reference: text,
      status: z.enum(ENQUIRY_STATUSES),
      doubtful: z.boolean().describe("Possibly spam: no mail was sent"),
      owner: id.nullable().describe("The member of staff who answers it"),
      note: text,
      name: text,
      email: text,
      phone: text,
      subject: text,
      message: text,
      preferredContactMethod: z.enum(CONTACT_METHODS),
      preferredContactTime: z.enum(CONTACT_TIMES),
      travelDates: z.strictObject({
        startDate: calendarDate.nullable(),
        endDate: calendarDate.nullable(),
        flexible: z.boolean(),
      }),
      numberOfTravelers: z.strictObject({ adults: natural, children: natural }),
      budget: z.enum(BUDGETS).describe("US dollars for the whole trip"),
      interests: z.array(z.enum(INTERESTS)),
      tourReference: z
        .strictObject({ tourId: id, tourSlug: text, tourTitle: localized, tourPrice: z.number().nullable() })
        .nullable(),
      source: text,
      referrerUrl: text,
      language,
      ipAddress: text.nullable().describe("Truncated IP address"),
      userAgent: text,
      version,
      createdAt: instant,
      updatedAt: instant,
    })
    .meta({ id: "Consultation" }),
)
