import * as z from "zod/mini"

/**
 * What every public form sends besides what people fill in (security.md). `website` is an input that nobody sees, so
 * that only machines write into it; `startedAt` is when the form was opened, by the clock of the browser. Messages are
 * keys of the slice's texts: `requestInvalid`, `tooLong`.
 */
export const formGuard = {
  website: z.optional(z.string("requestInvalid").check(z.maxLength(1000, "tooLong"))),
  startedAt: z.optional(z.iso.datetime({ error: "requestInvalid" })),
}
export type FormGuard = { website?: string | undefined; startedAt?: string | undefined }
