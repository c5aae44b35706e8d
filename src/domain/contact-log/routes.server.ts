import { Hono } from "hono"
import { userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { contactChange, contactEntry, contactListing } from "./contact-entry.schema.ts"
import { addContact, changeContact, listContacts, listReminders } from "./contact-log.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"

export const contactLogRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List the calls and messages of a booking, an enquiry or a place on a waiting list",
      more: "Send `bookingId`, `enquiryId` or `waitingId`. The newest come first. Those of an enquiry are for who reads enquiries.",
      answer: all(shapes.contact),
    }),
    query(contactListing, messages),
    async (c) => c.json({ success: true, data: await listContacts(userOf(c), c.req.valid("query")) }),
  )
  .get(
    "/due",
    describe({
      summary: "List the reminders of today and of earlier days",
      more: "Without those that were ticked off. The earliest come first. Those of enquiries are for who reads enquiries.",
      answer: all(shapes.reminder),
    }),
    async (c) => c.json({ success: true, data: await listReminders(userOf(c)) }),
  )
  .post(
    "/",
    describe({
      summary: "Note a call or message",
      more: "On a booking, an enquiry or a place on a waiting list, with an optional reminder in Hanoi time.",
      answer: one(shapes.contact),
      status: 201,
      idempotent: true,
      errors: ["NOT_FOUND"],
    }),
    body(contactEntry, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json({ success: true, data: await addContact(userOf(c), c.req.valid("json"), key) }, 201)
    },
  )
  .put(
    "/:id",
    describe({
      summary: "Tick off a reminder, or take that back",
      answer: one(shapes.contact),
      errors: ["NOT_FOUND"],
    }),
    body(contactChange, messages),
    async (c) => {
      const { isDone } = c.req.valid("json")
      return c.json({ success: true, data: await changeContact(userOf(c), c.req.param("id"), isDone) })
    },
  )
