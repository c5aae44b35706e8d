import * as z from "zod"
import { bookedChoices, booking } from "#features/bookings/shapes.server.ts"
import {
  calendarDate,
  currency,
  id,
  instant,
  language,
  localized,
  natural,
  shapeOf,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import {
  type AffectedBooking,
  type ClosedDays,
  type CloseOut,
  DEPARTURE_STATUSES,
  type Departure,
  type GuideLink,
  type GuideManifest,
  type Manifest,
  type Passenger,
  type Schedule,
  type SchedulePreview,
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
  needed: natural.nullable().describe("Travellers still needed: 0 if it runs, null without a minimum"),
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

export const schedulePreview = shapeOf<SchedulePreview>()(
  z.strictObject({
    until: calendarDate.describe("Later departures are made day by day"),
    dates: z.array(
      z.strictObject({
        date: calendarDate,
        state: z.enum(["new", "kept", "closed"]),
        holiday: localized.nullable(),
      }),
    ),
    removed: z.array(calendarDate).describe("Departures without bookings that the change deletes"),
    staying: z
      .array(z.strictObject({ date: calendarDate, booked: natural }))
      .describe("Booked or edited departures that stay"),
  }),
)

const status = booking.shape.status
const text = z.string()
const passengerFields = {
  reference: text,
  status,
  name: text,
  phone: text,
  countryCode: text,
  language,
  adults: natural,
  children: natural,
  childAges: z.array(natural),
  childHeights: z.array(natural),
  pickupTime: wallClock,
  pickupPlace: localized.nullable(),
  pickupZone: localized.nullable(),
  requests: text,
  choices: bookedChoices,
  extras: z.array(z.strictObject({ productId: id, name: localized, quantity: natural })),
  privateGroup: z.boolean(),
}
const passenger = shapeOf<Passenger>()(z.strictObject(passengerFields).meta({ id: "Passenger" }))
const totals = z.strictObject({ bookings: natural, people: natural, adults: natural, children: natural })

export const manifest = shapeOf<Manifest>()(
  z.strictObject({
    departure: staffDeparture,
    passengers: z.array(
      z
        .strictObject({
          ...passengerFields,
          _id: id,
          email: text,
          placesHeld: z.boolean(),
          staffNote: text,
          currency,
          total: z.number(),
          paid: z.number().describe("Payments minus refunds"),
        })
        .meta({ id: "StaffPassenger" }),
    ),
    totals,
  }),
)

export const guideManifest = shapeOf<GuideManifest>()(
  z.strictObject({
    tour: localized,
    date: calendarDate,
    startTime: wallClock,
    guide: text,
    vehicle: text,
    status: z.enum(DEPARTURE_STATUSES),
    companyPhone: text,
    expiresAt: instant,
    passengers: z.array(passenger),
    totals,
  }),
)

const guideLinkFields = { _id: id, createdAt: instant, createdBy: text.nullable(), expiresAt: instant }
export const guideLink = shapeOf<GuideLink>()(z.strictObject(guideLinkFields).meta({ id: "GuideLink" }))
export const newGuideLink = z.strictObject({ ...guideLinkFields, token: text.describe("Shown only once") })

export const affectedBooking = shapeOf<AffectedBooking>()(
  z.strictObject({
    _id: id,
    reference: text,
    status,
    name: text,
    email: text,
    phone: text,
    language,
    travelers: natural,
    currency,
    total: z.number(),
    paid: z.number(),
    alternatives: z.array(departure),
    mail: z.strictObject({ subject: text, text }),
    message: text.describe("The text to send to a guest without an email address"),
  }),
)
