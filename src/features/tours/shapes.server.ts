import * as z from "zod"
import { INTERESTS } from "#features/catalogue/content.ts"
import { mapValues } from "#features/catalogue/map-values.ts"
import {
  choice,
  commonCard,
  commonPage,
  contentRow,
  personPrices,
  pickupZone,
} from "#features/catalogue/shapes.server.ts"
import { reviewSummary } from "#features/reviews/shapes.server.ts"
import { pageOf, stored } from "#server/openapi/describe.server.ts"
import { localized, natural, slug, wallClock } from "#server/openapi/shapes.server.ts"
import { tourSchemas } from "./staff/tour-entry.schema.ts"
import { tourFacts } from "./staff/tour-facts.schema.ts"
import { CHILD_LIMITS, MEALS, TOUR_TEXTS } from "./tour.ts"

const named = z.strictObject({ slug, name: localized })

const card = {
  ...commonCard,
  category: named,
  duration: z.strictObject({ days: natural, nights: natural }),
  pricing: z
    .strictObject({ ...personPrices, perTrip: z.boolean() })
    .describe("Per person, in major units; zero means 'contact for price'"),
  hasDepartures: z.boolean().describe("True if only dated departures can be booked"),
  reviews: reviewSummary.nullable(),
}

export const tourCard = z.strictObject(card).meta({ id: "TourCard" })

const day = z.strictObject({
  title: localized,
  description: localized,
  meals: z.array(z.enum(MEALS)),
  stay: localized.optional(),
})

export const priceRules = z
  .strictObject({
    children: z
      .strictObject({
        by: z.enum(CHILD_LIMITS),
        free: z.strictObject({ below: natural, perAdults: natural, furtherPercent: natural }).nullable(),
        bands: z.array(z.strictObject({ below: natural, percent: natural.nullable() })),
      })
      .nullable()
      .describe("Prices of children by age in years or height in centimetres, in percent of the adult price"),
    tiers: z
      .array(z.strictObject({ people: natural, percentOff: natural }))
      .describe("Group discounts; the last tier that the party reaches applies"),
    privateGroups: z
      .array(z.strictObject({ people: natural, price: z.number() }))
      .describe("Total prices of private groups; the first that holds the party applies"),
    choices: z.array(choice),
  })
  .meta({ id: "TourPriceRules" })

export const tour = z
  .strictObject({
    ...card,
    ...commonPage,
    ...mapValues(TOUR_TEXTS, () => localized.nullable()),
    startTime: wallClock,
    destination: named.nullable(),
    itinerary: z.array(day),
    facts: tourFacts,
    interests: z.array(z.enum(INTERESTS)),
    priceRules,
    pickupZones: z.array(pickupZone),
  })
  .meta({ id: "Tour" })

export const entry = stored(tourSchemas.entry, "TourEntry")
export const list = pageOf(z.union([tour, tourCard, contentRow]))
