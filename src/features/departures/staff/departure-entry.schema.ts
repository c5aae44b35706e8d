import * as z from "zod/mini"
import {
  amount,
  booleanField,
  entrySchemas,
  knownVersion,
  wallClock,
  wholeNumber,
} from "#features/catalogue/content-fields.ts"
import { fieldsError, oneLine } from "#lib/fields.ts"
import { isCalendarDate } from "#lib/today.ts"

const day = z.string("dateInvalid").check(z.refine(isCalendarDate, "dateInvalid"))
const tourId = z.string("tourUnknown").check(z.maxLength(100, "tourUnknown"))
const weekdays = z.array(wholeNumber(1, 7), "weekdaysInvalid").check(
  z.minLength(1, "weekdaysInvalid"),
  z.refine((days) => new Set(days).size === days.length, "weekdaysInvalid"),
)
/** Null means that it always runs. */
const minimum = z.nullable(wholeNumber(1, 500))
const capacity = wholeNumber(1, 500)
/** Per adult, in major units of the tour's currency. Null means the tour's price. */
const price = z.nullable(amount)
const cutoffHours = wholeNumber(0, 720)
const decideHours = wholeNumber(0, 2160)

const schedules = entrySchemas(
  { weekdays, from: day, startTime: wallClock, capacity },
  { to: z.nullable(day), minimum, cutoffHours, decideHours, price },
)
const minimumFits = z.refine<{ minimum: number | null; capacity: number }>(
  ({ minimum, capacity }) => minimum === null || minimum <= capacity,
  { error: "minimumTooLarge", path: ["minimum"] },
)
const inOrder = z.refine<{ from: string; to: string | null }>(({ from, to }) => to === null || from <= to, {
  error: "orderInvalid",
  path: ["to"],
})

export const scheduleEntry = schedules.entry.check(minimumFits as never, inOrder as never)
export type ScheduleEntry = z.infer<typeof schedules.entry>
export const scheduleCreation = z.extend(schedules.creation, { tourId })
export type ScheduleCreation = z.infer<typeof scheduleCreation>
export const scheduleChange = schedules.change
export type ScheduleChange = z.infer<typeof scheduleChange>

const note = oneLine(120, "textInvalid")
const single = entrySchemas(
  { date: day, startTime: wallClock, capacity },
  { minimum, cutoffHours, decideHours, price, guide: note, vehicle: note },
)

export const departureCreation = z.extend(single.creation, { tourId })
export type DepartureCreation = z.infer<typeof departureCreation>
/** Date and time cannot change, because guests have booked them. */
export const departureChange = z.strictObject(
  {
    ...z.partial(z.object({ capacity, minimum, price, guide: note, vehicle: note })).shape,
    isOpen: z.optional(booleanField),
    version: knownVersion,
  },
  { error: fieldsError("fieldRequired") },
)
export type DepartureChange = z.infer<typeof departureChange>

export const departureCancellation = z.strictObject(
  { reason: z.optional(z.string("textInvalid").check(z.trim(), z.maxLength(500, "tooLong"))) },
  { error: fieldsError("fieldRequired") },
)

export const closeOutCreation = z
  .strictObject(
    { tourId, from: day, to: day, reason: z.optional(oneLine(200, "textInvalid")) },
    { error: fieldsError("fieldRequired") },
  )
  .check(z.refine(({ from, to }) => from <= to, { error: "orderInvalid", path: ["to"] }))
export type CloseOutCreation = z.infer<typeof closeOutCreation>
