import { Hono } from "hono"
import * as z from "zod"
import { contentRoutes, staffOnlyForHidden } from "#domain/catalogue/rows/content-routes.server.ts"
import { flag } from "#domain/catalogue/rows/list-schema.server.ts"
import { ACTIVITIES } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { query } from "#server/http/validation.server.ts"
import { all, describe } from "#server/openapi/describe.server.ts"
import { REGIONS, type TourCategory, VEHICLE_TYPES } from "./category.ts"
import { tourCategoryCollection, transferCategoryCollection } from "./category-tree-writes.server.ts"
import {
  collectRegions,
  collectVehicleTypes,
  findTourCategory,
  findTourCategoryById,
  findTransferCategory,
  findTransferCategoryById,
  listTourCategories,
  listTransferCategories,
  type ThemeFilter,
} from "./category-trees.server.ts"
import * as shapes from "./shapes.server.ts"

const themeQuery = z.object({ active: z.enum(ACTIVITIES).optional(), featured: flag, region: shapes.region.optional() })

type Themes<T extends TourCategory> = {
  list: (filter?: ThemeFilter) => Promise<T[]>
  query: z.ZodType<ThemeFilter>
  shape: z.ZodType<T>
  many: string
}

/** Returns the lists that categories of tours and of transfers have. */
function themeRoutes<T extends TourCategory>({ list, query: filter, shape, many }: Themes<T>) {
  return new Hono()
    .get("/", describe({ summary: `List ${many}`, answer: all(shape) }), staffOnlyForHidden, query(filter), async (c) =>
      c.json({ success: true, data: await list(c.req.valid("query")) }),
    )
    .get("/featured/list", describe({ summary: `List featured ${many}`, answer: all(shape) }), async (c) =>
      c.json({ success: true, data: await list({ featured: true }) }),
    )
    .get("/regions", describe({ summary: `List the regions of ${many}`, answer: all(shapes.region) }), async (c) =>
      c.json({ success: true, data: collectRegions(await list()) }),
    )
    .get(
      "/region/:region",
      describe({
        summary: `List the ${many} of a region and of all regions`,
        answer: all(shape),
        errors: ["NOT_FOUND"],
        path: { region: shapes.region },
      }),
      async (c) =>
        c.json({ success: true, data: await list({ region: known(REGIONS, c.req.param("region"), "Region") }) }),
    )
}

/** @throws notFound */
function known<Value extends string>(values: readonly Value[], sent: string, name: string): Value {
  const found = values.find((value) => value === sent)
  if (!found) throw notFound(name)
  return found
}

export const tourCategoryRoutes = contentRoutes({
  collection: tourCategoryCollection,
  shape: shapes.tourCategory,
  entry: shapes.tourEntry,
  one: "a tour category",
  many: "tour categories",
  forStaff: "a category of tours",
  findBySlug: findTourCategory,
  findById: findTourCategoryById,
  more: themeRoutes({
    list: listTourCategories,
    query: themeQuery,
    shape: shapes.tourCategory,
    many: "tour categories",
  }),
})

const transferThemes = themeRoutes({
  list: listTransferCategories,
  query: z.object({ ...themeQuery.shape, vehicle: z.enum(VEHICLE_TYPES).optional() }),
  shape: shapes.transferCategory,
  many: "transfer categories",
})

export const transferCategoryRoutes = contentRoutes({
  collection: transferCategoryCollection,
  shape: shapes.transferCategory,
  entry: shapes.transferEntry,
  one: "a transfer category",
  many: "transfer categories",
  forStaff: "a category of transfers",
  findBySlug: findTransferCategory,
  findById: findTransferCategoryById,
  more: transferThemes
    .get(
      "/vehicle-types",
      describe({ summary: "List the vehicle types of transfer categories", answer: all(shapes.vehicleType) }),
      async (c) => c.json({ success: true, data: collectVehicleTypes(await listTransferCategories()) }),
    )
    .get(
      "/vehicle/:type",
      describe({
        summary: "List the transfer categories of a vehicle type",
        answer: all(shapes.transferCategory),
        errors: ["NOT_FOUND"],
        path: { type: shapes.vehicleType },
      }),
      async (c) =>
        c.json({
          success: true,
          data: await listTransferCategories({ vehicle: known(VEHICLE_TYPES, c.req.param("type"), "Vehicle") }),
        }),
    ),
})
