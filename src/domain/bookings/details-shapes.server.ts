import * as z from "zod"
import { image } from "#domain/catalogue/shapes.server.ts"
import { SERVICE_TYPES, VEHICLE_TYPES } from "#domain/categories/category.ts"
import { NEEDS_TRAVELERS } from "#domain/tours/tour.ts"
import { AIRPORT_ENDS, TRANSFER_TYPES } from "#domain/transfers/transfer.ts"
import { calendarDate, id, localized, natural, slug, wallClock } from "#server/openapi/shapes.server.ts"

const text = z.string()

export const bookedExtras = z.array(z.strictObject({ productId: id, name: localized, quantity: natural }))

const then = {
  name: localized,
  slug,
  image: image.nullable(),
  extras: bookedExtras,
}
export const bookedChoices = z
  .array(z.strictObject({ code: text, option: text, name: localized, quantity: natural }))
  .describe("What was chosen, such as a single room; `quantity` is for one leg")
const pickup = z
  .strictObject({
    zone: localized.nullable(),
    meetingPoint: localized.nullable(),
    place: text,
    time: wallClock.nullable().describe("Pick-up time, if before the start"),
  })
  .nullable()
export const travelerList = z.array(
  z.strictObject({
    name: text,
    birthYear: z.int().optional(),
    passportEnding: text.optional().describe("The last four characters of the passport number"),
  }),
)
const people = {
  needsTravelers: z.enum(NEEDS_TRAVELERS).optional().describe("What was needed of each traveller when it was booked"),
  travelerList: travelerList.optional(),
}
/** Hanoi date and time. */
const flight = z.strictObject({ number: text, date: calendarDate, time: wallClock.nullable() }).nullable()

export const tourDetails = z
  .strictObject({
    ...then,
    duration: z.strictObject({ days: natural, nights: natural }),
    location: localized,
    meetingPoint: localized.nullable(),
    privateGroup: z.boolean(),
    pickup,
    ...people,
    choices: bookedChoices,
  })
  .meta({ id: "TourDetails" })

export const transferDetails = z
  .strictObject({
    ...then,
    type: z.enum(TRANSFER_TYPES),
    airportEnd: z.enum(AIRPORT_ENDS).nullable().describe("Which end is the airport"),
    isReversed: z.literal(true).optional().describe("Set if it runs from the transfer's end to its start"),
    from: localized,
    to: localized,
    route: localized.nullable(),
    distance: z.number().nullable().describe("Kilometres"),
    duration: natural.describe("Minutes"),
    serviceType: z.enum(SERVICE_TYPES),
    vehicleType: z.enum(VEHICLE_TYPES),
    vehicle: localized.nullable(),
    vehicleCode: text.nullable(),
    largeBags: natural.nullable(),
    meetingPoint: localized.nullable(),
    pickup,
    dropoff: z.strictObject({ place: text }).nullable(),
    flight,
    returnTrip: z.strictObject({ travelDate: calendarDate, startTime: wallClock.nullable(), flight }).nullable(),
    childSeats: natural,
    extraStops: natural,
    waitingHours: natural,
    nameSign: text,
    ...people,
    choices: bookedChoices,
  })
  .meta({ id: "TransferDetails" })

export const productDetails = z
  .strictObject({
    ...then,
    location: localized,
    duration: z.strictObject({ days: natural, hours: natural.optional() }),
    quantity: natural.nullable(),
  })
  .meta({ id: "ProductDetails" })
