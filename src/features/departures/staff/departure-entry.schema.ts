import * as z from "zod/mini"
import { amount, entrySchemas, knownVersion, truth, wallClock, wholeNumber } from "#i18n/content-fields.ts"
import { fieldsError, oneLine } from "#lib/fields.ts"
import { isCalendarDate } from "#lib/today.ts"

const day = z.string("dateInvalid").check(z.refine(isCalendarDate, "dateInvalid"))
const tourId = z.string("tourUnknown").check(z.maxLength(100, "tourUnknown"))
const weekdays = z.array(wholeNumber(1, 7), "weekdaysInvalid").check(
  z.minLength(1, "weekdaysInvalid"),
  z.refine((days) => new Set(days).size === days.length, "weekdaysInvalid"),
)
/** People needed for it to run; null: it runs with one. */
const minimum = z.nullable(wholeNumber(1, 500))
const capacity = wholeNumber(1, 500)
/** Major units of the tour's currency, per adult; null: the tour's price. */
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

/** A schedule as staff edit it. */
export const scheduleEntry = schedules.entry.check(minimumFits as never, inOrder as never)
export type ScheduleEntry = z.infer<typeof schedules.entry>
/** Body of `POST /departures/schedules`. */
export const scheduleCreation = z.extend(schedules.creation, { tourId })
export type ScheduleCreation = z.infer<typeof scheduleCreation>
/** Body of `PUT /departures/schedules/{id}`. */
export const scheduleChange = schedules.change
export type ScheduleChange = z.infer<typeof scheduleChange>

const note = oneLine(120, "textInvalid")
const single = entrySchemas(
  { date: day, startTime: wallClock, capacity },
  { minimum, cutoffHours, decideHours, price, guide: note, vehicle: note },
)

/** Body of `POST /departures`: one by itself. */
export const departureCreation = z.extend(single.creation, { tourId })
export type DepartureCreation = z.infer<typeof departureCreation>
/** Body of `PUT /departures/{id}`. Its date and time stay: guests have booked them. */
export const departureChange = z.strictObject(
  {
    ...z.partial(z.object({ capacity, minimum, price, guide: note, vehicle: note })).shape,
    /** Whether it takes bookings. */
    isOpen: z.optional(truth),
    version: knownVersion,
  },
  { error: fieldsError("fieldRequired") },
)
export type DepartureChange = z.infer<typeof departureChange>

/** Body of `POST /departures/{id}/call-off`. The reason is for the guests. */
export const callingOff = z.strictObject(
  { reason: z.optional(z.string("textInvalid").check(z.trim(), z.maxLength(500, "tooLong"))) },
  { error: fieldsError("fieldRequired") },
)

/** Body of `POST /departures/close-outs`. */
export const closeOutCreation = z
  .strictObject(
    { tourId, from: day, to: day, reason: z.optional(oneLine(200, "textInvalid")) },
    { error: fieldsError("fieldRequired") },
  )
  .check(z.refine(({ from, to }) => from <= to, { error: "orderInvalid", path: ["to"] }))
export type CloseOutCreation = z.infer<typeof closeOutCreation>
