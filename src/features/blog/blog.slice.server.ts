import { EVERYONE, PUBLIC, STAFF } from "#server/auth/roles.server.ts"
import { CONTENT_ACCESS } from "#server/catalogue/content-access.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { postUrls } from "./blog.server.ts"
import { blogRoutes } from "./routes.server.ts"
import { countViews, sweepViews } from "./views.server.ts"

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
  pages: [
    { path: "/blog", parameters: ["search", "category", "page"] },
    { path: "/blog/:slug", sitemap: { part: "blog", urls: postUrls } },
  ],
  jobs: [{ name: "views", everyMs: 5_000, run: countViews, atStop: true }],
  sweep: sweepViews,
}
