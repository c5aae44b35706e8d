import * as z from "zod/mini"

/**
 * Fields of every public form against bots (docs/security.md). `website` is invisible, so that only bots fill it in.
 * `startedAt` is when the form was opened, by the browser's clock.
 */
export const formGuard = {
  website: z.optional(z.string("requestInvalid").check(z.maxLength(1000, "tooLong"))),
  startedAt: z.optional(z.iso.datetime({ error: "requestInvalid" })),
}
export type FormGuard = { website?: string | undefined; startedAt?: string | undefined }
