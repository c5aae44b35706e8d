import { Hono } from "hono"
import * as z from "zod"
import { findEntry } from "#server/catalogue/content-writes.server.ts"
import { detailQuery } from "#server/catalogue/list-schema.server.ts"
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
import { categoryChange, categoryCreation } from "./category-entry.schema.ts"
import { active, flag, region } from "./category-query.schema.ts"
import { findStats } from "./category-stats.server.ts"
import { categoryCollection } from "./category-writes.server.ts"
import * as shapes from "./shapes.server.ts"

const categoryQuery = z.object({
  type: z.string().max(40).optional(),
  active,
  level: z.coerce.number().int().min(0).max(5).optional(),
  parent: z.string().max(80).optional(),
  region,
  search: z.string().max(100).optional(),
  includeSubcategories: flag,
})

const hierarchyQuery = query(z.object({ view: z.enum(["full", "names"]).default("full") }))
const HIERARCHY: Description = {
  summary: "Get a category with all descendants by slug",
  more: "Without a name it returns the places of Vietnam. `view=names` returns names only.",
  answer: one(z.union([shapes.tree, shapes.names])),
  errors: ["NOT_FOUND"],
}
const findTree = (view: "full" | "names", name = "vietnam-tours") =>
  (view === "names" ? findNames : findHierarchy)(name)

export const categoryRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List categories of the place tree",
      more: "`includeSubcategories` adds all descendants.",
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
      summary: "Get a category by slug",
      answer: one(shapes.category),
      errors: ["NOT_FOUND", "MOVED"],
    }),
    async (c) => c.json({ success: true, data: await findCategory(c.req.param("slug")) }),
  )
  .get(
    "/:id/stats",
    describe({
      summary: "Count the tours of a category and its descendants",
      answer: one(shapes.stats),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await findStats(c.req.param("id")) }),
  )
  .get(
    "/:id",
    describe({
      summary: "Get a category by id",
      more: "`view=edit` returns the editable fields, for staff.",
      answer: one(z.union([shapes.category, shapes.entry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(detailQuery),
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
