import * as z from "zod"
import { INTERESTS } from "#domain/catalogue/content.ts"
import { mapValues } from "#domain/catalogue/map-values.ts"
import {
  choice,
  commonCard,
  commonPage,
  personPrices,
  pickupZone,
  reviewSummary,
} from "#domain/catalogue/shapes.server.ts"
import { tourFacts } from "#domain/tours/staff/tour-entry.schema.ts"
import { stored } from "#server/openapi/describe.server.ts"
import { localized, natural, slug, wallClock } from "#server/openapi/shapes.server.ts"
import { tourSchemas } from "./staff/tour-entry.schema.ts"
import { priceRuleFields } from "./staff/tour-price-rules.schema.ts"
import { MEALS, NEEDS_TRAVELERS, TOUR_TEXTS } from "./tour.ts"

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
  steps: z
    .array(z.strictObject({ time: wallClock.optional(), text: localized }))
    .optional()
    .describe("The same in steps. The page shows them in place of the description"),
  stops: z
    .array(z.strictObject({ name: localized, lat: z.number(), lon: z.number() }))
    .optional()
    .describe("Places that the day leads to, in their order, for the map"),
})

export const priceRules = z
  .strictObject({ ...priceRuleFields, choices: z.array(choice) })
  .meta({ id: "TourPriceRules" })

export const tour = z
  .strictObject({
    ...card,
    ...commonPage,
    ...mapValues(TOUR_TEXTS, () => localized.nullable()),
    category: named.extend({ isActive: z.boolean().describe("Whether the category has a page on the site") }),
    startTime: wallClock,
    destination: named.nullable(),
    itinerary: z.array(day),
    facts: tourFacts,
    packing: z.array(localized).describe("What to bring"),
    questions: z.array(z.strictObject({ question: localized, answer: localized })),
    interests: z.array(z.enum(INTERESTS)),
    priceRules,
    pickupZones: z.array(pickupZone),
    needsTravelers: z
      .enum(NEEDS_TRAVELERS)
      .describe("Whether guests send the travellers' names after booking, or birth years and passports' ends, too"),
  })
  .meta({ id: "Tour" })

export const entry = stored(tourSchemas.entry, "TourEntry")
