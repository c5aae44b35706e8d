import { Hono } from "hono"
import { describeRoute } from "hono-openapi"
import * as z from "zod"
import { findEntry } from "#server/catalogue/content-writes.server.ts"
import { oneQuery } from "#server/catalogue/list-schema.server.ts"
import { staffOnlyForHidden, staffRoutes } from "#server/catalogue/staff-routes.server.ts"
import { query } from "#server/http/validation.server.ts"
import { all, type Description, describe, one } from "#server/openapi/describe.server.ts"
import { slug } from "#server/openapi/shapes.server.ts"
import {
  findCategory,
  findCategoryById,
  findHierarchy,
  findNames,
  listCategories,
  listCategoryTrees,
} from "./categories.server.ts"
import { REGIONS, VEHICLE_TYPES } from "./category.ts"
import {
  categoryChange,
  categoryCreation,
  tourCategoryChange,
  tourCategoryCreation,
  transferCategoryChange,
  transferCategoryCreation,
} from "./category-entry.schema.ts"
import { findStats } from "./category-stats.server.ts"
import { tourCategoryCollection, transferCategoryCollection } from "./category-tree-writes.server.ts"
import {
  findTourCategory,
  findTransferCategory,
  listTourCategories,
  listTransferCategories,
  readRegion,
  readVehicle,
  regionsOf,
  themeById,
  vehicleTypesOf,
} from "./category-trees.server.ts"
import { categoryCollection } from "./category-writes.server.ts"
import * as shapes from "./shapes.server.ts"

const truth = z.enum(["true", "false"]).transform((value) => value === "true")
const active = z.enum(["true", "false", "all"]).optional()
const region = z.enum(REGIONS)

const categoryQuery = z.object({
  type: z.string().max(40).optional(),
  active,
  level: z.coerce.number().int().min(0).max(5).optional(),
  parent: z.string().max(80).optional(),
  region: region.optional(),
  search: z.string().max(100).optional(),
  includeSubcategories: truth.optional(),
})

const hierarchyQuery = query(z.object({ view: z.enum(["full", "names"]).default("full") }))
const HIERARCHY: Description = {
  summary: "A category with all below it, by its slug",
  more: "Without a name the places of Vietnam. `view=names` gives their names alone.",
  answer: one(z.union([shapes.tree, shapes.names])),
  errors: ["NOT_FOUND"],
}
const findTree = (view: "full" | "names", name = "vietnam-tours") =>
  (view === "names" ? findNames : findHierarchy)(name)

