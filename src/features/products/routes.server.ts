import { Hono } from "hono"
import * as z from "zod"
import { listFields, oneQuery, sized } from "#server/catalogue-query.server.ts"
import { findEntry } from "#server/content-writes.server.ts"
import { query } from "#server/requests.server.ts"
import { staffForHidden, staffRoutes } from "#server/staff-routes.server.ts"
import { productChange, productCreation } from "./product-entry.schema.ts"
import { productFilters } from "./product-filters.schema.ts"
import { productCollection } from "./product-writes.server.ts"
import { findProduct, findProductById, listProductCards, listProducts } from "./products.server.ts"

const listQuery = z.object({ ...productFilters.shape, ...listFields })
const textQuery = z.object({ ...listQuery.shape, q: z.string().max(100).default("") })

export const productRoutes = new Hono()
  .get("/", staffForHidden, query(listQuery), async (c) => c.json(await answer(c.req.valid("query"))))
  .get("/featured/list", staffForHidden, query(listQuery), async (c) =>
    c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
  .get("/search/text", staffForHidden, query(textQuery), async (c) => {
    const { q, ...listing } = c.req.valid("query")
    return c.json(await answer({ ...listing, search: q }))
  })
  .get("/slug/:slug", async (c) => c.json({ success: true, data: await findProduct(c.req.param("slug")) }))
  .get("/:id", staffForHidden, query(oneQuery), async (c) => {
    const id = c.req.param("id")
    const edited = c.req.valid("query").view === "edit"
    return c.json({ success: true, data: edited ? await findEntry(productCollection, id) : await findProductById(id) })
  })
  .route("/", staffRoutes(productCollection, { creation: productCreation, change: productChange }))

async function answer({ view, ...listing }: z.infer<typeof listQuery>) {
  const page = view === "card" ? await listProductCards(sized(listing)) : await listProducts(sized(listing))
  return { success: true, ...page }
}
