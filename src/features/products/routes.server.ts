import { Hono } from "hono"
import * as z from "zod"
import { findEntry } from "#server/catalogue/content-writes.server.ts"
import { detailQuery, listFields, withPageSize } from "#server/catalogue/list-schema.server.ts"
import { staffOnlyForHidden, staffRoutes } from "#server/catalogue/staff-routes.server.ts"
import { query } from "#server/http/validation.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { productChange, productCreation } from "./product-entry.schema.ts"
import { productFilters } from "./product-filters.schema.ts"
import { productCollection } from "./product-writes.server.ts"
import { findProduct, findProductById, listProductCards, listProductRows, listProducts } from "./products.server.ts"
import * as shapes from "./shapes.server.ts"

const listQuery = z.object({ ...productFilters.shape, ...listFields })
const textQuery = z.object({ ...listQuery.shape, q: z.string().max(100).default("") })

export const productRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List products",
      more: "Without `page` and `limit`, returns up to 500. With `view=card`, only the fields of a list. With `view=edit`, the rows of the staff's list.",
      answer: shapes.list,
    }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer(c.req.valid("query"))),
  )
  .get(
    "/featured/list",
    describe({ summary: "List featured products", answer: shapes.list }),
    staffOnlyForHidden,
    query(listQuery),
    async (c) => c.json(await answer({ ...c.req.valid("query"), featured: true })),
  )
  .get(
    "/search/text",
    describe({
      summary: "Search products by all words of `q`, ignoring accents",
      answer: shapes.list,
    }),
    staffOnlyForHidden,
    query(textQuery),
    async (c) => {
      const { q, ...listing } = c.req.valid("query")
      return c.json(await answer({ ...listing, search: q }))
    },
  )
  .get(
    "/slug/:slug",
    describe({
      summary: "Get a product by slug",
      answer: one(shapes.product),
      errors: ["NOT_FOUND", "MOVED"],
    }),
    async (c) => c.json({ success: true, data: await findProduct(c.req.param("slug")) }),
  )
  .get(
    "/:id",
    describe({
      summary: "Get a product by id",
      more: "With `view=edit`, the fields that staff edit.",
      answer: one(z.union([shapes.product, shapes.entry])),
      errors: ["NOT_FOUND"],
    }),
    staffOnlyForHidden,
    query(detailQuery),
    async (c) => {
      const id = c.req.param("id")
      const edited = c.req.valid("query").view === "edit"
      return c.json({
        success: true,
        data: edited ? await findEntry(productCollection, id) : await findProductById(id),
      })
    },
  )
  .route(
    "/",
    staffRoutes(
      productCollection,
      { creation: productCreation, change: productChange },
      { what: "a product", entry: shapes.entry },
    ),
  )

async function answer({ view, ...listing }: z.infer<typeof listQuery>) {
  const page =
    view === "edit"
      ? await listProductRows(withPageSize(listing))
      : view === "card"
        ? await listProductCards(withPageSize(listing))
        : await listProducts(withPageSize(listing))
  return { success: true, ...page }
}
