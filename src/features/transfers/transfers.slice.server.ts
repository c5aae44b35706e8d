import { PUBLIC, STAFF } from "#server/auth/roles.server.ts"
import { CONTENT_ACCESS } from "#server/catalogue/content-access.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { transferRoutes } from "./routes.server.ts"
import { transferUrls } from "./transfers.server.ts"

export const transfersSlice: ServerSlice = {
  endpoints: {
    "/transfers": {
      group: "Transfers",
      routes: transferRoutes,
      access: {
        ...CONTENT_ACCESS,
        "GET /featured/list": PUBLIC,
        "GET /types": PUBLIC,
        "GET /seats": PUBLIC,
        "POST /vehicles": STAFF,
        "PUT /vehicles/:code": STAFF,
        "DELETE /vehicles/:code": STAFF,
        "GET /search/text": PUBLIC,
        "GET /search": PUBLIC,
        "GET /routes/popular": PUBLIC,
        "GET /:id/preview": STAFF,
      },
    },
  },
  pages: [
    { path: "/transfers", parameters: ["search", "category", "type", "vehicle", "region", "sort", "page"] },
    { path: "/transfer/:slug", sitemap: { part: "transfers", urls: transferUrls } },
    { path: "/transfers/:slug" },
  ],
}
