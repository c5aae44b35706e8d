import * as z from "zod"
import { ENQUIRY_STATUSES } from "#domain/enquiries/handling.ts"
import { id, instant, language, version } from "#server/openapi/shapes.server.ts"

const text = z.string()
export const message = z
  .strictObject({
    _id: id,
    status: z.enum(ENQUIRY_STATUSES),
    doubtful: z.boolean().describe("Possibly spam: no mail was sent"),
    owner: id.nullable().describe("The member of staff who answers it"),
    note: text,
    name: text,
    email: text,
    phone: text,
    subject: text,
    message: text,
    language,
    ipAddress: text.nullable().describe("Truncated IP address"),
    userAgent: text,
    version,
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: "ContactMessage" })
