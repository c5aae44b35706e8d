import * as z from "zod"
import { calendarDate, id, instant, localized, natural, version, wallClock } from "#server/openapi/shapes.server.ts"
import { DEPARTURE_STATUSES } from "./departure.ts"

const fields = {
  _id: id,
  date: calendarDate,
  startTime: wallClock,
  capacity: natural,
  placesLeft: z.int(),
  minimum: natural.nullable().describe("Travellers needed for the departure to run"),
  booked: natural,
  needed: natural.nullable().describe("Travellers still needed: 0 if it runs, null without a minimum"),
  status: z.enum(DEPARTURE_STATUSES),
  closesAt: instant.describe("When guests can no longer book; not after `decideBy` while too few have booked"),
  decideBy: instant.nullable().describe("When staff decide whether it runs below its minimum"),
  /** Per adult, in major units. */
  price: z.number(),
}
export const departure = z.strictObject(fields).meta({ id: "Departure" })

export const staffDeparture = z
  .strictObject({
    ...fields,
    lastDay: calendarDate.describe("The last day of the tour"),
    tour: z.strictObject({ _id: id, title: localized }),
    scheduleId: id.nullable(),
    isEdited: z.boolean().describe("Changed by staff, so that its schedule no longer updates it"),
    guide: z.string(),
    guidePhone: z.string(),
    vehicle: z.string(),
    guideId: id.nullable().describe("The account of the guide, who sees this departure after signing in"),
    held: natural.describe("Places offered to the waiting list"),
    version,
  })
  .meta({ id: "StaffDeparture" })

export const schedule = z
  .strictObject({
    _id: id,
    tourId: id,
    weekdays: z.array(z.int().min(1).max(7)).describe("1 is Monday"),
    from: calendarDate,
    to: calendarDate.nullable(),
    startTime: wallClock,
    capacity: natural,
    minimum: natural.nullable(),
    /** Bookings close this many hours before the start. */
    cutoffHours: natural,
    /** The decision whether it runs is due this many hours before the start. */
    decideHours: natural,
    /** In major units; null means the tour's price. */
    price: z.number().nullable(),
    version,
  })
  .meta({ id: "Schedule" })

export const closedDays = z.strictObject({ from: calendarDate, to: calendarDate })
export const pricedHoliday = z.strictObject({
  name: localized,
  from: calendarDate,
  to: calendarDate,
  surchargePercent: natural.describe("Added to the price of the tour on these days"),
})
export const closeOut = z
  .strictObject({ _id: id, tourId: id, from: calendarDate, to: calendarDate, reason: z.string() })
  .meta({ id: "CloseOut" })
/** Departures with bookings or requests. Staff must cancel or run them. */
export const stillBooked = z.strictObject({ _id: id, date: calendarDate, startTime: wallClock, booked: natural })

/** The departures that saving a schedule would add or change, until `until`. */
export const schedulePreview = z.strictObject({
  until: calendarDate.describe("The end of the previewed period; later departures are added daily"),
  dates: z.array(
    z.strictObject({
      date: calendarDate,
      /** `new`: will be added. `kept`: exists already. `closed`: the tour is closed on that day. */
      state: z.enum(["new", "kept", "closed"]),
      holiday: localized.nullable(),
    }),
  ),
  removed: z.array(calendarDate).describe("Departures without bookings that the change deletes"),
  staying: z
    .array(z.strictObject({ date: calendarDate, booked: natural }))
    .describe("Booked or edited departures that stay"),
})

/** Somebody who may lead a departure, by their account. */
export const guide = z.strictObject({ _id: id, name: z.string(), phone: z.string(), isGuide: z.boolean() })

const guideLinkFields = { _id: id, createdAt: instant, createdBy: z.string().nullable(), expiresAt: instant }
export const guideLink = z.strictObject(guideLinkFields).meta({ id: "GuideLink" })
export const newGuideLink = z.strictObject({ ...guideLinkFields, token: z.string().describe("Shown only once") })
