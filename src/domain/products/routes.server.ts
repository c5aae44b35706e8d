import { contentRoutes } from "#domain/catalogue/rows/content-routes.server.ts"
import { listFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { productFilters } from "./product-filters.schema.ts"
import { productCollection } from "./product-writes.server.ts"
import { findProduct, findProductById, listProductCards, listProductRows, listProducts } from "./products.server.ts"
import * as shapes from "./shapes.server.ts"

export const productRoutes = contentRoutes({
  collection: productCollection,
  shape: shapes.product,
  entry: shapes.entry,
  one: "a product",
  many: "products",
  texts: { id: { more: "With `view=edit`, the fields that staff edit." } },
  findBySlug: findProduct,
  findById: findProductById,
  lists: {
    fields: { ...productFilters.shape, ...listFields },
    shape: shapes.list,
    find: { full: listProducts, card: listProductCards, edit: listProductRows },
  },
})
