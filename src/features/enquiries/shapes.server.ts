import * as z from "zod"
import { consultation } from "#features/enquiries/consultation/shapes.server.ts"
import { ENQUIRY_STATUSES } from "#features/enquiries/handling.ts"
import { MAIL_STATUSES } from "#lib/mail-status.ts"
import { id, instant, language, localized, natural, shapeOf, version } from "#server/openapi/shapes.server.ts"
import { ENQUIRY_KINDS, type Enquiry, type EnquiryRow, type StatusCounts } from "./enquiry.ts"

const text = z.string()
const row = {
  _id: id,
  kind: z.enum(ENQUIRY_KINDS),
  status: z.enum(ENQUIRY_STATUSES),
  doubtful: z.boolean().describe("Possibly spam: no mail was sent"),
  owner: z.strictObject({ _id: id, name: text }).nullable().describe("The member of staff who answers it"),
  name: text,
  email: text,
  phone: text,
  subject: text,
  tour: localized.nullable(),
  language,
  createdAt: instant,
}

export const enquiryRow = shapeOf<EnquiryRow>()(z.strictObject(row).meta({ id: "EnquiryRow" }))

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

export const enquiry = shapeOf<Enquiry>()(
  z
    .strictObject({
      ...row,
      message: text,
      note: text,
      trip: consultation
        .pick({
          reference: true,
          travelDates: true,
          numberOfTravelers: true,
          budget: true,
          interests: true,
          preferredContactMethod: true,
          preferredContactTime: true,
          tourReference: true,
          source: true,
        })
        .nullable()
        .describe("Of a request for advice"),
      answers: z.array(answer),
      version,
    })
    .meta({ id: "Enquiry" }),
)

export const counts = shapeOf<StatusCounts>()(
  z.strictObject({ new: natural, contacted: natural, closed: natural, spam: natural }),
)

export const colleague = z.strictObject({ _id: id, name: text })
