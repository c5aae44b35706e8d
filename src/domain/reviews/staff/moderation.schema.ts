import * as z from "zod/mini"
import { MAX_PHOTOS } from "#domain/reviews/review.ts"
import { fieldsError, longText, required } from "#lib/fields.ts"

const replyText = longText(2000, "replyInvalid").check(required("replyInvalid"))

const version = z.optional(z.int("versionInvalid"))

export const versionOnly = z.strictObject({ version }, { error: fieldsError("requestInvalid") })

/** Refusing needs a reason. A reply needs both languages. */
export const reviewChange = z
  .strictObject(
    {
      status: z.optional(z.enum(["published", "refused"], "statusInvalid")),
      reason: z.optional(longText(500, "reasonRequired")),
      reply: z.optional(
        z.nullable(z.strictObject({ en: replyText, vi: replyText }, { error: fieldsError("replyInvalid") })),
      ),
      /** The addresses of the photos that stay. */
      photos: z.optional(
        z.array(z.string("requestInvalid"), "requestInvalid").check(z.maxLength(MAX_PHOTOS, "requestInvalid")),
      ),
      version,
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
