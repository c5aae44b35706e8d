import * as z from "zod/mini"
import { fieldsError, required } from "#lib/fields.ts"

const replyText = z.string("replyInvalid").check(z.trim(), required("replyInvalid"), z.maxLength(2000, "tooLong"))

/** Refusing needs a reason. A reply needs both languages. */
export const reviewChange = z
  .strictObject(
    {
      status: z.optional(z.enum(["published", "refused"], "statusInvalid")),
      reason: z.optional(z.string("reasonRequired").check(z.trim(), z.maxLength(500, "tooLong"))),
      reply: z.optional(
        z.nullable(z.strictObject({ en: replyText, vi: replyText }, { error: fieldsError("replyInvalid") })),
      ),
      version: z.optional(z.int("versionInvalid")),
    },
    { error: fieldsError("requestInvalid") },
  )
  .check(
    z.refine(({ status, reason }) => status !== "refused" || Boolean(reason), {
      error: "reasonRequired",
      path: ["reason"],
    }),
  )
export type ReviewChange = z.infer<typeof reviewChange>
