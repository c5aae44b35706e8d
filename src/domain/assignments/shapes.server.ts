import * as z from "zod"
import { PAPER_KINDS, RESOURCE_KINDS } from "#domain/resources/resource.ts"
import { GUIDE_LANGUAGES } from "#domain/tours/tour.ts"
import { calendarDate, id, instant, localized, natural } from "#server/openapi/shapes.server.ts"
import { REASON_CODES } from "./assignment.ts"

/** Each code has facts of its own. */
export const reason = z
  .strictObject({
    code: z.enum(REASON_CODES),
    title: localized.optional().describe("`busy`: the other trip"),
    startsAt: instant.optional(),
    endsAt: instant.optional(),
    isBefore: z.boolean().optional().describe("`busy`: whether the other trip ends before this one starts"),
    minutes: natural.optional().describe("`busy`: of the way between two trips that don't overlap by themselves"),
    from: calendarDate.optional().describe("`off`"),
    to: calendarDate.optional(),
    paper: z.enum(PAPER_KINDS).optional().describe("`expired`"),
    expires: calendarDate.optional(),
    languages: z.array(z.enum(GUIDE_LANGUAGES)).optional().describe("`language`: those of the tour's guides"),
    seats: natural.optional().describe("`seats`"),
    people: natural.optional(),
  })
  .meta({ id: "NotFree" })

const who = {
  resourceId: id,
  kind: z.enum(RESOURCE_KINDS),
  name: z.string(),
  phone: z.string(),
}

export const assignment = z
  .strictObject({
    _id: id,
    ...who,
    overrideReason: z.string().describe("Why it was assigned although it isn't free"),
    reasons: z.array(reason).describe("Why it isn't free, as of now"),
  })
  .meta({ id: "Assignment" })

export const candidate = z
  .strictObject({
    ...who,
    vehicleKind: z.string(),
    seats: natural.nullable(),
    languages: z.array(z.enum(GUIDE_LANGUAGES)),
    reasons: z.array(reason).describe("Why it isn't free. Empty: it is"),
  })
  .meta({ id: "Candidate" })

export const resourceJob = z
  .strictObject({
    departureId: id,
    title: localized,
    startsAt: instant,
    endsAt: instant,
    firstDay: calendarDate,
    lastDay: calendarDate,
    overrideReason: z.string(),
  })
  .meta({ id: "ResourceJob" })

export const scheduleAssigned = z.strictObject({
  assigned: natural.describe("Departures that it goes on now"),
  refused: z.array(z.strictObject({ departureId: id, date: calendarDate, reasons: z.array(reason) })),
})
