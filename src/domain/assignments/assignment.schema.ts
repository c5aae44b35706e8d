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

const upToTwoMonths = z.refine<{ from: string; to: string }>(({ from, to }) => isRange(from, to, MAX_DAYS), {
  error: "rangeTooLong",
  path: ["to"],
})

/** At most two months. */
export const jobsQuery = z.object({ resourceId, from: day, to: day }).check(upToTwoMonths)

/** Of the departures of a schedule, at most two months of them. */
export const scheduleAssigning = z
  .strictObject({ resourceId, from: day, to: day }, { error: fieldsError("fieldRequired") })
  .check(upToTwoMonths)
export type ScheduleAssigning = z.infer<typeof scheduleAssigning>
