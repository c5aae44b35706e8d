import * as z from "zod"
import { INTERESTS } from "#domain/catalogue/content.ts"
import { commonCard, commonPage, contentRow, personPrices } from "#domain/catalogue/shapes.server.ts"
import { TRANSFER_TYPES } from "#domain/transfers/transfer.ts"
import { pageOf, stored } from "#server/openapi/describe.server.ts"
import { localized, natural, slug } from "#server/openapi/shapes.server.ts"
import { MAIN_PRODUCTS, PRICE_UNITS } from "./product.ts"
import { productSchemas } from "./product-entry.schema.ts"

const card = {
  ...commonCard,
  category: z.strictObject({ slug, name: localized }),
  duration: z
    .strictObject({ days: natural, nights: z.literal(0), hours: natural.optional() })
    .describe("`hours` is set for durations below a day"),
  pricing: z
    .strictObject({
      ...personPrices,
      perTrip: z.literal(false),
      per: z.enum(PRICE_UNITS),
    })
    .describe("In major units, for one `per`"),
  addOnFor: z.array(z.enum(MAIN_PRODUCTS)).describe("Product types that it is an add-on for"),
  transferTypes: z.array(z.enum(TRANSFER_TYPES)).describe("Kinds of transfers that it is an add-on for; empty: all"),
  places: z.array(slug).describe("Destinations whose tours and transfers it is an add-on for; empty: all"),
}

export const productCard = z.strictObject(card).meta({ id: "ProductCard" })

export const product = z
  .strictObject({
    ...card,
    ...commonPage,
    requirements: localized.nullable(),
    interests: z.array(z.enum(INTERESTS)),
  })
  .meta({ id: "Product" })

export const entry = stored(productSchemas.entry, "ProductEntry")
export const list = pageOf(z.union([product, productCard, contentRow]))
