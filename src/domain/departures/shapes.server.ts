import * as z from "zod"
import { bookedChoices, bookedExtras, booking, travelerList } from "#domain/bookings/shapes.server.ts"
import {
  calendarDate,
  currency,
  id,
  instant,
  language,
  localized,
  natural,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import { DAY_JOB_KINDS, DEPARTURE_STATUSES } from "./departure.ts"

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

const status = booking.shape.status
const text = z.string()
/** A booking on the manifest, as the guide sees it. Heights are in centimetres. */
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
  extras: bookedExtras,
  privateGroup: z.boolean(),
}
const money = z.strictObject({
  amount: z.number(),
  amountOther: z.number().describe("The same in the other currency, as it is shown"),
  currency,
  vndPerUsd: z.number(),
})
export const passenger = z
  .strictObject({ ...passengerFields, toCollect: money.nullable().describe("What the guest still owes") })
  .meta({ id: "Passenger" })
const totals = z.strictObject({ bookings: natural, people: natural, adults: natural, children: natural })

const staffPassenger = z
  .strictObject({
    ...passengerFields,
    _id: id,
    email: text,
    placesHeld: z.boolean(),
    travelerList,
    missing: booking.shape.missing.describe("What is not known yet of the people who travel"),
    staffNote: text,
    currency,
    vndPerUsd: z.number(),
    total: z.number(),
    paid: z.number().describe("Payments minus refunds"),
    paidOther: z.number().describe("The same in the other currency"),
    balance: z.number().describe("Still to collect; negative if the guest has paid too much"),
    balanceOther: z.number().describe("The same in the other currency, as it is shown"),
  })
  .meta({ id: "StaffPassenger" })
export const manifest = z.strictObject({ departure: staffDeparture, passengers: z.array(staffPassenger), totals })

const ridePassenger = staffPassenger
  .extend({ pickupTime: wallClock.nullable(), dropoffPlace: localized.nullable() })
  .meta({ id: "RidePassenger" })

/** The passengers of one departure of a transfer's timetable. */
export const rideManifest = z
  .strictObject({
    transfer: z.strictObject({ _id: id, name: localized }),
    isReturn: z.boolean().describe("True for the departures of the way back"),
    time: wallClock.nullable().describe("Null for bookings that chose no departure yet"),
    places: natural.nullable().describe("Null if they are not limited"),
    sold: natural,
    passengers: z.array(ridePassenger),
    totals,
  })
  .meta({ id: "RideManifest" })

/** What runs on a day, with who comes along: a departure, a ride of a timetable, or one booking of its own. */
export const dayJob = z
  .strictObject({
    kind: z.enum(DAY_JOB_KINDS),
    name: localized,
    time: wallClock.nullable(),
    isReturn: z.boolean().describe("True for the way back of a transfer"),
    departureId: id.nullable(),
    guide: text,
    guidePhone: text,
    vehicle: text,
    passengers: z.array(
      ridePassenger
        .extend({ flight: z.strictObject({ number: text, date: calendarDate, time: wallClock.nullable() }).nullable() })
        .meta({ id: "DayPassenger" }),
    ),
    totals,
  })
  .meta({ id: "DayJob" })

/** The manifest that a guide's link shows: no prices but what is to collect, no email addresses, no internal notes. */
export const guideManifest = z.strictObject({
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
})

const guideLinkFields = { _id: id, createdAt: instant, createdBy: text.nullable(), expiresAt: instant }
export const guideLink = z.strictObject(guideLinkFields).meta({ id: "GuideLink" })
export const newGuideLink = z.strictObject({ ...guideLinkFields, token: text.describe("Shown only once") })

const guestFields = {
  _id: id,
  reference: text,
  status,
  name: text,
  email: text,
  phone: text,
  language,
  travelers: natural,
}
const mail = z.strictObject({ subject: text, text })

/** A departure's guest with the mail that a message to all would be to them; null without a text in their language. */
export const messagedBooking = z.strictObject({
  ...guestFields,
  mail: mail.nullable(),
})
export const messageSent = z.strictObject({ mailed: natural, toRing: natural })

/** A departure's guest before it is called off, with the mail that they would get. Amounts are in major units. */
export const affectedBooking = z.strictObject({
  ...guestFields,
  currency,
  vndPerUsd: z.number(),
  total: z.number(),
  paid: z.number(),
  paidOther: z.number(),
  alternatives: z.array(departure),
  mail,
  message: text.describe("The text to send to a guest without an email address"),
})
