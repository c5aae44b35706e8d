import * as z from "zod/mini"
import { choices } from "#domain/catalogue/choices.schema.ts"
import {
  acceptsAlso,
  booleanField,
  choice,
  chosenSlug,
  entrySchemas,
  fromPlainText,
  isObject,
  listOf,
  localizedLine,
  localizedText,
  MAX_PLACES,
  nullable,
  orMissing,
  perhapsLine,
  perhapsText,
  readOnly,
  serverFields,
  slug,
  wholeNumber,
} from "#domain/catalogue/content-fields.ts"
import { commonFields } from "#domain/catalogue/entry-fields.ts"
import { pickupZones } from "#domain/catalogue/pickup-zones.schema.ts"
import {
  amount,
  currency,
  hasWholeMinorUnits,
  personPrices,
  priceError,
  sentPersonPrices,
  sentPrice,
  wholeMinorUnits,
} from "#domain/catalogue/prices.ts"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#domain/categories/category.ts"
import { AIRPORT_ENDS, MAX_DEPARTURES, TRANSFER_TYPES } from "#domain/transfers/transfer.ts"
import { fieldsError, wallClock } from "#lib/fields.ts"

const perPerson = z.strictObject(personPrices, priceError).check(wholeMinorUnits)

const pricedVehicle = z.strictObject(
  { code: z.string("vehicleUnknown").check(z.maxLength(40)), price: amount },
  priceError,
)

const perTrip = z
  .strictObject({ vehicles: listOf(pricedVehicle, 20).check(z.minLength(1, "priceInvalid")), currency }, priceError)
  .check(
    z.refine(
      ({ vehicles, currency }) => vehicles.every(({ price }) => hasWholeMinorUnits(price, currency)),
      "priceInvalid",
    ),
    z.refine(({ vehicles }) => new Set(vehicles.map(({ code }) => code)).size === vehicles.length, "vehicleTwice"),
  )

const fee = z.nullable(amount)
/** The API returns these fields, too. */
export const priceRuleFields = {
  night: z.nullable(amount).check(z.meta({ description: "For pick-ups from 22:00 to 5:59" })),
  childSeat: fee,
  extraStop: fee,
  /** Beyond the included waiting time. */
  waitingHour: fee,
  nameSign: fee,
  returnPercent: z
    .nullable(wholeNumber(1, 200))
    .check(z.meta({ description: "Price of the return in percent of the outbound leg; null if not offered" })),
}
const priceRules = z.strictObject(
  { ...priceRuleFields, choices: z._default(choices, []) },
  { error: fieldsError("priceRulesInvalid") },
)

const departureTimes = listOf(wallClock, MAX_DEPARTURES).check(
  z.refine((times) => times.every((time, nth) => nth === 0 || times[nth - 1]! < time), "timesInvalid"),
)
/** The API returns these fields, too. */
export const timetableFields = {
  times: departureTimes.check(
    z.minLength(1, "timetableInvalid"),
    z.meta({ description: "Departures of each day, in order" }),
  ),
  returnTimes: z._default(departureTimes, []).check(z.meta({ description: "Departures of the way back" })),
  places: z
    ._default(z.nullable(wholeNumber(1, 500)), null)
    .check(z.meta({ description: "Of each departure; null if they aren't counted here" })),
}
const timetable = z.strictObject(timetableFields, { error: fieldsError("timetableInvalid") })

/** The API returns these fields, too. */
export const airportFields = {
  end: choice(AIRPORT_ENDS),
  checkInMinutes: wholeNumber(0, 600).check(z.meta({ description: "Before take-off, when guests must be there" })),
}

const place = localizedLine(160)
const ends = z.strictObject({ from: z.optional(place), to: z.optional(place) }, { error: fieldsError("routeInvalid") })

/** Accepts a text or both ends (spec §3). */
const route = acceptsAlso(
  localizedLine(300),
  [{ type: "object", properties: { from: {}, to: {} }, required: ["from", "to"], additionalProperties: false }],
  (value) => (isObject(value) && "from" in value && "to" in value ? between(value.from, value.to) : value),
)

function between(from: unknown, to: unknown) {
  const [start, end] = [from, to].map(fromPlainText)
  const inBoth = (language: "en" | "vi") => {
    const places = [start, end].map((text) => isObject(text) && text[language])
    return places.every((text) => typeof text === "string" && text !== "") ? places.join(" – ") : undefined
  }
  const [en, vi] = [inBoth("en"), inBoth("vi")]
  return vi === undefined ? { en } : { en, vi }
}

/** Prices as the spec sends them. Missing ones are completed. */
const sentPricing = z.union(
  [
    z.strictObject(
      { vehicles: listOf(pricedVehicle, 20), currency: z.optional(currency), perTrip: z.optional(booleanField) },
      priceError,
    ),
    z.strictObject(sentPersonPrices, priceError),
  ],
  "pricingInvalid",
)

/** A category slug, or the object of spec §3 with fields of the transfer. */
const sentCategory = z.union(
  [
    slug,
    z.strictObject(
      {
        slug: z.optional(slug),
        name: z.optional(z.union([z.string("textInvalid").check(z.maxLength(120)), localizedLine(120)])),
        location: z.optional(perhapsLine(160)),
        serviceType: z.optional(choice(SERVICE_TYPES)),
        vehicleType: z.optional(choice(VEHICLE_TYPES)),
        region: z.optional(choice(REGIONS)),
        route: z.optional(ends),
      },
      { error: fieldsError("categoryInvalid") },
    ),
  ],
  { error: orMissing("categoryRequired", "categoryInvalid") },
)
export type SentCategory = z.infer<typeof sentCategory>

export const transferSchemas = entrySchemas(
  {
    category: chosenSlug("categoryRequired"),
    duration: wholeNumber(1, 10_080),
  },
  {
    slug,
    type: choice(TRANSFER_TYPES),
    serviceType: choice(SERVICE_TYPES),
    vehicleType: choice(VEHICLE_TYPES),
    title: localizedLine(160),
    shortDescription: perhapsLine(300),
    from: place,
    to: place,
    pricing: z.union([perTrip, perPerson], "pricingInvalid"),
    ...commonFields,
    description: perhapsText(20_000),
    location: perhapsLine(160),
    region: choice(REGIONS),
    name: nullable(localizedLine(160)),
    route: nullable(route),
    distance: z.nullable(wholeNumber(0, 5000)),
    rating: z.nullable(
      z
        .number("numberInvalid")
        .check(z.gte(0, "numberInvalid"), z.lte(5, "numberInvalid"), z.multipleOf(0.1, "numberInvalid")),
    ),
    luggage: nullable(localizedText(1000)),
    meetingPoint: nullable(localizedText(1000)),
    airport: z.nullable(z.strictObject(airportFields, { error: fieldsError("airportInvalid") })),
    priceRules,
    pickupZones,
    timetable: z.nullable(timetable),
    namesRequired: booleanField,
    freeWaitingMinutes: z.nullable(wholeNumber(0, 1440)),
    places: listOf(slug, MAX_PLACES),
  },
  {
    category: sentCategory,
    pricing: sentPricing,
    price: sentPrice,
    ...serverFields,
    ...readOnly("vehicles", "durationHours", "freeCancellationHours", "reviews"),
  },
)

export type TransferEntry = z.infer<typeof transferSchemas.entry>
