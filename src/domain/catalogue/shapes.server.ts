import * as z from "zod"
import { currency, id, instant, localized, natural, slug, version } from "#server/openapi/shapes.server.ts"
import { choiceFields, optionFields } from "./choices.schema.ts"
import { MISSING_PARTS } from "./completeness.ts"
import { cancellationBandFields, imageFields } from "./content-fields.ts"
import { paymentPlanFields } from "./payment-plan.schema.ts"
import { pickupZoneFields } from "./pickup-zones.schema.ts"

export const image = z.strictObject(imageFields).meta({ id: "Image" })

export const cancellationBand = z.strictObject(cancellationBandFields).meta({
  id: "CancellationBand",
  description: "The refund while at least `hoursBefore` hours remain until the start.",
})

export const cancellationStep = z
  .strictObject({
    refundPercent: natural,
    until: instant.nullable().describe("The last moment at which this refund applies; null if it no longer changes"),
  })
  .meta({ id: "CancellationStep" })

export const paymentPlan = z.strictObject(paymentPlanFields).meta({
  id: "PaymentPlan",
  description: "How and by when guests pay: a deposit and the rest, or everything at once.",
})

export const choice = z
  .strictObject({
    ...choiceFields,
    name: localized,
    options: z.array(z.strictObject({ ...optionFields, name: localized })),
  })
  .meta({
    id: "Choice",
    description: "Something guests choose beside the product, such as a single room or a berth.",
  })

export const pickupZone = z
  .strictObject({ ...pickupZoneFields, name: localized, meetingPoint: localized.nullable() })
  .meta({ id: "PickupZone", description: "Where guests are picked up; `surcharge` is for the booking." })

export const reviewSummary = z.strictObject({ average: z.number().min(1).max(5), count: natural }).meta({
  id: "ReviewSummary",
  description: "The average rating of guests, to one decimal, and the number of reviews",
})

export const commonCard = {
  _id: id,
  slug,
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  title: localized,
  shortDescription: localized,
  location: localized,
  images: z.array(image),
  /** In major units of `pricing.currency`. */
  price: z.number(),
  freeCancellationHours: natural.nullable(),
}

export const personPrices = { adult: z.number(), child: z.number().optional(), currency }

export const commonPage = {
  description: localized,
  highlights: z.array(localized),
  included: z.array(localized),
  excluded: z.array(localized),
  cancellationPolicy: localized.nullable(),
  cancellationBands: z.array(cancellationBand),
  cutoffHours: natural.describe("Guests can book on request until this many hours before the start"),
  paymentPlan: paymentPlan.nullable().describe("Null: the company's usual one"),
  version,
  updatedAt: instant,
}

export const contentRow = z
  .strictObject({
    _id: id,
    slug,
    title: localized,
    location: localized,
    image: image.nullable(),
    isActive: z.boolean(),
    isArchived: z.boolean(),
    isFeatured: z.boolean(),
    position: natural,
    price: z.number().describe("In major units; zero means 'contact for price'"),
    currency,
    missing: z.array(z.enum(MISSING_PARTS)),
    outdated: natural.describe("Texts that are older than their translation"),
    version,
    updatedAt: instant,
  })
  .meta({ id: "ContentRow", description: "A row of the staff's list." })
