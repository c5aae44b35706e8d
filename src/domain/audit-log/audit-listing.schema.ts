import * as z from "zod/mini"
import { wholeNumber } from "#lib/address/query-fields.ts"
import { AUDIT_ACTIONS } from "#lib/audit-actions.ts"
import { calendarDate } from "#lib/fields.ts"
import { ACTORS_WITHOUT_ACCOUNT } from "./audit-log.ts"

const day = z.optional(calendarDate("dateInvalid"))

/** Query of `GET /audit-log`. The days are Hanoi's, `to` included. */
export const auditListing = z
  .object({
    kind: z.optional(z.string().check(z.regex(/^[a-z-]{1,40}$/))),
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    actor: z.optional(z.union([z.uuid(), z.enum(ACTORS_WITHOUT_ACCOUNT)])),
    action: z.optional(z.enum(AUDIT_ACTIONS)),
    from: day,
    to: day,
    /** The `next` of the page before. */
    before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
    limit: z.optional(wholeNumber(1, 50)),
  })
  .check(
    z.refine(({ kind, id }) => id === undefined || kind !== undefined, { error: "kindRequired", path: ["kind"] }),
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      error: "daysReversed",
      path: ["to"],
    }),
  )
export type AuditListing = z.infer<typeof auditListing>
