import * as z from "zod"
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
import {
  type ClosedDays,
  type CloseOut,
  DEPARTURE_STATUSES,
  type Departure,
  type Schedule,
  type StaffDeparture,
} from "./departure.ts"
import type { StillBooked } from "./staff/close-outs.server.ts"

const fields = {
  _id: id,
  date: calendarDate,
  startTime: wallClock,
  capacity: natural,
  placesLeft: z.int(),
  minimum: natural.nullable().describe("Travellers needed for it to run"),
  booked: natural,
  status: z.enum(DEPARTURE_STATUSES),
  closesAt: instant,
  decideBy: instant.nullable().describe("When staff decide whether it runs below its minimum"),
  price: z.number(),
}
export const departure = shapeOf<Departure>()(z.strictObject(fields).meta({ id: "Departure" }))

export const staffDeparture = shapeOf<StaffDeparture>()(
  z
    .strictObject({
      ...fields,
      tour: z.strictObject({ _id: id, title: localized }),
      scheduleId: id.nullable(),
      isEdited: z.boolean().describe("Changed by staff, so that its schedule no longer updates it"),
      guide: z.string(),
      vehicle: z.string(),
      version,
    })
    .meta({ id: "StaffDeparture" }),
)

export const schedule = shapeOf<Schedule>()(
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

export const closedDays = shapeOf<ClosedDays>()(z.strictObject({ from: calendarDate, to: calendarDate }))
export const closeOut = shapeOf<CloseOut>()(
  z
    .strictObject({ _id: id, tourId: id, from: calendarDate, to: calendarDate, reason: z.string() })
    .meta({ id: "CloseOut" }),
)
export const stillBooked = shapeOf<StillBooked>()(
  z.strictObject({ _id: id, date: calendarDate, startTime: wallClock, booked: natural }),
)
