import * as z from "zod"
import {
  cancellationBand,
  currency,
  id,
  image,
  instant,
  localized,
  natural,
  slug,
  version,
} from "#server/openapi/shapes.server.ts"

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
  version,
  updatedAt: instant,
}
