import { Hono } from "hono"
import * as z from "zod"
import { oneQuery } from "#server/catalogue-query.server.ts"
import { findEntry } from "#server/content-writes.server.ts"
import { query } from "#server/requests.server.ts"
import { staffForHidden, staffRoutes } from "#server/staff-routes.server.ts"
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
import { categoryCollection } from "./category-writes.server.ts"
import { tourCategoryCollection, transferCategoryCollection } from "./theme-writes.server.ts"
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
} from "./themes.server.ts"

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

export const categoryRoutes = new Hono()
  .get("/", staffForHidden, query(categoryQuery), async (c) => {
    const { includeSubcategories, ...filter } = c.req.valid("query")
    return c.json({
      success: true,
      data: includeSubcategories ? await listCategoryTrees(filter) : await listCategories(filter),
    })
  })
  .get("/hierarchy/:name?", query(z.object({ view: z.enum(["full", "names"]).default("full") })), async (c) => {
    const find = c.req.valid("query").view === "names" ? findNames : findHierarchy
    return c.json({ success: true, data: await find(c.req.param("name") ?? "vietnam-tours") })
  })
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findCategory(c.req.param("slug")) }))
  .get("/:id/stats", async (c) => c.json({ success: true, data: await findStats(c.req.param("id")) }))
  .get("/:id", staffForHidden, query(oneQuery), async (c) => {
    const id = c.req.param("id")
    const edited = c.req.valid("query").view === "edit"
    return c.json({
      success: true,
      data: edited ? await findEntry(categoryCollection, id) : await findCategoryById(id),
    })
  })
  .route("/", staffRoutes(categoryCollection, { creation: categoryCreation, change: categoryChange }))

const themeQuery = z.object({ active, featured: truth.optional(), region: region.optional() })

export const tourCategoryRoutes = new Hono()
  .get("/", staffForHidden, query(themeQuery), async (c) =>
    c.json({ success: true, data: await listTourCategories(c.req.valid("query")) }),
  )
  .get("/featured/list", async (c) => c.json({ success: true, data: await listTourCategories({ featured: true }) }))
  .get("/regions", async (c) => c.json({ success: true, data: regionsOf(await listTourCategories()) }))
  .get("/region/:region", async (c) =>
    c.json({ success: true, data: await listTourCategories({ region: readRegion(c.req.param("region")) }) }),
  )
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findTourCategory(c.req.param("slug")) }))
  .get("/:id", staffForHidden, query(oneQuery), async (c) => {
    const id = c.req.param("id")
    const edited = c.req.valid("query").view === "edit"
    const data = edited ? await findEntry(tourCategoryCollection, id) : themeById(await listTourCategories(), id)
    return c.json({ success: true, data })
  })
  .route("/", staffRoutes(tourCategoryCollection, { creation: tourCategoryCreation, change: tourCategoryChange }))

export const transferCategoryRoutes = new Hono()
  .get(
    "/",
    staffForHidden,
    query(z.object({ ...themeQuery.shape, vehicle: z.enum(VEHICLE_TYPES).optional() })),
    async (c) => c.json({ success: true, data: await listTransferCategories(c.req.valid("query")) }),
  )
  .get("/featured/list", async (c) => c.json({ success: true, data: await listTransferCategories({ featured: true }) }))
  .get("/regions", async (c) => c.json({ success: true, data: regionsOf(await listTransferCategories()) }))
  .get("/region/:region", async (c) =>
    c.json({ success: true, data: await listTransferCategories({ region: readRegion(c.req.param("region")) }) }),
  )
  .get("/vehicle-types", async (c) => c.json({ success: true, data: vehicleTypesOf(await listTransferCategories()) }))
  .get("/vehicle/:type", async (c) =>
    c.json({ success: true, data: await listTransferCategories({ vehicle: readVehicle(c.req.param("type")) }) }),
  )
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findTransferCategory(c.req.param("slug")) }))
  .get("/:id", staffForHidden, query(oneQuery), async (c) => {
    const id = c.req.param("id")
    const edited = c.req.valid("query").view === "edit"
    const data = edited
      ? await findEntry(transferCategoryCollection, id)
      : themeById(await listTransferCategories(), id)
    return c.json({ success: true, data })
  })
  .route(
    "/",
    staffRoutes(transferCategoryCollection, { creation: transferCategoryCreation, change: transferCategoryChange }),
  )
