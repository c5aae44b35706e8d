import * as z from "zod"
import { AUDIT_ACTIONS } from "#lib/audit-actions.ts"
import { ROLES } from "#lib/roles.ts"
import { calendarDate, instant, localized } from "#server/openapi/shapes.server.ts"

const text = z.string()
const fields = z
  .record(text, z.unknown())
  .nullable()
  .describe("By the name of the field. Null if nothing was stored, or the person's data was erased.")

export const entry = z
  .strictObject({
    _id: text,
    at: instant,
    action: z.enum(AUDIT_ACTIONS),
    by: z
      .strictObject({ _id: text, name: text.nullable(), role: z.enum(ROLES).nullable() })
      .describe("`_id` is that of an account, `guest` or `system`. Without a name the account is gone."),
    about: z.strictObject({
      kind: text.describe("Such as `tour`, `booking` or `settings`"),
      _id: text.nullable(),
      name: localized.nullable().describe("What it is called now"),
      date: calendarDate.nullable().describe("The day of a departure or trip"),
      exists: z.boolean().describe("Whether it is still there"),
    }),
    before: fields,
    after: fields,
  })
  .meta({ id: "AuditEntry" })

export const page = z
  .strictObject({
    entries: z.array(entry),
    names: z.record(text, localized).describe("What the ids in `before` and `after` stand for"),
    next: text.nullable().describe("Send it as `before` for older entries. Null at the end."),
  })
  .meta({ id: "AuditPage" })

export const person = z.strictObject({ _id: text, name: text })
