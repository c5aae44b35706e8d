import * as z from "zod"
import { post, postCard, postRow } from "#domain/blog/shapes.server.ts"
import { contentRow } from "#domain/catalogue/shapes.server.ts"
import { VEHICLE_TYPES } from "#domain/categories/category.ts"
import { DEPARTURE_STATUSES } from "#domain/departures/departure.ts"
import { tour, tourCard } from "#domain/tours/shapes.server.ts"
import { transfer, transferCard } from "#domain/transfers/shapes.server.ts"
import { AIRPORT_ENDS } from "#domain/transfers/transfer.ts"
import { pageOf } from "#server/openapi/describe.server.ts"
import { calendarDate, id, localized, natural, slug, wallClock } from "#server/openapi/shapes.server.ts"
import { leftAside, reading, rideReading } from "./reading/shapes.server.ts"

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

export const tourOffer = z
  .strictObject({ ...tourCard.shape, groupSize: natural.nullable(), next })
  .meta({ id: "TourOffer" })

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

export const tourList = pageOf(z.union([tour, tourCard, tourOffer, contentRow])).extend({
  counts: tourCounts.optional(),
  reading: reading.optional(),
  nearest: nearestTours.optional(),
})

/** How `from` and `to` were read. */
export const ends = z
  .strictObject({
    from: localized.nullable().describe("The place within the words of `from`, if they say more"),
    to: localized.nullable().describe("The place within the words of `to`, if they say more"),
    ignored: z.array(z.enum(AIRPORT_ENDS)).describe("Ends that are unknown, or that no ride joins with the other"),
    vehicle: z
      .enum(VEHICLE_TYPES)
      .nullable()
      .describe("The means among the words that no ride between the ends has, and that was left aside"),
  })
  .meta({ id: "RideEnds" })

export const transferList = pageOf(z.union([transfer, transferCard, contentRow])).extend({
  reading: rideReading.optional(),
  ends: ends.optional(),
})

/** What comes closest to words that no post is about. */
export const nearestPosts = z
  .strictObject({
    leftAside,
    sentence: localized.describe("What was left aside, and what these are instead"),
    data: z.array(postCard),
  })
  .meta({ id: "NearestPosts" })

export const postList = pageOf(z.union([post, postCard, postRow])).extend({ nearest: nearestPosts.optional() })

export const place = z
  .strictObject({ slug, name: localized, tours: natural })
  .describe("A destination or a theme, with its page at `/category/{slug}`")
  .meta({ id: "FoundPlace" })

const found = <Card extends z.ZodType>(card: Card) =>
  z.strictObject({ data: z.array(card), total: natural.describe("Up to 1,000 for tours") })

export const siteSearch = z
  .strictObject({
    success: z.literal(true),
    reading,
    ride: rideReading.optional(),
    places: z.array(place),
    tours: found(tourOffer).extend({ nearest: nearestTours.optional() }),
    transfers: found(transferCard),
    posts: found(postCard),
  })
  .meta({ id: "SiteSearch" })

export const suggestedPlace = z
  .strictObject({ name: localized, slug: slug.nullable().describe("Null if it is no destination of tours") })
  .meta({ id: "SuggestedPlace" })

export const leavingSoon = z
  .strictObject({ success: z.literal(true), data: z.array(tourOffer) })
  .meta({ id: "LeavingSoon" })
