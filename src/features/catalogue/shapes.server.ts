import * as z from "zod"
import {
  cancellationBand,
  currency,
  id,
  image,
  instant,
  localized,
  natural,
  shapeOf,
  slug,
  version,
} from "#server/openapi/shapes.server.ts"
import { MISSING_PARTS } from "./completeness.ts"
import type { ContentRow } from "./content-row.ts"

export const commonCard = {
  _id: id,
  slug,
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  title: localized,
  shortDescription: localized,
  location: localized,
  images: z.array(image),
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
  cutoffHours: natural.describe("Guests book on request until this many hours before the start"),
  version,
  updatedAt: instant,
}

export const contentRow = shapeOf<ContentRow>()(
  z
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
    .meta({ id: "ContentRow", description: "A row of the staff's list." }),
)
