import * as z from "zod"
import {
  choice,
  commonCard,
  commonPage,
  personPrices,
  pickupZone,
  reviewSummary,
} from "#domain/catalogue/shapes.server.ts"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#domain/categories/category.ts"
import { stored, warnings } from "#server/openapi/describe.server.ts"
import { localized, natural, slug, version, wallClock } from "#server/openapi/shapes.server.ts"
import { airportFields, priceRuleFields, timetableFields, transferSchemas } from "./staff/transfer-entry.schema.ts"
import { loadFields } from "./staff/vehicle-entry.schema.ts"
import { TRANSFER_TYPES } from "./transfer.ts"

const loads = z
  .array(z.strictObject(loadFields))
  .describe("Combinations of people and large bags that fit, from the most people with the fewest bags on")
const vehicleFields = { code: z.string(), name: localized, seats: natural, loads }
export const vehicle = z.strictObject(vehicleFields).meta({ id: "Vehicle" })

export const storedVehicle = z.strictObject({ ...vehicleFields, version }).meta({ id: "StoredVehicle" })
export const writtenVehicle = z.strictObject({ success: z.literal(true), data: storedVehicle, warnings })
export const byCode = { code: z.string().meta({ examples: ["seats7"] }) }

const card = {
  ...commonCard,
  type: z.enum(TRANSFER_TYPES),
  name: localized.describe("A short title"),
  isReversed: z
    .literal(true)
    .optional()
    .describe("Set in searches by `from` and `to` if the ride runs from the service's end to its start"),
  from: localized,
  to: localized,
  route: localized.nullable(),
  distance: z.number().nullable().describe("Kilometres"),
  duration: natural.describe("Minutes"),
  durationHours: z.number(),
  rating: z
    .number()
    .min(0)
    .max(5)
    .nullable()
    .describe("The guests' average, or the company's own figure while there are no reviews"),
  reviews: reviewSummary.nullable(),
  timetable: z.strictObject(timetableFields).nullable().describe("Null if it leaves when the guests want"),
  freeWaitingMinutes: natural.nullable().describe("Included in the price; null if nothing is said about it"),
  pricing: z
    .strictObject({ ...personPrices, perTrip: z.boolean() })
    .describe("In major units: per trip in the cheapest vehicle if `perTrip`, otherwise per person"),
  /** Fields that spec §3 puts below `category`. */
  category: z.strictObject({
    slug,
    name: localized,
    location: localized,
    serviceType: z.enum(SERVICE_TYPES),
    vehicleType: z.enum(VEHICLE_TYPES),
    region: z.enum(REGIONS),
    route: z.strictObject({ from: localized, to: localized }),
  }),
}

export const transferDeparture = z
  .strictObject({
    time: wallClock,
    arrival: wallClock,
    daysLater: natural.describe("Days from the departure to the arrival"),
    placesLeft: natural.nullable().describe("Null without a date, or if places aren't counted"),
  })
  .meta({ id: "TransferDeparture" })

export const ride = z
  .strictObject({
    vehicle: vehicle.nullable().describe("The cheapest that is large enough; null if seats are sold"),
    total: z.number().nullable().describe("Null if no vehicle is large enough, or the price is open"),
    totalWithReturn: z.number().nullable().describe("Null if there is no way back"),
    others: z
      .array(z.strictObject({ vehicle, total: z.number(), totalWithReturn: z.number().nullable() }))
      .describe("The other vehicles that are large enough, the cheapest first"),
    departures: z
      .array(transferDeparture)
      .describe("With the places left if `day` is given; empty without a timetable"),
  })
  .describe("What the ride costs, in the currency of `pricing`. Left out unless `people` is given")

export const transferCard = z.strictObject({ ...card, ride: ride.optional() }).meta({ id: "TransferCard" })

export const priceRules = z.strictObject({ ...priceRuleFields, choices: z.array(choice) }).meta({
  id: "TransferPriceRules",
  description: "Surcharges in major units; null means free or not offered.",
})

export const transfer = z
  .strictObject({
    ...card,
    ...commonPage,
    /** From the smallest; empty if seats are sold per person. */
    vehicles: z.array(z.strictObject({ ...vehicleFields, price: z.number() })),
    airport: z.strictObject(airportFields).nullable().describe("The end of the transfer where the airport is"),
    priceRules,
    pickupZones: z.array(pickupZone),
    namesRequired: z.boolean().describe("Whether the carrier needs the name of each passenger"),
    places: z.array(slug).describe("The destinations it serves, which decide what extras are sold with it"),
    luggage: localized.nullable(),
    meetingPoint: localized.nullable(),
  })
  .meta({ id: "Transfer" })

export const entry = stored(transferSchemas.entry, "TransferEntry")
