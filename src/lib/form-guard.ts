import * as z from "zod/mini"
import { longest } from "#lib/fields.ts"

/** Bots fill in `website`, which is invisible. `startedAt` is when the form was opened, by the browser's clock. */
export const formGuard = {
  website: z.optional(z.string("requestInvalid").check(longest(1000))),
  startedAt: z.optional(z.iso.datetime({ error: "requestInvalid" })),
}
export type FormGuard = { website?: string | undefined; startedAt?: string | undefined }
