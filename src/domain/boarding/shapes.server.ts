import * as z from "zod"
import { bookedChoices, bookedExtras, travelerList } from "#domain/bookings/details-shapes.server.ts"
import { booking } from "#domain/bookings/shapes.server.ts"
import { DEPARTURE_STATUSES } from "#domain/departures/departure.ts"
import { departure, staffDeparture } from "#domain/departures/shapes.server.ts"
import {
  calendarDate,
  currency,
  id,
  instant,
  language,
  localized,
  natural,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import { DAY_JOB_KINDS } from "./boarding.ts"

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
  isOtherExact: booking.shape.isOtherExact,
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
    isOtherExact: booking.shape.isOtherExact,
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

/** The manifest that a guide sees: no prices but what is to collect, no email addresses, no internal notes. */
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

/** A departure of a guide who is signed in. `isToday`: its manifest opens. */
export const guideDeparture = z.strictObject({
  _id: id,
  tour: localized,
  date: calendarDate,
  lastDay: calendarDate,
  startTime: wallClock,
  status: z.enum(DEPARTURE_STATUSES),
  vehicle: text,
  people: natural,
  isToday: z.boolean().describe("It runs today in Hanoi, so its manifest opens"),
})

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
  isOtherExact: booking.shape.isOtherExact,
  alternatives: z.array(departure),
  mail,
  message: text.describe("The text to send to a guest without an email address"),
})
