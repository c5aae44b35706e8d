import * as z from "zod"
import { group, one, pageOf } from "./openapi/describe.server.ts"
import { instant, language, natural, shapeOf } from "./openapi/shapes.server.ts"
import { OUTBOX_STATUSES, type OutboxEntry, type OutboxMail } from "./outbox-desk.server.ts"

const mail = shapeOf<OutboxEntry>()(
  z
    .strictObject({
      _id: z.string(),
      kind: z.string(),
      recipient: z.string(),
      language,
      about: z.record(z.string(), z.unknown()),
      status: z.enum(OUTBOX_STATUSES),
      attempts: natural,
      createdAt: instant,
      nextAttemptAt: instant.nullable(),
      sentAt: instant.nullable(),
      lastError: z.string().nullable(),
    })
    .meta({ id: "OutboxEntry" }),
)

const mailWithWords = shapeOf<OutboxMail>()(
  mail
    .extend({ words: z.array(z.strictObject({ to: z.string(), subject: z.string(), text: z.string() })) })
    .meta({ id: "OutboxMail" }),
)

/** What the API says of the mails that it sends. */
export const outboxDescriptions = group("Outbox", {
  "GET /outbox": { summary: "Mails, sent and to be sent", answer: pageOf(mail) },
  "GET /outbox/:id": {
    summary: "A mail, and what it said",
    more: "Secrets in its links are hidden.",
    answer: one(mailWithWords),
    errors: ["NOT_FOUND"],
    path: { id: z.string() },
  },
  "POST /outbox/:id/resend": {
    summary: "Send a mail again",
    answer: one(mail),
    errors: ["NOT_FOUND"],
    path: { id: z.string() },
  },
})
