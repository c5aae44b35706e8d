import * as z from "zod"
import { id, instant } from "#server/openapi/shapes.server.ts"
import { CHANNELS } from "./contact-log.ts"

const text = z.string()

export const contact = z
  .strictObject({
    _id: id,
    channel: z.enum(CHANNELS),
    text,
    by: text.nullable().describe("Who noted it"),
    createdAt: instant,
    remindAt: instant.nullable(),
    isDone: z.boolean().describe("Whether the reminder was ticked off"),
  })
  .meta({ id: "Contact" })

export const reminder = contact
  .extend({
    about: z
      .strictObject({
        kind: z.enum(["booking", "enquiry", "departure"]),
        _id: id,
        name: text,
        phone: text,
        title: text,
      })
      .describe(
        "The booking or enquiry, or the departure that the guest waits for: the guest, and the reference or subject",
      ),
  })
  .meta({ id: "Reminder" })
