import { Hono } from "hono"
import * as z from "zod"
import { findEntry } from "#server/catalogue/content-writes.server.ts"
import { detailQuery } from "#server/catalogue/list-schema.server.ts"
import { staffOnlyForHidden, staffRoutes } from "#server/catalogue/staff-routes.server.ts"
import { query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { VEHICLE_TYPES } from "./category.ts"
import {
  tourCategoryChange,
  tourCategoryCreation,
  transferCategoryChange,
  transferCategoryCreation,
} from "./category-entry.schema.ts"
import { active, flag, region } from "./category-query.schema.ts"
import { tourCategoryCollection, transferCategoryCollection } from "./category-tree-writes.server.ts"
import {
  collectRegions,
  collectVehicleTypes,
  findTourCategory,
  findTransferCategory,
  listTourCategories,
  listTransferCategories,
  readRegion,
  readVehicle,
  themeById,
} from "./category-trees.server.ts"
import * as shapes from "./shapes.server.ts"

const themeQuery = z.object({ active, featured: flag, region })

export const tourCategoryRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List tour categories", answer: all(shapes.tourCategory) }),
    staffOnlyForHidden,
    query(themeQuery),
    async (c) => c.json({ success: true, data: await listTourCategories(c.req.valid("query")) }),
  )
  .get(
    "/featured/list",
    describe({ summary: "List featured tour categories", answer: all(shapes.tourCategory) }),
    async (c) => c.json({ success: true, data: await listTourCategories({ featured: true }) }),
  )
  .get(
    "/regions",
    describe({ summary: "List the regions of tour categories", answer: all(shapes.region) }),
    async (c) => c.json({ success: true, data: collectRegions(await listTourCategories()) }),
  )
  .get(
    "/region/:region",
    describe({
      summary: "List the tour categories of a region and of all regions",
      answer: all(shapes.tourCategory),
      errors: ["NOT_FOUND"],
      path: { region: shapes.region },
    }),
    async (c) =>
      c.json({ success: true, data: await listTourCategories({ region: readRegion(c.req.param("region")) }) }),
  )
  .get(
    "/slug/:slug",
    describe({
      summary: "Get a tour category by slug",
      answer: one(shapes.tourCategory),
      errors: ["NOT_FOUND", "MOVED"],
    }),
    async (c) => c.json({ success: true, data: await findTourCategory(c.req.param("slug")) }),
  )
  .get(
    "/:id",
    describe({
      summary: "Get a tour category by id",
      more: "`view=edit` returns the editable fields, for staff.",
      answer: one(z.union([shapes.tourCategory, shapes.tourEntry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const id = c.req.param("id")
      const edited = c.req.valid("query").view === "edit"
      const data = edited ? await findEntry(tourCategoryCollection, id) : themeById(await listTourCategories(), id)
      return c.json({ success: true, data })
    },
  )
  .route(
    "/",
    staffRoutes(
      tourCategoryCollection,
      { creation: tourCategoryCreation, change: tourCategoryChange },
      { what: "a category of tours", entry: shapes.tourEntry },
    ),
  )

export const transferCategoryRoutes = new Hono()
  .get(
    "/",
    describe({ summary: "List transfer categories", answer: all(shapes.transferCategory) }),
    staffOnlyForHidden,
    query(z.object({ ...themeQuery.shape, vehicle: z.enum(VEHICLE_TYPES).optional() })),
    async (c) => c.json({ success: true, data: await listTransferCategories(c.req.valid("query")) }),
  )
  .get(
    "/featured/list",
    describe({ summary: "List featured transfer categories", answer: all(shapes.transferCategory) }),
    async (c) => c.json({ success: true, data: await listTransferCategories({ featured: true }) }),
  )
  .get(
    "/regions",
    describe({ summary: "List the regions of transfer categories", answer: all(shapes.region) }),
    async (c) => c.json({ success: true, data: collectRegions(await listTransferCategories()) }),
  )
  .get(
    "/region/:region",
    describe({
      summary: "List the transfer categories of a region and of all regions",
      answer: all(shapes.transferCategory),
      errors: ["NOT_FOUND"],
      path: { region: shapes.region },
    }),
    async (c) =>
      c.json({ success: true, data: await listTransferCategories({ region: readRegion(c.req.param("region")) }) }),
  )
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
      c.json({ success: true, data: await listTransferCategories({ vehicle: readVehicle(c.req.param("type")) }) }),
  )
  .get(
    "/slug/:slug",
    describe({
      summary: "Get a transfer category by slug",
      answer: one(shapes.transferCategory),
      errors: ["NOT_FOUND", "MOVED"],
    }),
    async (c) => c.json({ success: true, data: await findTransferCategory(c.req.param("slug")) }),
  )
  .get(
    "/:id",
    describe({
      summary: "Get a transfer category by id",
      more: "`view=edit` returns the editable fields, for staff.",
      answer: one(z.union([shapes.transferCategory, shapes.transferEntry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const id = c.req.param("id")
      const edited = c.req.valid("query").view === "edit"
      const data = edited
        ? await findEntry(transferCategoryCollection, id)
        : themeById(await listTransferCategories(), id)
      return c.json({ success: true, data })
    },
  )
  .route(
    "/",
    staffRoutes(
      transferCategoryCollection,
      { creation: transferCategoryCreation, change: transferCategoryChange },
      { what: "a category of transfers", entry: shapes.transferEntry },
    ),
  )
