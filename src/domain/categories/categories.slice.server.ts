import { CONTENT_ACCESS } from "#domain/catalogue/rows/content-access.server.ts"
import { PUBLIC } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import {
  CATEGORY_COLUMNS,
  categories,
  references,
  tourCategories,
  transferCategories,
} from "./categories.table.server.ts"
import { categoryUrls } from "./category-counts.server.ts"
import { categoryRoutes } from "./routes.server.ts"
import { tourCategoryRoutes, transferCategoryRoutes } from "./theme-routes.server.ts"

export const categoriesSlice: ServerSlice = {
  endpoints: {
    "/categories": {
      group: "Categories",
      routes: categoryRoutes,
      access: {
        ...CONTENT_ACCESS,
        "GET /hierarchy": PUBLIC,
        "GET /hierarchy/:name": PUBLIC,
        "GET /:id/stats": PUBLIC,
      },
    },
    "/tour-categories": {
      group: "Tour categories",
      routes: tourCategoryRoutes,
      access: {
        ...CONTENT_ACCESS,
        "GET /featured/list": PUBLIC,
        "GET /regions": PUBLIC,
        "GET /region/:region": PUBLIC,
      },
    },
    "/transfer-categories": {
      group: "Transfer categories",
      routes: transferCategoryRoutes,
      access: {
        ...CONTENT_ACCESS,
        "GET /featured/list": PUBLIC,
        "GET /regions": PUBLIC,
        "GET /region/:region": PUBLIC,
        "GET /vehicle-types": PUBLIC,
        "GET /vehicle/:type": PUBLIC,
      },
    },
  },
  pages: [
    {
      path: "/category/:slug",
      parameters: ["search", "category", "place", "days", "sort", "page"],
      showsPlacesLeft: true,
      sitemap: { part: "categories", urls: categoryUrls },
    },
  ],
  references,
  personalData: {
    tables: [
      { table: categories, others: `${CATEGORY_COLUMNS} type level parent_id` },
      { table: tourCategories, others: `${CATEGORY_COLUMNS} is_featured` },
      { table: transferCategories, others: `${CATEGORY_COLUMNS} is_featured vehicle_type service_type route` },
    ],
  },
}
