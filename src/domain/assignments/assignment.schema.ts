import * as z from "zod/mini"
import { RESOURCE_KINDS } from "#domain/resources/resource.ts"
import { calendarDate, fieldsError, oneLine } from "#lib/fields.ts"
import { isRange } from "#lib/today.ts"

const resourceId = z.uuid("resourceUnknown")

/** With a reason, somebody who isn't free is assigned all the same. */
export const assigning = z.strictObject(
  { resourceId, reason: z.optional(oneLine(200, "textInvalid")) },
  { error: fieldsError("fieldRequired") },
)
export type Assigning = z.infer<typeof assigning>

export const candidateQuery = z.object({ kind: z.enum(RESOURCE_KINDS, "choiceInvalid") })

const MAX_DAYS = 62
const day = calendarDate("dateInvalid")

/** At most two months. */
export const jobsQuery = z
  .object({ resourceId, from: day, to: day })
  .check(z.refine(({ from, to }) => isRange(from, to, MAX_DAYS), { error: "dateInvalid", path: ["to"] }))
