import * as z from "zod"
import { pageOf, stored } from "#server/openapi/describe.server.ts"
import {
  cancellationBand,
  currency,
  id,
  image,
  instant,
  localized,
  natural,
  pickupZone,
  reviewSummary,
  shapeOf,
  slug,
  version,
  wallClock,
} from "#server/openapi/shapes.server.ts"
import { tourEntry } from "./staff/tour-entry.schema.ts"
import { INTERESTS, type Tour, type TourCard, type TourPriceRules } from "./tour.ts"

const named = z.strictObject({ slug, name: localized })

const card = {
  _id: id,
  slug,
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  title: localized,
  shortDescription: localized,
  location: localized,
  images: z.array(image),
  category: named,
  duration: z.strictObject({ days: natural, nights: natural }),
  pricing: z
    .strictObject({ adult: z.number(), child: z.number().optional(), currency, perTrip: z.boolean() })
    .describe("For one person, in major units; zero means 'contact for price'"),
  price: z.number(),
  freeCancellationHours: natural.nullable(),
  hasDepartures: z.boolean().describe("Only dated departures can be booked; else any day"),
  reviews: reviewSummary.nullable(),
}

const tourCard = shapeOf<TourCard>()(z.strictObject(card).meta({ id: "TourCard" }))

const day = z.strictObject({
  title: localized,
  description: localized,
  meals: z.array(z.enum(["breakfast", "lunch", "dinner"])),
  stay: localized.optional(),
})

const priceRules = shapeOf<TourPriceRules>()(
  z
    .strictObject({
      children: z
        .strictObject({
          by: z.enum(["age", "height"]),
          free: z.strictObject({ below: natural, perAdults: natural, furtherPercent: natural }).nullable(),
          bands: z.array(z.strictObject({ below: natural, percent: natural.nullable() })),
        })
        .nullable()
        .describe("What children pay, by their years or their centimetres; percents are of the adult price"),
      tiers: z
        .array(z.strictObject({ people: natural, percentOff: natural }))
        .describe("What large groups get off: the last tier that the party reaches holds"),
      privateGroups: z
        .array(z.strictObject({ people: natural, price: z.number() }))
        .describe("What a group of its own pays as a whole: the first that holds the party"),
    })
    .meta({ id: "TourPriceRules" }),
)

export const tour = shapeOf<Tour>()(
  z
    .strictObject({
      ...card,
      description: localized,
      meetingPoint: localized.nullable(),
      startTime: wallClock,
      destination: named.nullable(),
      highlights: z.array(localized),
      itinerary: z.array(day),
      included: z.array(localized),
      excluded: z.array(localized),
      requirements: localized.nullable(),
      cancellationPolicy: localized.nullable(),
      cancellationBands: z.array(cancellationBand),
      interests: z.array(z.enum(INTERESTS)),
      priceRules,
      pickupZones: z.array(pickupZone),
      version,
      updatedAt: instant,
    })
    .meta({ id: "Tour" }),
)

export const entry = stored(tourEntry, "TourEntry")
export const list = pageOf(z.union([tour, tourCard]))
