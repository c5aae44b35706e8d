import * as z from "zod"
import { DEPARTURE_STATUSES } from "#features/departures/departure.ts"
import { tourCard } from "#features/tours/shapes.server.ts"
import { pageOf } from "#server/openapi/describe.server.ts"
import { calendarDate, id, natural, wallClock } from "#server/openapi/shapes.server.ts"

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

export const tourOffer = tourCard.extend({ groupSize: natural.nullable(), next }).meta({ id: "TourOffer" })

const bySlug = z.record(z.string(), natural)

export const tourCounts = z
  .strictObject({
    categories: bySlug,
    places: bySlug.describe("With the places within them"),
    days: bySlug.describe("By length in days; 7 stands for 7 and more"),
    guides: bySlug.describe("By language code"),
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

export const tourSearch = pageOf(tourOffer).extend({ counts: tourCounts })
