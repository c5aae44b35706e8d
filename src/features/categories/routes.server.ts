import { Hono } from "hono"
import * as z from "zod"
import { query } from "#server/requests.server.ts"
import { findCategory, findHierarchy, findTourCategory, listCategories, listTourCategories, namesOf } from "./categories.server.ts"

const truth = z.enum(["true", "false"]).transform((value) => value === "true")

const categoryQuery = z.object({
  type: z.string().max(40).optional(),
  active: truth.optional(),
  level: z.coerce.number().int().min(0).max(5).optional(),
  parent: z.string().max(80).optional(),
})

export const categoryRoutes = new Hono()
  .get("/", query(categoryQuery), async (c) => c.json({ success: true, data: await listCategories(c.req.valid("query")) }))
  .get("/hierarchy/:name?", query(z.object({ view: z.enum(["full", "names"]).default("full") })), async (c) => {
    const tree = await findHierarchy(c.req.param("name") ?? "vietnam-tours")
    return c.json({ success: true, data: c.req.valid("query").view === "names" ? namesOf(tree) : tree })
  })
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findCategory(c.req.param("slug")) }))

export const tourCategoryRoutes = new Hono()
  .get("/", query(z.object({ active: truth.optional(), featured: truth.optional() })), async (c) =>
    c.json({ success: true, data: await listTourCategories(c.req.valid("query")) }),
  )
  .get("/featured/list", async (c) => c.json({ success: true, data: await listTourCategories({ featured: true }) }))
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findTourCategory(c.req.param("slug")) }))
