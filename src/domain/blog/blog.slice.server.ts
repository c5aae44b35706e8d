import { CONTENT_ACCESS } from "#domain/catalogue/rows/content-access.server.ts"
import type { Lists } from "#domain/catalogue/rows/content-routes.server.ts"
import { CONTENT, EVERYONE, PUBLIC } from "#server/auth/roles.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"
import { postUrls } from "./blog.server.ts"
import { posts, postViews } from "./blog.table.server.ts"
import { blogRoutes } from "./routes.server.ts"
import { countViews, sweepViews } from "./views.server.ts"

/** Takes `lists` from the slice that searches. */
export const blogSlice = <Listing>({ lists }: { lists: Lists<Listing> }): ServerSlice => ({
  endpoints: {
    "/blogs": {
      group: "Blog",
      routes: blogRoutes(lists),
      access: {
        ...CONTENT_ACCESS,
        "GET /featured/list": PUBLIC,
        "GET /category/:category": PUBLIC,
        "GET /search/text": PUBLIC,
        "GET /:id/preview": CONTENT,
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
  personalData: {
    tables: [
      {
        table: posts,
        others:
          "id slug is_active is_archived is_featured title excerpt content featured_image images categories tags author outdated views search_title search_text version created_at updated_at published_at",
      },
      // Hashes with the hour in them, deleted after two.
      { table: postViews, others: "post_id visitor hour" },
    ],
  },
})
