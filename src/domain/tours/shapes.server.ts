import * as z from "zod"
import { INTERESTS } from "#domain/catalogue/content.ts"
import { mapValues } from "#domain/catalogue/map-values.ts"
import {
  choice,
  commonCard,
  commonPage,
  contentRow,
  personPrices,
  pickupZone,
  reviewSummary,
} from "#domain/catalogue/shapes.server.ts"
import { DEPARTURE_STATUSES } from "#domain/departures/departure.ts"
import { leftAside, reading } from "#domain/search/reading/shapes.server.ts"
import { tourFacts } from "#domain/tours/staff/tour-entry.schema.ts"
import { pageOf, stored } from "#server/openapi/describe.server.ts"
import { calendarDate, id, localized, natural, slug, wallClock } from "#server/openapi/shapes.server.ts"
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

const next = z
  .strictObject({
    date: calendarDate,
    startTime: wallClock,
    departureId: id.nullable().describe("Null for tours on request, which start on any day"),
    status: z.enum(DEPARTURE_STATUSES).nullable(),
    placesLeft: natural.nullable(),
    needed: natural.nullable().describe("Travellers still needed: 0 if it runs, null without a minimum"),
    total: z
      .number()
      .nullable()
      .describe("What the party pays on that day, in the currency of `pricing`. Null without `adults` or a price"),
  })
  .nullable()
  .describe("The first day that fits the days and the party")

export const tourOffer = z.strictObject({ ...card, groupSize: natural.nullable(), next }).meta({ id: "TourOffer" })

/** What comes closest to words that no tour fits. */
export const nearestTours = z
  .strictObject({
    leftAside,
    sentence: localized.describe("What was left aside, and which tour comes closest"),
    data: z.array(tourOffer),
  })
  .describe("What comes closest if words were typed and no tour fits all of them")
  .meta({ id: "NearestTours" })

const bySlug = z.record(z.string(), natural)

export const tourCounts = z
  .strictObject({
    categories: bySlug,
    places: bySlug.describe("With the places within them"),
    days: bySlug.describe("By length in days; 7 stands for 7 and more"),
    guides: bySlug.describe("By language code"),
    needs: bySlug.describe("By what tours suit, such as `vegetarian`"),
    free: natural,
    guaranteed: natural,
    prices: z
      .strictObject({ min: natural, max: natural })
      .nullable()
      .describe("The lowest and the highest price in whole US dollars, whatever `minPrice` and `maxPrice` say"),
  })
  .meta({
    id: "TourCounts",
    description: "How many tours there would be with another value of one filter, all other filters unchanged.",
  })

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
export const list = pageOf(z.union([tour, tourCard, tourOffer, contentRow])).extend({
  counts: tourCounts.optional(),
  reading: reading.optional(),
  nearest: nearestTours.optional(),
})
