import * as z from "zod"
import {
  all,
  type Description,
  type Descriptions,
  group,
  one,
  staffWrites,
  stored,
} from "#server/openapi/describe.server.ts"
import { id, image, localized, natural, shapeOf, slug } from "#server/openapi/shapes.server.ts"
import {
  type Category,
  type CategoryStats,
  type CategoryTree,
  type PlaceNames,
  REGIONS,
  SERVICE_TYPES,
  type TourCategory,
  type TransferCategory,
  VEHICLE_TYPES,
} from "./category.ts"
import { categoryEntry, tourCategoryEntry, transferCategoryEntry } from "./category-entry.schema.ts"

const region = z.enum(REGIONS)
const vehicleType = z.enum(VEHICLE_TYPES)

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
  level: natural.describe("0 is a main category"),
  parent: id.nullable(),
  location: localized.nullable(),
}

const category = shapeOf<Category>()(z.strictObject(placeFields).meta({ id: "Category" }))
const tree: z.ZodType<CategoryTree> = z
  .strictObject({
    ...placeFields,
    get children() {
      return z.array(tree)
    },
  })
  .meta({ id: "CategoryTree" })
const names: z.ZodType<PlaceNames> = z
  .strictObject({
    slug,
    name: localized,
    get children() {
      return z.array(names)
    },
  })
  .meta({ id: "PlaceNames" })

const stats = shapeOf<CategoryStats>()(
  z.strictObject({
    _id: id,
    slug,
    tours: natural,
    subcategories: z.array(z.strictObject({ _id: id, slug, name: localized, tours: natural })),
  }),
)

const theme = { ...common, isFeatured: z.boolean() }
const tourCategory = shapeOf<TourCategory>()(z.strictObject(theme).meta({ id: "TourCategory" }))
const transferCategory = shapeOf<TransferCategory>()(
  z.strictObject({ ...theme, vehicleType, serviceType: z.enum(SERVICE_TYPES) }).meta({ id: "TransferCategory" }),
)

const place = stored(categoryEntry, "CategoryEntry")
const places = group("Categories", {
  "GET /categories": {
    summary: "Places and what else tours are sorted by",
    more: "`includeSubcategories` gives each with all that is below it.",
    answer: all(z.union([category, tree])),
  },
  "GET /categories/hierarchy/:name?": {
    summary: "A category with all below it, by its slug",
    more: "Without a name the places of Vietnam. `view=names` gives their names alone.",
    answer: one(z.union([tree, names])),
    errors: ["NOT_FOUND"],
    path: { name: slug.meta({ examples: ["vietnam-tours"] }) },
  },
  "GET /categories/slug/:slug": {
    summary: "A category by its slug",
    answer: one(category),
    errors: ["NOT_FOUND", "MOVED"],
  },
  "GET /categories/:id/stats": {
    summary: "How many tours there are in a category and below",
    answer: one(stats),
    errors: ["NOT_FOUND"],
  },
  "GET /categories/:id": {
    summary: "A category by its id",
    more: "`view=edit` is what staff edit.",
    answer: one(z.union([category, place])),
    errors: ["NOT_FOUND"],
  },
  ...staffWrites("/categories", "a category", place),
})

/** The routes that both kinds of themes have. */
function themeRoutes(path: string, what: string, schema: z.ZodType, entry: z.ZodType): Record<string, Description> {
  return {
    [`GET ${path}`]: { summary: `Categories of ${what}`, answer: all(schema) },
    [`GET ${path}/featured/list`]: { summary: `Featured categories of ${what}`, answer: all(schema) },
    [`GET ${path}/regions`]: { summary: "Regions that have any", answer: all(region) },
    [`GET ${path}/region/:region`]: {
      summary: "Those of a region, and those of all",
      answer: all(schema),
      errors: ["NOT_FOUND"],
      path: { region },
    },
    [`GET ${path}/slug/:slug`]: {
      summary: "One by its slug",
      answer: one(schema),
      errors: ["NOT_FOUND", "MOVED"],
    },
    [`GET ${path}/:id`]: {
      summary: "One by its id",
      more: "`view=edit` is what staff edit.",
      answer: one(z.union([schema, entry])),
      errors: ["NOT_FOUND"],
    },
    ...staffWrites(path, `a category of ${what}`, entry),
  }
}

/** What the API says of categories. */
export const categoryDescriptions: Descriptions = {
  ...places,
  ...group("Tour categories", {
    ...themeRoutes("/tour-categories", "tours", tourCategory, stored(tourCategoryEntry, "TourCategoryEntry")),
  }),
  ...group("Transfer categories", {
    ...themeRoutes(
      "/transfer-categories",
      "transfers",
      transferCategory,
      stored(transferCategoryEntry, "TransferCategoryEntry"),
    ),
    "GET /transfer-categories/vehicle-types": { summary: "Vehicles that have any", answer: all(vehicleType) },
    "GET /transfer-categories/vehicle/:type": {
      summary: "Those of a vehicle",
      answer: all(transferCategory),
      errors: ["NOT_FOUND"],
      path: { type: vehicleType },
    },
  }),
}
