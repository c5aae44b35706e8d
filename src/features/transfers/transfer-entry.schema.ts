import * as z from "zod/mini"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#features/categories/category.ts"
import {
  amount,
  cancellationBands,
  choice,
  currency,
  entrySchemas,
  images,
  isPayable,
  listOf,
  localizedLine,
  localizedText,
  otherNames,
  pickupZones,
  slug,
  truth,
  wholeNumber,
} from "#i18n/content-fields.ts"
import { fieldsError } from "#lib/fields.ts"
import { TRANSFER_TYPES } from "./transfer.ts"

const wrong = { error: fieldsError("priceInvalid") }

/** A seat or berth, by the person. Without `child` a child pays as an adult does. */
const perPerson = z
  .strictObject({ adult: amount, child: z.nullable(amount), currency }, wrong)
  .check(
    z.refine(
      ({ adult, child, currency }) => isPayable(adult, currency) && isPayable(child ?? 0, currency),
      "priceInvalid",
    ),
  )

const pricedVehicle = z.strictObject({ code: z.string("vehicleUnknown").check(z.maxLength(40)), price: amount }, wrong)

/** A trip, by the vehicle. */
const perTrip = z
  .strictObject({ vehicles: listOf(pricedVehicle, 20).check(z.minLength(1, "priceInvalid")), currency }, wrong)
  .check(
    z.refine(({ vehicles, currency }) => vehicles.every(({ price }) => isPayable(price, currency)), "priceInvalid"),
    z.refine(({ vehicles }) => new Set(vehicles.map(({ code }) => code)).size === vehicles.length, "vehicleTwice"),
  )

const fee = z.nullable(amount)
const priceRules = z.strictObject(
  {
    night: fee,
    childSeat: fee,
    extraStop: fee,
    waitingHour: fee,
    nameSign: fee,
    returnPercent: z.nullable(wholeNumber(1, 200)),
  },
  { error: fieldsError("priceRulesInvalid") },
)

const lines = listOf(localizedLine(400), 60)

const schemas = entrySchemas(
  {
    slug,
    type: choice(TRANSFER_TYPES),
    /** The slug of a transfer category. */
    category: slug,
    serviceType: choice(SERVICE_TYPES),
    vehicleType: choice(VEHICLE_TYPES),
    title: localizedLine(160),
    shortDescription: localizedLine(300),
    description: localizedText(20_000),
    location: localizedLine(160),
    from: localizedLine(160),
    to: localizedLine(160),
    /** Minutes. */
    duration: wholeNumber(1, 10_080),
    /** Major units of the currency. */
    pricing: z.union([perTrip, perPerson], "pricingInvalid"),
  },
  {
    isActive: truth,
    isFeatured: truth,
    /** The smaller, the further in front. */
    position: wholeNumber(0, 1_000_000),
    region: choice(REGIONS),
    /** Shorter than the title; null: the title. */
    name: z.nullable(localizedLine(120)),
    alsoKnownAs: otherNames,
    images,
    route: z.nullable(localizedLine(300)),
    /** Kilometres. */
    distance: z.nullable(wholeNumber(0, 5000)),
    /** The company's own figure, with one decimal. */
    rating: z.nullable(
      z
        .number("numberInvalid")
        .check(z.gte(0, "numberInvalid"), z.lte(5, "numberInvalid"), z.multipleOf(0.1, "numberInvalid")),
    ),
    highlights: lines,
    included: lines,
    excluded: lines,
    luggage: z.nullable(localizedText(1000)),
    meetingPoint: z.nullable(localizedText(1000)),
    cancellationPolicy: z.nullable(localizedText(2000)),
    cancellationBands,
    /** Which end is an airport, and how many minutes before take-off guests should be there. */
    airport: z.nullable(
      z.strictObject(
        { end: choice(["from", "to"]), checkInMinutes: wholeNumber(0, 600) },
        { error: fieldsError("airportInvalid") },
      ),
    ),
    /** Major units of the currency; null: not offered. */
    priceRules,
    pickupZones,
  },
)

/** A transfer as staff edit it. */
export const transferEntry = schemas.entry
export type TransferEntry = z.infer<typeof transferEntry>
/** Body of `POST /transfers`. */
export const transferCreation = schemas.creation
/** Body of `PUT /transfers/{id}`. */
export const transferChange = schemas.change
