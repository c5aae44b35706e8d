import * as z from "zod/mini"
import { booleanField, entrySchemas, knownVersion, wholeNumber } from "#domain/catalogue/content-fields.ts"
import { amount } from "#domain/catalogue/prices.ts"
import { calendarDate, fieldsError, longest, oneLine, phoneNumber, wallClock } from "#lib/fields.ts"
import { isRange } from "#lib/today.ts"

const day = calendarDate("dateInvalid")
const tourId = z.string("tourUnknown").check(longest(100, "tourUnknown"))
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
export const scheduleEntry = schedules.entry.check(
  z.refine(({ minimum, capacity }) => minimum === null || minimum <= capacity, {
    error: "minimumTooLarge",
    path: ["minimum"],
  }),
  z.refine(({ from, to }) => to === null || from <= to, { error: "orderInvalid", path: ["to"] }),
)
export type ScheduleEntry = z.infer<typeof schedules.entry>
export const scheduleCreation = z.extend(schedules.creation, { tourId })
export type ScheduleCreation = z.infer<typeof scheduleCreation>
export const scheduleChange = schedules.change
export type ScheduleChange = z.infer<typeof scheduleChange>

const note = oneLine(120, "textInvalid")
const phone = phoneNumber("textInvalid")
const guideId = z.nullable(z.uuid("guideUnknown"))
const single = entrySchemas(
  { date: day, startTime: wallClock, capacity },
  { minimum, cutoffHours, decideHours, price, guide: note, guidePhone: phone, vehicle: note, guideId },
)

export const departureCreation = z.extend(single.creation, { tourId })
export type DepartureCreation = z.infer<typeof departureCreation>
/** Date and time cannot change, because guests have booked them. */
export const departureChange = z.strictObject(
  {
    ...z.partial(z.object({ capacity, minimum, price, guide: note, guidePhone: phone, vehicle: note, guideId })).shape,
    isOpen: z.optional(booleanField),
    version: knownVersion,
  },
  { error: fieldsError("fieldRequired") },
)
export type DepartureChange = z.infer<typeof departureChange>

/** Without bookings a departure can move to another day, or to another time of the same day. */
export const departureMove = z.strictObject(
  { date: day, startTime: z.optional(wallClock), version: knownVersion },
  { error: fieldsError("fieldRequired") },
)
export type DepartureMove = z.infer<typeof departureMove>

const MAX_CALENDAR_DAYS = 62

/** Query of `GET /departures/calendar`: at most two months. */
export const calendarQuery = z
  .object({ from: day, to: day, tourId: z.optional(z.string("tourUnknown").check(longest(100, "tourUnknown"))) })
  .check(
    z.refine(({ from, to }) => isRange(from, to, MAX_CALENDAR_DAYS), {
      error: "rangeTooLong",
      path: ["to"],
    }),
  )
export type CalendarQuery = z.infer<typeof calendarQuery>

/** `weekdays` are ISO weekdays with commas: `2,6`. `id` is the schedule that is being changed. */
export const schedulePreview = z.object({
  tourId,
  id: z.optional(z.string("scheduleUnknown").check(z.maxLength(100, "scheduleUnknown"))),
  weekdays: z.string("weekdaysInvalid").check(z.regex(/^[1-7](,[1-7]){0,6}$/, "weekdaysInvalid")),
  from: day,
  to: z.optional(day),
  startTime: wallClock,
})
export type SchedulePreviewQuery = z.infer<typeof schedulePreview>

export const closeOutCreation = z
  .strictObject(
    { tourId, from: day, to: day, reason: z.optional(oneLine(200, "textInvalid")) },
    { error: fieldsError("fieldRequired") },
  )
  .check(z.refine(({ from, to }) => from <= to, { error: "orderInvalid", path: ["to"] }))
export type CloseOutCreation = z.infer<typeof closeOutCreation>
