import * as z from "zod"
import { all, done, group, one, pageOf } from "#server/openapi/describe.server.ts"
import {
  calendarDate,
  id,
  instant,
  localized,
  natural,
  shapeOf,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import type { StillBooked } from "./close-outs.server.ts"
import {
  type ClosedDays,
  type CloseOut,
  DEPARTURE_STATUSES,
  type Departure,
  type DeskDeparture,
  type Schedule,
} from "./departure.ts"

const success = z.literal(true)

const fields = {
  _id: id,
  date: calendarDate,
  startTime: wallClock,
  capacity: natural,
  placesLeft: z.int(),
  minimum: natural.nullable().describe("People it needs to run"),
  booked: natural,
  status: z.enum(DEPARTURE_STATUSES),
  closesAt: instant,
  decideBy: instant.nullable().describe("By when is decided whether it runs with fewer than the minimum"),
  price: z.number(),
}
const departure = shapeOf<Departure>()(z.strictObject(fields).meta({ id: "Departure" }))

const deskDeparture = shapeOf<DeskDeparture>()(
  z
    .strictObject({
      ...fields,
      tour: z.strictObject({ _id: id, title: localized }),
      scheduleId: id.nullable(),
      isEdited: z.boolean().describe("Set by hand: its schedule leaves it alone"),
      guide: z.string(),
      vehicle: z.string(),
      version,
    })
    .meta({ id: "DeskDeparture" }),
)

const schedule = shapeOf<Schedule>()(
  z
    .strictObject({
      _id: id,
      tourId: id,
      weekdays: z.array(z.int().min(1).max(7)).describe("1 is Monday"),
      from: calendarDate,
      to: calendarDate.nullable(),
      startTime: wallClock,
      capacity: natural,
      minimum: natural.nullable(),
      cutoffHours: natural,
      decideHours: natural,
      price: z.number().nullable(),
      version,
    })
    .meta({ id: "Schedule" }),
)

const closedDays = shapeOf<ClosedDays>()(z.strictObject({ from: calendarDate, to: calendarDate }))
const closeOut = shapeOf<CloseOut>()(
  z
    .strictObject({ _id: id, tourId: id, from: calendarDate, to: calendarDate, reason: z.string() })
    .meta({ id: "CloseOut" }),
)
const stillBooked = shapeOf<StillBooked>()(
  z.strictObject({ _id: id, date: calendarDate, startTime: wallClock, booked: natural }),
)

/** What the API says of departures. */
export const departureDescriptions = group("Departures", {
  "GET /tours/:id/departures": {
    summary: "Dates that a tour can be booked on",
    more: "From today for a year unless told otherwise; full ones are listed, closed ones are not.",
    answer: z.strictObject({ success, data: z.array(departure), closedDays: z.array(closedDays) }),
    errors: ["NOT_FOUND"],
  },
  "GET /departures": { summary: "Departures as the staff see them", answer: pageOf(deskDeparture) },
  "POST /departures": { summary: "Add a departure by itself", answer: one(deskDeparture), status: 201 },
  "PUT /departures/:id": {
    summary: "Change a departure by hand",
    answer: one(deskDeparture),
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "CALLED_OFF"],
  },
  "POST /departures/:id/guarantee": {
    summary: "Say that a departure runs, however few have booked",
    answer: one(deskDeparture),
    errors: ["NOT_FOUND", "CALLED_OFF"],
  },
  "POST /departures/:id/call-off": {
    summary: "Call a departure off; its guests are told",
    answer: one(deskDeparture),
    errors: ["NOT_FOUND"],
  },
  "GET /departures/schedules": { summary: "The schedules of a tour", answer: all(schedule) },
  "POST /departures/schedules": { summary: "Add a schedule", answer: one(schedule), status: 201 },
  "PUT /departures/schedules/:id": {
    summary: "Change a schedule and its departures, but for those that are booked",
    answer: one(schedule),
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  },
  "DELETE /departures/schedules/:id": {
    summary: "Remove a schedule, and its departures that nobody has booked",
    answer: done,
    errors: ["NOT_FOUND"],
  },
  "GET /departures/close-outs": { summary: "Days on which a tour does not run", answer: all(closeOut) },
  "POST /departures/close-outs": {
    summary: "Close days of a tour",
    more: "`booked` are the departures on these days that people have booked.",
    answer: z.strictObject({ success, data: closeOut, booked: z.array(stillBooked) }),
    status: 201,
  },
  "DELETE /departures/close-outs/:id": { summary: "Let a tour run again", answer: done, errors: ["NOT_FOUND"] },
})
