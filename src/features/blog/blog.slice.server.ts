import { EVERYONE, PUBLIC, STAFF } from "#server/auth/roles.server.ts"
import { CONTENT_ACCESS } from "#server/catalogue/content-access.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { blogRoutes } from "./routes.server.ts"

export const blogSlice: ServerSlice = {
  endpoints: {
    "/blogs": {
      group: "Blog",
      routes: blogRoutes,
      access: {
        ...CONTENT_ACCESS,
        "GET /featured/list": PUBLIC,
        "GET /category/:category": PUBLIC,
        "GET /search/text": PUBLIC,
        "GET /:id/preview": STAFF,
        "POST /:id/views": EVERYONE,
      },
    },
  },
}
