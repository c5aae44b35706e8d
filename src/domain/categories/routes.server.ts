import { Hono } from "hono"
import * as z from "zod"
import { contentRoutes, staffOnlyForHidden } from "#domain/catalogue/rows/content-routes.server.ts"
import { flag } from "#domain/catalogue/rows/list-schema.server.ts"
import { ACTIVITIES } from "#server/database/lists.server.ts"
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
import { findStats } from "./category-counts.server.ts"
import { categoryCollection } from "./category-writes.server.ts"
import * as shapes from "./shapes.server.ts"

const categoryQuery = z.object({
  type: z.string().max(40).optional(),
  active: z.enum(ACTIVITIES).optional(),
  level: z.coerce.number().int().min(0).max(5).optional(),
  parent: z.string().max(80).optional(),
  region: shapes.region.optional(),
  search: z.string().max(100).optional(),
  slugs: z
    .string()
    .max(1000)
    .transform((slugs) => slugs.split(","))
    .optional(),
  includeSubcategories: flag,
})

const hierarchyQuery = query(z.object({ view: z.enum(["full", "names"]).default("full") }))
const HIERARCHY: Description = {
  summary: "Get a category with all descendants by slug",
  more: "Without a name it returns the destinations of Vietnam. `view=names` returns names only.",
  answer: one(z.union([shapes.tree, shapes.names])),
  errors: ["NOT_FOUND"],
}
const findTree = (view: "full" | "names", name = "vietnam-tours") =>
  (view === "names" ? findNames : findHierarchy)(name)

const more = new Hono()
  .get(
    "/",
    describe({
      summary: "List categories of the destination tree",
      more: "`includeSubcategories` adds all descendants. `slugs` names the wanted ones, separated by commas.",
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
    "/:id/stats",
    describe({
      summary: "Count the tours of a category and its descendants",
      answer: one(shapes.stats),
      errors: ["NOT_FOUND"],
    }),
    async (c) => c.json({ success: true, data: await findStats(c.req.param("id")) }),
  )

export const categoryRoutes = contentRoutes({
  collection: categoryCollection,
  shape: shapes.category,
  entry: shapes.entry,
  one: "a category",
  many: "categories",
  findBySlug: findCategory,
  findById: findCategoryById,
  more,
})
