import * as z from "zod"
import { id, instant, language, shapeOf } from "#server/openapi/shapes.server.ts"
import { type ContactMessage, MESSAGE_STATUSES } from "./contact.ts"

const text = z.string()
export const message = shapeOf<ContactMessage>()(
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
      ipAddress: text.nullable().describe("Truncated IP address"),
      userAgent: text,
      createdAt: instant,
    })
    .meta({ id: "ContactMessage" }),
)
