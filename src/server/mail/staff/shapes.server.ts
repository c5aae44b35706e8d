import * as z from "zod"
import { MAIL_STATUSES } from "#lib/mail-status.ts"
import { instant, language, natural } from "#server/openapi/shapes.server.ts"

export const mail = z
  .strictObject({
    _id: z.string(),
    kind: z.string(),
    recipient: z.string(),
    language,
    about: z.record(z.string(), z.unknown()),
    status: z.enum(MAIL_STATUSES),
    attempts: natural,
    createdAt: instant,
    nextAttemptAt: instant.nullable(),
    sentAt: instant.nullable(),
    lastError: z.string().nullable(),
  })
  .meta({ id: "OutboxEntry" })

export const mailWithWords = mail
  .extend({
    /** Empty before the first sending, and if there was nothing to say. */
    words: z.array(z.strictObject({ to: z.string(), subject: z.string(), text: z.string() })),
  })
  .meta({ id: "OutboxMail" })
