import { CATALOGUE_COLUMNS } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { CONTENT_ACCESS } from "#domain/catalogue/rows/content-access.server.ts"
import { PUBLIC } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { products, references } from "./products.table.server.ts"
import { productRoutes } from "./routes.server.ts"

export const productsSlice: ServerSlice = {
  endpoints: {
    "/products": {
      group: "Products",
      routes: productRoutes,
      access: {
        ...CONTENT_ACCESS,
        "GET /featured/list": PUBLIC,
        "GET /search/text": PUBLIC,
      },
    },
  },
  references,
  personalData: {
    tables: [
      {
        table: products,
        others: `${CATALOGUE_COLUMNS} days hours price_unit requirements add_on_for interests transfer_types place_ids`,
      },
    ],
  },
}
