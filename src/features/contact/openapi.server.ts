import * as z from "zod"
import { done, group, pageOf } from "#server/openapi/describe.server.ts"
import { id, instant, language, shapeOf } from "#server/openapi/shapes.server.ts"
import { type ContactMessage, MESSAGE_STATUSES } from "./contact.ts"

const text = z.string()
const message = shapeOf<ContactMessage>()(
  z
    .strictObject({
      _id: id,
      status: z.enum(MESSAGE_STATUSES),
      name: text,
      email: text,
      phone: text,
      subject: text,
      message: text,
      language,
      ipAddress: text.nullable().describe("A part of the address it came from"),
      userAgent: text,
      createdAt: instant,
    })
    .meta({ id: "ContactMessage" }),
)

/** What the API says of the contact form. */
export const contactDescriptions = group("Contact", {
  "POST /contact": {
    summary: "Write to the company",
    answer: done,
    status: 201,
    idempotent: true,
    errors: ["TOO_MANY_REQUESTS", "TOO_FAST"],
    example: {
      name: "Emma Jones",
      email: "emma@mail.example",
      subject: "Arriving by night train",
      message: "Can we leave our bags with you from six in the morning?",
    },
  },
  "GET /contact": { summary: "What was written", answer: pageOf(message) },
})
