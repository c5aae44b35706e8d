import * as z from "zod"
import { image } from "#domain/catalogue/shapes.server.ts"
import { stored } from "#server/openapi/describe.server.ts"
import { id, localized, natural, slug } from "#server/openapi/shapes.server.ts"
import { type CategoryTree, type PlaceNames, REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "./category.ts"
import { placeSchemas, tourCategorySchemas, transferCategorySchemas } from "./category-entry.schema.ts"

export const region = z.enum(REGIONS)
export const vehicleType = z.enum(VEHICLE_TYPES)

const common = {
  _id: id,
  slug,
  name: localized,
  description: localized,
  images: z.array(image),
  isActive: z.boolean(),
  region,
}

const placeFields = {
  ...common,
  type: z.string(),
  level: natural.describe("0 for a top-level category"),
  parent: id.nullable(),
  location: localized.nullable(),
  at: z
    .strictObject({ lat: z.number(), lon: z.number() })
    .nullable()
    .describe("Where it is in degrees, if its name is that of a known place of Vietnam"),
}

export const category = z.strictObject(placeFields).meta({ id: "Category" })
export const tree: z.ZodType<CategoryTree> = z
  .strictObject({
    ...placeFields,
    get children() {
      return z.array(tree)
    },
  })
  .meta({ id: "CategoryTree" })
export const names: z.ZodType<PlaceNames> = z
  .strictObject({
    slug,
    name: localized,
    get children() {
      return z.array(names)
    },
  })
  .meta({ id: "PlaceNames" })

export const stats = z.strictObject({
  _id: id,
  slug,
  tours: natural,
  subcategories: z.array(z.strictObject({ _id: id, slug, name: localized, tours: natural })),
})

const theme = {
  ...common,
  isFeatured: z.boolean(),
  location: localized.nullable(),
  level: z.literal(0).describe("Themes have no hierarchy"),
  parent: z.null(),
  type: z.enum(["tour", "transfer"]),
}
export const tourCategory = z.strictObject(theme).meta({ id: "TourCategory" })
export const transferCategory = z
  .strictObject({
    ...theme,
    vehicleType,
    serviceType: z.enum(SERVICE_TYPES),
    route: z.strictObject({ from: localized, to: localized }).nullable(),
  })
  .meta({ id: "TransferCategory" })

export const entry = stored(placeSchemas.entry, "CategoryEntry")
export const tourEntry = stored(tourCategorySchemas.entry, "TourCategoryEntry")
export const transferEntry = stored(transferCategorySchemas.entry, "TransferCategoryEntry")