export const categoryRoutes = new Hono()
  .use(describeRoute({ tags: ["Categories"] }))
  .get(
    "/",
    describe({
      summary: "Places and what else tours are sorted by",
      more: "`includeSubcategories` gives each with all that is below it.",
      answer: all(z.union([shapes.category, shapes.tree])),
    }),
    staffOnlyForHidden,
    query(categoryQuery),
    async (c) => {
      const { includeSubcategories, ...filter } = c.req.valid("query")
      return c.json({
        success: true,
        data: includeSubcategories ? await listCategoryTrees(filter) : await listCategories(filter),
      })
    },
  )
  .get("/hierarchy", describe(HIERARCHY), hierarchyQuery, async (c) =>
    c.json({ success: true, data: await findTree(c.req.valid("query").view) }),
  )
  .get(
    "/hierarchy/:name",
    describe({ ...HIERARCHY, path: { name: slug.meta({ examples: ["vietnam-tours"] }) } }),
    hierarchyQuery,
    async (c) => c.json({ success: true, data: await findTree(c.req.valid("query").view, c.req.param("name")) }),
  )
  .get(
    "/slug/:slug",
    describe({
      summary: "A category by its slug",
      answer: one(shapes.category),
      errors: ["NOT_FOUND", "MOVED"],
    }),
    async (c) => c.json({ success: true, data: await findCategory(c.req.param("slug")) }),
  )
  .get(
    "/:id/stats",
    describe({
      summary: "How many tours there are in a category and below",
      answer: one(shapes.stats),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await findStats(c.req.param("id")) }),
  )
  .get(
    "/:id",
    describe({
      summary: "A category by its id",
      more: "`view=edit` is what staff edit.",
      answer: one(z.union([shapes.category, shapes.entry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(oneQuery),
    async (c) => {
      const id = c.req.param("id")
      const edited = c.req.valid("query").view === "edit"
      return c.json({
        success: true,
        data: edited ? await findEntry(categoryCollection, id) : await findCategoryById(id),
      })
    },
  )
  .route(
    "/",
    staffRoutes(
      categoryCollection,
      { creation: categoryCreation, change: categoryChange },
      { what: "a category", entry: shapes.entry },
    ),
  )

const themeQuery = z.object({ active, featured: truth.optional(), region: region.optional() })

export const tourCategoryRoutes = new Hono()
  .use(describeRoute({ tags: ["Tour categories"] }))
  .get(
    "/",
    describe({ summary: "Categories of tours", answer: all(shapes.tourCategory) }),
    staffOnlyForHidden,
    query(themeQuery),
    async (c) => c.json({ success: true, data: await listTourCategories(c.req.valid("query")) }),
  )
  .get(
    "/featured/list",
    describe({ summary: "Featured categories of tours", answer: all(shapes.tourCategory) }),
    async (c) => c.json({ success: true, data: await listTourCategories({ featured: true }) }),
  )
  .get("/regions", describe({ summary: "Regions that have any", answer: all(shapes.region) }), async (c) =>
    c.json({ success: true, data: regionsOf(await listTourCategories()) }),
  )
  .get(
    "/region/:region",
    describe({
      summary: "Those of a region, and those of all",
      answer: all(shapes.tourCategory),
      errors: ["NOT_FOUND"],
      path: { region: shapes.region },
    }),
    async (c) =>
      c.json({ success: true, data: await listTourCategories({ region: readRegion(c.req.param("region")) }) }),
  )
  .get(
    "/slug/:slug",
    describe({ summary: "One by its slug", answer: one(shapes.tourCategory), errors: ["NOT_FOUND", "MOVED"] }),
    async (c) => c.json({ success: true, data: await findTourCategory(c.req.param("slug")) }),
  )
  .get(
    "/:id",
    describe({
      summary: "One by its id",
      more: "`view=edit` is what staff edit.",
      answer: one(z.union([shapes.tourCategory, shapes.tourEntry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(oneQuery),
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
  .use(describeRoute({ tags: ["Transfer categories"] }))
  .get(
    "/",
    describe({ summary: "Categories of transfers", answer: all(shapes.transferCategory) }),
    staffOnlyForHidden,
    query(z.object({ ...themeQuery.shape, vehicle: z.enum(VEHICLE_TYPES).optional() })),
    async (c) => c.json({ success: true, data: await listTransferCategories(c.req.valid("query")) }),
  )
  .get(
    "/featured/list",
    describe({ summary: "Featured categories of transfers", answer: all(shapes.transferCategory) }),
    async (c) => c.json({ success: true, data: await listTransferCategories({ featured: true }) }),
  )
  .get("/regions", describe({ summary: "Regions that have any", answer: all(shapes.region) }), async (c) =>
    c.json({ success: true, data: regionsOf(await listTransferCategories()) }),
  )
  .get(
    "/region/:region",
    describe({
      summary: "Those of a region, and those of all",
      answer: all(shapes.transferCategory),
      errors: ["NOT_FOUND"],
      path: { region: shapes.region },
    }),
    async (c) =>
      c.json({ success: true, data: await listTransferCategories({ region: readRegion(c.req.param("region")) }) }),
  )
  .get("/vehicle-types", describe({ summary: "Vehicles that have any", answer: all(shapes.vehicleType) }), async (c) =>
    c.json({ success: true, data: vehicleTypesOf(await listTransferCategories()) }),
  )
  .get(
    "/vehicle/:type",
    describe({
      summary: "Those of a vehicle",
      answer: all(shapes.transferCategory),
      errors: ["NOT_FOUND"],
      path: { type: shapes.vehicleType },
    }),
    async (c) =>
      c.json({ success: true, data: await listTransferCategories({ vehicle: readVehicle(c.req.param("type")) }) }),
  )
  .get(
    "/slug/:slug",
    describe({ summary: "One by its slug", answer: one(shapes.transferCategory), errors: ["NOT_FOUND", "MOVED"] }),
    async (c) => c.json({ success: true, data: await findTransferCategory(c.req.param("slug")) }),
  )
  .get(
    "/:id",
    describe({
      summary: "One by its id",
      more: "`view=edit` is what staff edit.",
      answer: one(z.union([shapes.transferCategory, shapes.transferEntry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(oneQuery),
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
