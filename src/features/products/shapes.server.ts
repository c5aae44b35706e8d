import * as z from "zod"
import { INTERESTS } from "#features/tours/tour.ts"
import { pageOf, stored } from "#server/openapi/describe.server.ts"
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
import { MAIN_PRODUCTS, PRICE_UNITS, type Product, type ProductCard } from "./product.ts"
import { productEntry } from "./product-entry.schema.ts"

const card = {
  _id: id,
  slug,
  isActive: z.boolean(),
  isFeatured: z.boolean(),
  title: localized,
  shortDescription: localized,
  location: localized,
  images: z.array(image),
  category: z.strictObject({ slug, name: localized }),
  duration: z
    .strictObject({ days: natural, nights: z.literal(0), hours: natural.optional() })
    .describe("`hours` where it takes less than a day"),
  pricing: z
    .strictObject({
      adult: z.number(),
      child: z.number().optional(),
      currency,
      perTrip: z.literal(false),
      per: z.enum(PRICE_UNITS),
    })
    .describe("In major units, for one `per`"),
  price: z.number(),
  freeCancellationHours: natural.nullable(),
  addOnFor: z.array(z.enum(MAIN_PRODUCTS)).describe("What it is offered beside"),
}

const productCard = shapeOf<ProductCard>()(z.strictObject(card).meta({ id: "ProductCard" }))

export const product = shapeOf<Product>()(
  z
    .strictObject({
      ...card,
      description: localized,
      highlights: z.array(localized),
      included: z.array(localized),
      excluded: z.array(localized),
      requirements: localized.nullable(),
      cancellationPolicy: localized.nullable(),
      cancellationBands: z.array(cancellationBand),
      interests: z.array(z.enum(INTERESTS)),
      version,
      updatedAt: instant,
    })
    .meta({ id: "Product" }),
)

export const entry = stored(productEntry, "ProductEntry")
export const list = pageOf(z.union([product, productCard]))
