import { Hono } from "hono"
import * as z from "zod"
import { emailAddress, fieldsError } from "#lib/fields.ts"
import { MAIL_STATUSES } from "#lib/mail-status.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { messages } from "./messages.ts"
import { type AddressOwners, correctRecipient, dismissMail, resendMail } from "./outbox-changes.server.ts"
import { findMail, listOutbox } from "./outbox-list.server.ts"
import * as shapes from "./shapes.server.ts"

const listQuery = z.object({
  status: z.enum(MAIL_STATUSES).optional(),
  kind: z.string().max(60).optional(),
  bookingId: z.uuid().optional(),
  sort: z.enum(["newest", "failed"]).optional().describe("`failed`: mails that could not be sent come first"),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
})

const path = { id: z.string().describe("`_id` of the mail") }

const failed = { answer: one(shapes.mail), errors: ["NOT_FOUND", "MAIL_SENT", "MAIL_WAITING"], path } as const

const correction = z.strictObject({ recipient: emailAddress("emailInvalid") }, { error: fieldsError("emailInvalid") })

/** `owners` correct addresses where they are kept. */
export const outboxRoutes = (owners: AddressOwners) =>
  new Hono()
    .get(
      "/",
      describe({
        summary: "List sent and queued mails",
        more: "Those about accounts are for administrators, others for who reads what they are about.",
        answer: pageOf(shapes.mail),
      }),
      query(listQuery),
      async (c) => c.json({ success: true, ...(await listOutbox(c.req.valid("query"), userOf(c))) }),
    )
    .get(
      "/:id",
      describe({
        summary: "Get a mail with its text",
        more: "Secrets in its links are hidden.",
        answer: one(shapes.mailWithWords),
        errors: ["NOT_FOUND"],
        path,
      }),
      async (c) => c.json({ success: true, data: await findMail(c.req.param("id"), userOf(c)) }),
    )
    .post(
      "/:id/resend",
      describe({
        summary: "Send a mail again",
        more: "A mail that was sent stays as it was: the answer is the new one.",
        answer: one(shapes.mail),
        errors: ["NOT_FOUND"],
        path,
      }),
      async (c) => c.json({ success: true, data: await resendMail(c.req.param("id"), userOf(c)) }),
    )
    .put(
      "/:id/recipient",
      describe({
        summary: "Correct the address of a mail that could not be sent, and send it again",
        more: "The address of the booking or enquiry is corrected too.",
        ...failed,
        example: { recipient: "emma.jones@mail.example" },
      }),
      body(correction, messages),
      async (c) => {
        const { recipient } = c.req.valid("json")
        return c.json({ success: true, data: await correctRecipient(c.req.param("id"), recipient, userOf(c), owners) })
      },
    )
    .post(
      "/:id/dismiss",
      describe({
        summary: "Remove a mail that could not be sent from the list of failed mails",
        more: "It is not sent unless somebody resends it.",
        ...failed,
      }),
      async (c) => c.json({ success: true, data: await dismissMail(c.req.param("id"), userOf(c)) }),
    )
