import * as z from "zod"
import { postCard } from "#domain/blog/shapes.server.ts"
import { nearestTours, tourOffer } from "#domain/tours/shapes.server.ts"
import { transferCard } from "#domain/transfers/shapes.server.ts"
import { localized, natural, slug } from "#server/openapi/shapes.server.ts"
import { reading, rideReading } from "./reading/shapes.server.ts"

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
